/* Cells, sides and rotations in the notation of moves. Sides are counted clockwise from north: 0 N, 1 E, 2 S, 3 W. */

export type Side = 0 | 1 | 2 | 3;

export const SIDES: readonly Side[] = [0, 1, 2, 3];
const LETTERS = 'NESW';
const DX = [0, 1, 0, -1] as const;
const DY = [-1, 0, 1, 0] as const;

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export function cellKey(x: number, y: number): string {
  return `${x},${y}`;
}

export function parseCell(key: string): Cell {
  const comma = key.indexOf(',');
  return { x: Number(key.slice(0, comma)), y: Number(key.slice(comma + 1)) };
}

export function sideOf(letter: string): Side {
  const side = LETTERS.indexOf(letter);
  if (side < 0 || letter.length !== 1) {
    throw new Error(`Not a side: ${letter}`);
  }
  return side as Side;
}

export function letterOf(side: Side): string {
  return LETTERS[side]!;
}

export function opposite(side: Side): Side {
  return ((side + 2) & 3) as Side;
}

export function neighbour(cell: Cell, side: Side): Cell {
  return { x: cell.x + DX[side], y: cell.y + DY[side] };
}

/** A side of a cell in the notation of moves and regions: `3,1 N`. */
export interface Spot {
  readonly cell: Cell;
  readonly side: Side;
}

export function parseSpot(text: string): Spot {
  const [cell, side] = text.split(' ');
  return { cell: parseCell(cell!), side: sideOf(side!) };
}

export function spotKey(cell: Cell, side: Side): string {
  return `${cellKey(cell.x, cell.y)} ${letterOf(side)}`;
}

/** The four sides of an area tile, without its symbol. */
export function sidesOf(tile: string): string {
  return tile.slice(0, 4);
}

export type TileSymbol = 'g' | 'f' | '';

export function symbolOf(tile: string): TileSymbol {
  const symbol = tile.slice(4);
  return symbol === 'g' || symbol === 'f' ? symbol : '';
}

/** The sides after quarter turns clockwise. */
export function rotated(sides: string, turns: number): string {
  const n = ((turns % 4) + 4) % 4;
  return sides.slice(4 - n) + sides.slice(0, 4 - n);
}

/**
 * The printed form of a tile, which is the alphabetically first of its rotations, and the turns that lead from it to `sides`.
 */
export function printed(sides: string): { form: string; turns: Side } {
  let form = sides;
  let turns = 0;
  for (let n = 1; n < 4; n++) {
    const other = rotated(sides, -n);
    if (other < form) {
      form = other;
      turns = n;
    }
  }
  return { form, turns: turns as Side };
}

/** Two tiles are the same if one is a rotation of the other. */
export function sameTile(a: string, b: string): boolean {
  return symbolOf(a) === symbolOf(b) && printed(sidesOf(a)).form === printed(sidesOf(b)).form;
}

/** The number on a side of a caballero tile: 1-4 or 5-8 clockwise (EC-1.3). */
export function numberOn(north: number, side: Side): number {
  return north <= 4 ? ((north - 1 + side) % 4) + 1 : ((north - 5 + side) % 4) + 5;
}

/** The longitude in the notation of the chart's frame. */
export function longitude(x: number): string {
  return x === 0 ? '0' : `${Math.abs(x)}${x > 0 ? 'E' : 'W'}`;
}

export function latitude(y: number): string {
  return y === 0 ? '0' : `${Math.abs(y)}${y > 0 ? 'S' : 'N'}`;
}

export function cellName(cell: Cell): string {
  return `${longitude(cell.x)} ${latitude(cell.y)}`;
}
