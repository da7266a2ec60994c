import { isInside, type Point } from '../../../draw/curve';
import { cellKey, printed, SIDES, type Side, sidesOf, spotKey, symbolOf } from '../../../draw/grid';
import { hash } from '../../../draw/random';
import { type Corner, symbolPlace, type TileShape, tileShape } from '../../../draw/tile-shape';
import type { CaballeroTable, CaballeroTableArea } from '../../../protocol/types';

/* The map as it is drawn. At the table, tiles have no numbers, so a tile's shape depends on its printed form and on how many
   equal tiles were placed before it: equal tiles look different, and a tile keeps its shape from the display to the map. */

export interface DrawnTile {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly sides: string;
  readonly symbol: 'g' | 'f' | '';
  readonly seed: number;
  readonly shape: TileShape;
}

function kindOf(tile: string): string {
  return printed(sidesOf(tile)).form + symbolOf(tile);
}

function seedOf(kind: string, earlier: number): number {
  return hash(`tile${kind}#${earlier}`);
}

/** The seeds of the displayed tiles: the first of several equal ones counts as the next to be placed. */
export function displaySeeds(areas: readonly CaballeroTableArea[], display: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const area of areas) {
    const kind = kindOf(area.tile);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return display.map((tile) => {
    const kind = kindOf(tile);
    const earlier = counts.get(kind) ?? 0;
    counts.set(kind, earlier + 1);
    return seedOf(kind, earlier);
  });
}

/** The kind of the grid point at the north-west corner of a cell, by the edges that meet there as far as they are known. */
function cornerAt(at: ReadonlyMap<string, string>, x: number, y: number): Corner {
  const edge = (cx: number, cy: number, side: Side) => at.get(cellKey(cx, cy))?.[side];
  const edges = [
    edge(x - 1, y - 1, 1) ?? edge(x, y - 1, 3),
    edge(x, y - 1, 2) ?? edge(x, y, 0),
    edge(x - 1, y, 1) ?? edge(x, y, 3),
    edge(x - 1, y - 1, 2) ?? edge(x - 1, y, 0),
  ];
  if (edges.every((each) => each === undefined || each === 'L')) {
    return 'land';
  }
  // Water on both sides of land is not joined, unless it runs around the other end.
  const isPinched = edges.some(
    (each, i) => each === 'L' && edges[(i + 1) & 3] === 'W' && edges[(i + 3) & 3] === 'W' && edges[(i + 2) & 3] !== 'W',
  );
  return isPinched ? 'pinch' : 'cove';
}

const shapes = new Map<string, TileShape>();

/** Shapes are cached: a new tile changes only the corners of its neighbours, and previews come and go. */
function shapeOf(sides: string, seed: number, corners: readonly Corner[]): TileShape {
  const key = `${sides}${seed}${corners.join(' ')}`;
  let shape = shapes.get(key);
  if (shape === undefined) {
    shape = tileShape(sides, seed, corners);
    shapes.set(key, shape);
  }
  return shape;
}

export function drawnTiles(areas: readonly CaballeroTableArea[]): DrawnTile[] {
  const at = new Map(areas.map((area) => [cellKey(area.x, area.y), sidesOf(area.tile)]));
  const counts = new Map<string, number>();
  return areas.map(({ x, y, tile }) => {
    const kind = kindOf(tile);
    const earlier = counts.get(kind) ?? 0;
    counts.set(kind, earlier + 1);
    const seed = seedOf(kind, earlier);
    const corners = [cornerAt(at, x, y), cornerAt(at, x + 1, y), cornerAt(at, x + 1, y + 1), cornerAt(at, x, y + 1)];
    const sides = sidesOf(tile);
    return { key: cellKey(x, y), x, y, sides, symbol: symbolOf(tile), seed, shape: shapeOf(sides, seed, corners) };
  });
}

/** A region for drawing: its cells, and its order in the table. */
export interface RegionMap {
  /** The region on a side of an area tile, as `3,1 N`. */
  readonly of: (spot: string) => number | undefined;
  /** The region under a point in cells, or undefined off the map. */
  readonly at: (x: number, y: number) => number | undefined;
  readonly cells: readonly (readonly string[])[];
}

export function regionMap(table: CaballeroTable, tiles: readonly DrawnTile[]): RegionMap {
  const bySpot = new Map<string, number>();
  const cells = table.regions.map((region, index) => {
    for (const spot of region.sides) {
      bySpot.set(spot, index);
    }
    return [...new Set(region.sides.map((spot) => spot.slice(0, spot.indexOf(' '))))];
  });
  const byCell = new Map(tiles.map((tile) => [tile.key, tile]));
  const at = (x: number, y: number): number | undefined => {
    const tile = byCell.get(cellKey(Math.floor(x), Math.floor(y)));
    if (tile === undefined) {
      return undefined;
    }
    const p: Point = [(x - tile.x) * 100, (y - tile.y) * 100];
    const wanted = isInside(p, tile.shape.polygon) ? 'L' : 'W';
    const distance = [p[1], 100 - p[0], 100 - p[1], p[0]];
    let nearest: Side | undefined;
    for (const side of SIDES) {
      if (tile.sides[side] === wanted && (nearest === undefined || distance[side]! < distance[nearest]!)) {
        nearest = side;
      }
    }
    return nearest === undefined ? undefined : bySpot.get(spotKey(tile, nearest));
  };
  return { of: (spot) => bySpot.get(spot), at, cells };
}

/** The position of a tile's symbol in cells, which labels avoid. */
export function symbolPoint(tile: DrawnTile): Point | undefined {
  if (tile.symbol === '') {
    return undefined;
  }
  const [x, y] = symbolPlace(tile.sides, tile.symbol);
  return [tile.x + x / 100, tile.y + y / 100];
}
