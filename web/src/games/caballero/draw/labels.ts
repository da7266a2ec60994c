import type { Point } from '../../../draw/curve';
import { parseCell, sideOf } from '../../../draw/grid';
import { SHIP_PLACES } from '../../../draw/TileArt';
import type { CaballeroTable } from '../../../protocol/types';
import { type DrawnTile, type RegionMap, symbolPoint } from './land';

/* Labels place themselves: for each label, the code tries every point of the region on a grid of tenths of a cell, and takes
   the one where the label covers least. All sizes are in cells. This happens once per position, not per frame. */

/** Something that a label should not cover: a box, and the cost of covering a whole cell of it. */
export interface Obstacle {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  weight: number;
}

export interface WantedLabel {
  region: number;
  width: number;
  height: number;
  /** Names must stay inside their region; a badge may extend beyond its edge. */
  strict?: boolean;
}

export interface Label {
  x: number;
  y: number;
  cost: number;
}

function box(x: number, y: number, width: number, height: number, weight: number): Obstacle {
  return { x0: x - width / 2, y0: y - height / 2, x1: x + width / 2, y1: y + height / 2, weight };
}

/** Symbols, caballero tiles, ships and governors. */
export function pieceObstacles(
  table: CaballeroTable,
  tiles: readonly DrawnTile[],
  governors: readonly { at: Point; ship: boolean }[],
): Obstacle[] {
  const out: Obstacle[] = [];
  for (const tile of tiles) {
    const p = symbolPoint(tile);
    if (p !== undefined) {
      out.push(box(p[0], p[1], 0.26, 0.24, 60));
    }
  }
  for (const tile of table.tiles) {
    out.push(box(tile.x + 0.5, tile.y + 0.5, 0.96, 0.96, 40));
    for (const letter of tile.ships) {
      const [x, y] = SHIP_PLACES[sideOf(letter)]!;
      out.push(box(tile.x + x / 100, tile.y + y / 100, 0.32, 0.32, 60));
    }
  }
  for (const { at, ship } of governors) {
    out.push({ x0: at[0] - 0.17, y0: at[1] - 0.2, x1: at[0] + (ship ? 0.42 : 0.17), y1: at[1] + 0.24, weight: 70 });
  }
  return out;
}

const RIM_X = [-1, -0.5, 0, 0.5, 1];
const RIM_Y = [-1, 1];

/** Places the labels in their order; each becomes an obstacle for the next. */
export function placeLabels(map: RegionMap, wanted: readonly WantedLabel[], obstacles: readonly Obstacle[]): Label[] {
  const all = [...obstacles];
  return wanted.map((label) => {
    const placed = bestPlace(map, label, all);
    all.push(box(placed.x, placed.y, label.width + 0.06, label.height + 0.06, 90));
    return placed;
  });
}

function bestPlace(map: RegionMap, label: WantedLabel, obstacles: readonly Obstacle[]): Label {
  const cells = map.cells[label.region]!.map(parseCell);
  const middle: Point = [
    cells.reduce((sum, cell) => sum + cell.x + 0.5, 0) / cells.length,
    cells.reduce((sum, cell) => sum + cell.y + 0.5, 0) / cells.length,
  ];
  const w = label.width / 2;
  const h = label.height / 2;
  let best: Label | undefined;
  for (const cell of cells) {
    // Only obstacles near a cell matter for a label in it.
    const near = obstacles.filter(
      (o) => o.x0 < cell.x + 1 + w && o.x1 > cell.x - w && o.y0 < cell.y + 1 + h && o.y1 > cell.y - h,
    );
    for (let i = 0; i < 100; i++) {
      const x = cell.x + 0.05 + (i % 10) / 10;
      const y = cell.y + 0.05 + Math.floor(i / 10) / 10;
      let cost = 0.35 * Math.hypot(x - middle[0], y - middle[1]);
      for (const o of near) {
        const a = Math.min(x + w, o.x1) - Math.max(x - w, o.x0);
        const b = Math.min(y + h, o.y1) - Math.max(y - h, o.y0);
        if (a > 0 && b > 0) {
          cost += o.weight * a * b + 0.12;
        }
      }
      if (best !== undefined && cost >= best.cost) {
        continue;
      }
      if (map.at(x, y) !== label.region) {
        continue;
      }
      for (const u of RIM_X) {
        for (const v of RIM_Y) {
          if (map.at(x + u * w * 0.96, y + v * h * 0.9) !== label.region) {
            cost += label.strict ? 0.42 : 0.3;
          }
        }
      }
      if (best === undefined || cost < best.cost) {
        best = { x, y, cost };
      }
    }
  }
  return best ?? { x: middle[0], y: middle[1], cost: 0 };
}
