/* The server's legal moves, as sequences of choices. There are no rules here: what can be chosen is what the moves name. */

/** The moves that are made on the map, in the order in which they are offered. */
export const MAP_KINDS = ['recall', 'place', 'move', 'send', 'give', 'score', 'board', 'king', 'evict', 'grande'] as const;
export type MapKind = (typeof MAP_KINDS)[number];

/** One choice on the way to a move: a region's code or `Cas`, `court`, a scoreboard's name, or `@2` for the caballeros of seat 2. */
export type Choice = string;

export interface GrandeMove {
  text: string;
  kind: string;
  path: readonly Choice[];
}

export function parseMove(text: string): GrandeMove {
  const [kind = '', ...rest] = text.split(' ');
  if (kind === 'move') {
    const [from = '', to = '', owner = ''] = rest;
    return { text, kind, path: [from, `@${owner}`, to] };
  }
  if (kind === 'send') {
    const [region = '', owner = ''] = rest;
    return { text, kind, path: [region, `@${owner}`] };
  }
  return { text, kind, path: rest };
}

/** The seat that a choice of caballeros means. */
export function ownerOf(choice: Choice): number | undefined {
  return choice.startsWith('@') ? Number(choice.slice(1)) : undefined;
}

export function isPlace(choice: Choice): boolean {
  return /^[A-Z]/.test(choice);
}

/** What the player is about to do: a kind of move and the choices made so far. */
export interface Selection {
  kind: MapKind | undefined;
  path: readonly Choice[];
}

export const NOTHING: Selection = { kind: undefined, path: [] };

function under(moves: readonly GrandeMove[], { kind, path }: Selection): GrandeMove[] {
  return moves.filter((move) => move.kind === kind && path.every((choice, i) => move.path[i] === choice));
}

/** What may be chosen next. */
export function choices(moves: readonly GrandeMove[], selection: Selection): Choice[] {
  const next = under(moves, selection).flatMap((move) => move.path[selection.path.length] ?? []);
  return [...new Set(next)];
}

/** The move that the choices lead to, if they are complete. */
export function ready(moves: readonly GrandeMove[], selection: Selection): string | undefined {
  return under(moves, selection).find((move) => move.path.length === selection.path.length)?.text;
}

/** The kinds that can be made on the map now. */
export function kindsOf(moves: readonly GrandeMove[]): MapKind[] {
  return MAP_KINDS.filter((kind) => moves.some((move) => move.kind === kind));
}

/** Continues by itself if there is only one choice, unless it is a place: places are for the player. */
export function settled(moves: readonly GrandeMove[], selection: Selection): Selection {
  const next = choices(moves, selection);
  const [only] = next;
  return next.length === 1 && only !== undefined && !isPlace(only) && only !== 'court'
    ? settled(moves, { ...selection, path: [...selection.path, only] })
    : selection;
}

/** Chooses something: as the next step, or instead of the latest choice if it is an alternative to that. */
export function choose(moves: readonly GrandeMove[], selection: Selection, choice: Choice): Selection | undefined {
  for (let length = selection.path.length; length >= 0; length--) {
    const shorter = { ...selection, path: selection.path.slice(0, length) };
    if (choices(moves, shorter).includes(choice)) {
      return settled(moves, { ...shorter, path: [...shorter.path, choice] });
    }
  }
  return undefined;
}

/** One step back; choices that were made automatically go with it. */
export function back(moves: readonly GrandeMove[], selection: Selection): Selection {
  for (let length = selection.path.length - 1; length >= 0; length--) {
    const shorter = { ...selection, path: selection.path.slice(0, length) };
    if (settled(moves, shorter).path.length < selection.path.length) {
      return settled(moves, shorter);
    }
  }
  return selection;
}

/**
 * What is left of a selection in a new position: all of it if that is still possible, so that a step can be repeated, otherwise
 * its valid part.
 */
export function kept(moves: readonly GrandeMove[], selection: Selection): Selection {
  const kinds = kindsOf(moves);
  const kind = selection.kind !== undefined && kinds.includes(selection.kind) ? selection.kind : kinds[0];
  if (kind === undefined) {
    return NOTHING;
  }
  let path = kind === selection.kind ? selection.path : [];
  while (path.length > 0 && under(moves, { kind, path }).length === 0) {
    path = path.slice(0, -1);
  }
  return settled(moves, { kind, path });
}

/**
 * What is left of a selection after its move was made. Whoever moves pieces of any region chooses the region anew: what they press
 * next would otherwise be the place where another piece of the same region goes.
 */
export function afterMove(moves: readonly GrandeMove[], selection: Selection): Selection {
  const isFree = selection.kind === 'move' && choices(moves, { kind: 'move', path: [] }).length > 1;
  return kept(moves, isFree ? { kind: 'move', path: [] } : selection);
}
