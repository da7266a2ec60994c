import { type Cell, letterOf, numberOn, parseCell, parseSpot, printed, type Spot, sidesOf, symbolOf } from '../../../draw/grid';

/* The client contains no rules: it offers only moves from the server's list. Each move is read as a path of choices under
   one action of the turn bar, and the paths together give the choices at every step. */

export const ACTIONS = ['supply', 'area', 'caballero', 'ship', 'castillo', 'move', 'take', 'governor', 'grande'] as const;
export type Action = (typeof ACTIONS)[number];

export type Move =
  | { kind: 'power'; card: number }
  | { kind: 'supply' }
  | { kind: 'end' }
  | { kind: 'area'; tile: string; cell: Cell }
  | { kind: 'cab'; cell: Cell; north: number; grande: boolean }
  | { kind: 'raise'; cell: Cell; north: number }
  | { kind: 'ship'; to: Spot }
  | { kind: 'castillo'; cell: Cell }
  | { kind: 'castilloMove'; from: Cell; to: Cell }
  | { kind: 'sail'; to: Spot }
  | { kind: 'sailMove'; from: Spot; to: Spot }
  | { kind: 'dock'; from: Spot }
  | { kind: 'take'; cell: Cell }
  | { kind: 'governor'; region: Spot }
  | { kind: 'grande'; cell: Cell };

export function parseMove(text: string): Move {
  const [word, a = '', b = '', c = '', d = ''] = text.split(' ');
  switch (word) {
    case 'power':
      return { kind: 'power', card: Number(a) };
    case 'supply':
      return { kind: 'supply' };
    case 'end':
      return { kind: 'end' };
    case 'area':
      return { kind: 'area', tile: a, cell: parseCell(b) };
    case 'cab':
      return { kind: 'cab', cell: parseCell(a), north: Number(b), grande: c === 'grande' };
    case 'raise':
      return { kind: 'raise', cell: parseCell(a), north: Number(b) };
    case 'ship':
      return { kind: 'ship', to: parseSpot(`${a} ${b}`) };
    case 'castillo':
      return b === ''
        ? { kind: 'castillo', cell: parseCell(a) }
        : { kind: 'castilloMove', from: parseCell(a), to: parseCell(b) };
    case 'sail':
      return c === ''
        ? { kind: 'sail', to: parseSpot(`${a} ${b}`) }
        : { kind: 'sailMove', from: parseSpot(`${a} ${b}`), to: parseSpot(`${c} ${d}`) };
    case 'dock':
      return { kind: 'dock', from: parseSpot(`${a} ${b}`) };
    case 'take':
      return { kind: 'take', cell: parseCell(a) };
    case 'governor':
      return { kind: 'governor', region: parseSpot(`${a} ${b}`) };
    case 'grande':
      return { kind: 'grande', cell: parseCell(a) };
    default:
      throw new Error(`Not a move: ${text}`);
  }
}

/**
 * One choice on the way to a move. The table uses its text as a key to highlight it: `tile LLWWg` a tile of the display in its
 * printed form, `cell 1,0` a cell or the tile on it, `side 1,0 E` a side of a caballero tile or a region, `court` the ships in
 * court, `to cell 1,0` or `to side 1,0 E` the destination of a piece that is chosen afterwards, `turn LWWL` a rotation, `number
 * 3` or `number 3 grande` the number that faces north.
 */
export type Choice = string;

export function tileChoice(tile: string): Choice {
  return `tile ${printed(sidesOf(tile)).form}${symbolOf(tile)}`;
}

function cellChoice(cell: Cell): Choice {
  return `cell ${cell.x},${cell.y}`;
}

function sideChoice({ cell, side }: Spot): Choice {
  return `side ${cell.x},${cell.y} ${letterOf(side)}`;
}

/** The action of a move and the choices that lead to it; undefined for cards and the end of the turn. */
export function pathOf(move: Move): { action: Action; path: Choice[] } | undefined {
  switch (move.kind) {
    case 'supply':
      return { action: 'supply', path: [] };
    case 'area':
      return { action: 'area', path: [tileChoice(move.tile), cellChoice(move.cell), `turn ${sidesOf(move.tile)}`] };
    case 'cab':
      return { action: 'caballero', path: [cellChoice(move.cell), `number ${move.north}${move.grande ? ' grande' : ''}`] };
    case 'raise':
      return { action: 'caballero', path: [cellChoice(move.cell), `number ${move.north}`] };
    case 'ship':
      return { action: 'ship', path: [sideChoice(move.to)] };
    case 'castillo':
      return { action: 'castillo', path: [cellChoice(move.cell)] };
    case 'castilloMove':
      return { action: 'move', path: [cellChoice(move.from), cellChoice(move.to)] };
    case 'sail':
      return { action: 'move', path: ['court', sideChoice(move.to)] };
    case 'sailMove':
      return { action: 'move', path: [sideChoice(move.from), sideChoice(move.to)] };
    case 'dock':
      return { action: 'take', path: [sideChoice(move.from)] };
    case 'take':
      return { action: 'take', path: [cellChoice(move.cell)] };
    case 'governor':
      return { action: 'governor', path: [sideChoice(move.region)] };
    case 'grande':
      return { action: 'grande', path: [cellChoice(move.cell)] };
    case 'power':
    case 'end':
      return undefined;
  }
}

const TO = 'to ';

/** The destination that a choice names, if any. */
export function destination(choice: Choice | undefined): Choice | undefined {
  return choice?.startsWith(TO) ? choice.slice(TO.length) : undefined;
}

/** The other order of the same choices, if there is one: a ship or castillo is chosen before its destination, or after it. */
function pathFromGoal({ action, path: [from, to] }: { action: Action; path: Choice[] }): Choice[] | undefined {
  return action === 'move' && from !== undefined && to !== undefined ? [TO + to, from] : undefined;
}

interface Node {
  /** The complete move at this point, in the server's notation. */
  move: string | undefined;
  next: Map<Choice, Node>;
}

/** The legal moves by action and choices. */
export interface MoveTree {
  readonly actions: ReadonlyMap<Action, Node>;
  readonly cards: readonly number[];
  readonly canEnd: boolean;
}

export function moveTree(legal: readonly string[]): MoveTree {
  const actions = new Map<Action, Node>();
  const cards: number[] = [];
  let canEnd = false;
  for (const text of legal) {
    const move = parseMove(text);
    if (move.kind === 'power') {
      cards.push(move.card);
    } else if (move.kind === 'end') {
      canEnd = true;
    }
    const found = pathOf(move);
    if (found === undefined) {
      continue;
    }
    for (const path of [found.path, pathFromGoal(found)]) {
      if (path !== undefined) {
        path.reduce((node, choice) => child(node.next, choice), child(actions, found.action)).move = text;
      }
    }
  }
  return { actions, cards: cards.sort((a, b) => a - b), canEnd };
}

function child<K>(nodes: Map<K, Node>, key: K): Node {
  let node = nodes.get(key);
  if (node === undefined) {
    node = { move: undefined, next: new Map() };
    nodes.set(key, node);
  }
  return node;
}

function nodeAt(tree: MoveTree, action: Action, path: readonly Choice[]): Node | undefined {
  let node = tree.actions.get(action);
  for (const choice of path) {
    node = node?.next.get(choice);
  }
  return node;
}

/** The choices for the next step. */
export function choicesAt(tree: MoveTree, action: Action, path: readonly Choice[]): Choice[] {
  return [...(nodeAt(tree, action, path)?.next.keys() ?? [])];
}

/** The move that the choices lead to, if they are complete. */
export function moveAt(tree: MoveTree, action: Action, path: readonly Choice[]): string | undefined {
  return nodeAt(tree, action, path)?.move;
}

/** All moves under a choice, each once. */
export function movesUnder(tree: MoveTree, action: Action, path: readonly Choice[]): string[] {
  const out = new Set<string>();
  const walk = (node: Node) => {
    if (node.move !== undefined) {
      out.add(node.move);
    }
    node.next.forEach(walk);
  };
  const start = nodeAt(tree, action, path);
  if (start !== undefined) {
    walk(start);
  }
  return [...out];
}

/** The number of a caballero tile that a choice turns to the land sides; the highest if there are several, 0 on water only. */
export function landNumber(north: number, land: string): number {
  return Math.max(0, ...[...land].map((letter) => numberOn(north, 'NESW'.indexOf(letter) as 0 | 1 | 2 | 3)));
}
