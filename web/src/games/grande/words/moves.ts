/* Reads the server's legal moves as sequences of choices. There are no rules here: the choices are those that the moves
   name. */

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

/** The owner of the caballeros in a choice. */
export function ownerOf(choice: Choice): number | undefined {
  return choice.startsWith('@') ? Number(choice.slice(1)) : undefined;
}

export function isPlace(choice: Choice): boolean {
  return /^[A-Z]/.test(choice);
}

/** The player's selection: a kind of move and the choices so far. */
export interface Selection {
  kind: MapKind | undefined;
  path: readonly Choice[];
}

export const NOTHING: Selection = { kind: undefined, path: [] };

function under(moves: readonly GrandeMove[], { kind, path }: Selection): GrandeMove[] {
  return moves.filter((move) => move.kind === kind && path.every((choice, i) => move.path[i] === choice));
}

/** The choices for the next step. */
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

/** Continues automatically if there is only one choice, unless it is a place: the player chooses places. */
export function settled(moves: readonly GrandeMove[], selection: Selection): Selection {
  const next = choices(moves, selection);
  const [only] = next;
  return next.length === 1 && only !== undefined && !isPlace(only) && only !== 'court'
    ? settled(moves, { ...selection, path: [...selection.path, only] })
    : selection;
}

/** Chooses something: as the next step, or instead of the latest choice if it is an alternative. */
export function choose(moves: readonly GrandeMove[], selection: Selection, choice: Choice): Selection | undefined {
  for (let length = selection.path.length; length >= 0; length--) {
    const shorter = { ...selection, path: selection.path.slice(0, length) };
    if (choices(moves, shorter).includes(choice)) {
      return settled(moves, { ...shorter, path: [...shorter.path, choice] });
    }
  }
  return undefined;
}

/** Goes one step back, and undoes automatic choices with it. */
export function back(moves: readonly GrandeMove[], selection: Selection): Selection {
  for (let length = selection.path.length - 1; length >= 0; length--) {
    const shorter = { ...selection, path: selection.path.slice(0, length) };
    if (settled(moves, shorter).path.length < selection.path.length) {
      return settled(moves, shorter);
    }
  }
  return selection;
}

/** The part of a selection that is still valid in a new position: all of it if possible, so that a step can be repeated. */
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
 * The rest of a selection after its move was made. A card that moves pieces of any region asks for the region again: otherwise
 * the next press would be the destination of another piece from the same region.
 */
export function afterMove(moves: readonly GrandeMove[], selection: Selection): Selection {
  const isFree = selection.kind === 'move' && choices(moves, { kind: 'move', path: [] }).length > 1;
  return kept(moves, isFree ? { kind: 'move', path: [] } : selection);
}
