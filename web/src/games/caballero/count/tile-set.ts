import tiles from '../../../../../rules/src/main/resources/hidalgo/rules/caballero/state/reconstructed.tiles';
import type { Text } from '../../../protocol/types';

/* A set of area tiles and its file (EC-1.2). `TileSet` in the module rules reads the same files and judges them alike:
   CountTilesTest in the module browser compares both with random sets. */

/** How many area tiles the box has. */
export const BOX = 48;

const MOST_TILES = 10_000;
/** The highest count in one line of a file. */
const MOST_IN_LINE = 999;
const LONGEST_NAME = 40;
const FEWEST_PLAYERS = 2;
const MOST_PLAYERS = 4;

/** The rounds of both games (EC-2.3). */
export const ROUNDS = { basic: 7, expanded: 10 } as const;

/** The possible shapes of a tile's sides, each in its alphabetically first rotation. */
export const SHAPES = ['WWWW', 'LWWW', 'LLWW', 'LWLW', 'LLLW', 'LLLL'] as const;

export type Shape = (typeof SHAPES)[number];

/** The tiles of a shape that EC-1.2 allows: without a symbol, with gold, with a fish. */
export function tilesOf(shape: Shape): string[] {
  return [shape, `${shape}g`, `${shape}f`].filter((tile) => faultOf(tile) === undefined);
}

const KINDS: readonly string[] = SHAPES.flatMap(tilesOf);

export interface TileSet {
  name: string;
  /** The count of each kind; missing kinds don't occur. */
  counts: Readonly<Record<string, number>>;
}

export function countOf({ counts }: TileSet, kind: string): number {
  return counts[kind] ?? 0;
}

/** How many tiles a set has; with a symbol (`g`, `f`), how many of them carry it. */
export function totalOf(set: TileSet, symbol = ''): number {
  return KINDS.filter((kind) => kind.endsWith(symbol)).reduce((sum, kind) => sum + countOf(set, kind), 0);
}

/** Reads a file, or returns the error in one of its lines. The set may still break a rule: see `problemOf`. */
export function readTiles(text: string): { set: TileSet } | { problem: Text } {
  let name = '';
  const counts: Record<string, number> = {};
  let total = 0;
  for (const [index, whole] of text.split(/\r?\n/).entries()) {
    const words = whole
      .split('#')[0]!
      .split(/[ \t\v\f\r]+/)
      .filter((word) => word !== '');
    const [first = '', second = ''] = words;
    if (words.length === 2 && first === 'name') {
      name = second;
    } else if (words.length === 2 && /^[0-9]{1,3}$/.test(first)) {
      const fault = faultOf(second);
      if (fault !== undefined) {
        return problem(fault, { tile: fault === 'noTile' && second.length > LONGEST_NAME ? '…' : second });
      }
      const kind = unturned(second);
      counts[kind] = (counts[kind] ?? 0) + Number(first);
      total += Number(first);
    } else if (words.length > 0) {
      return problem('line', { line: index + 1 });
    }
    if (total > MOST_TILES) {
      return problem('tooMany', { most: MOST_TILES });
    }
  }
  return { set: { name, counts } };
}

/** Why a set can't be used for any game, whatever its size. */
export function problemOf(set: TileSet): Text | undefined {
  if (!isName(set.name)) {
    return problem('name').problem;
  }
  return SHAPES.some((shape) => countOf(set, shape) > 0) ? undefined : problem('noStart').problem;
}

export function isName(name: string): boolean {
  return name.length <= LONGEST_NAME && name !== 'reconstructed' && /^[0-9A-Za-z_-]+$/.test(name);
}

/** How many tiles a game needs. */
export function neededFor(rounds: number, players = FEWEST_PLAYERS): number {
  return players * (rounds + 1) + 1;
}

/** How many players can play this number of rounds with a set; 0 if there are too few tiles for any game. */
export function playersOf(set: TileSet, rounds: number): number {
  const total = totalOf(set);
  let players = MOST_PLAYERS;
  while (players >= FEWEST_PLAYERS && neededFor(rounds, players) > total) {
    players--;
  }
  return players < FEWEST_PLAYERS ? 0 : players;
}

/** Writes a set as a file. */
export function fileOf(set: TileSet): string {
  const lines = KINDS.flatMap((kind) => {
    const count = countOf(set, kind);
    const full = Array.from({ length: Math.floor(count / MOST_IN_LINE) }, () => MOST_IN_LINE);
    return [...full, count % MOST_IN_LINE].filter((n) => n > 0).map((n) => `${n} ${kind}`);
  });
  return `name ${set.name}\n\n${lines.join('\n')}\n`;
}

function problem(fault: string, slots: Text['slots'] = {}): { problem: Text } {
  return { problem: { key: `ec.tiles.${fault}`, slots } };
}

/** Why a text is not a tile that EC-1.2 allows. */
function faultOf(tile: string): 'noTile' | 'gold' | 'fish' | 'bridgeFish' | undefined {
  if (!/^[LW]{4}[gf]?$/.test(tile)) {
    return 'noTile';
  }
  const sides = tile.slice(0, 4);
  if (tile.endsWith('g')) {
    return sides.includes('L') ? undefined : 'gold';
  }
  if (tile.endsWith('f')) {
    const bridge = /^(LW|WL)\1$/.test(sides) ? 'bridgeFish' : undefined;
    return sides.includes('W') ? bridge : 'fish';
  }
  return undefined;
}

/** The normalised rotation of a tile. */
function unturned(tile: string): string {
  const sides = tile.slice(0, 4);
  const [first] = [0, 1, 2, 3].map((turn) => sides.slice(turn) + sides.slice(0, turn)).sort();
  return first + tile.slice(4);
}

/** The set that Hidalgo plays with (EC-1.2). */
export const RECONSTRUCTED: TileSet = shipped();

function shipped(): TileSet {
  const found = readTiles(tiles);
  if ('problem' in found) {
    throw new Error(found.problem.key);
  }
  return found.set;
}
