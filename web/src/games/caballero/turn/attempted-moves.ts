import { type Cell, cellKey, letterOf, SIDES, type Side, spotKey } from '../../../draw/grid';
import { SHIP_PLACES } from '../../../draw/TileArt';
import type { Action } from '../scene/moves';
import type { Scene } from '../scene/scene';
import { heldTile, type Selection } from '../scene/selection';

/* The moves that a player may have meant by pressing something that is not possible: the server explains why it refuses
   them. They have to be well-formed, but need not make sense. */

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The moves that a press at a point of the map could mean with the current selection; empty if it is no attempt. */
export function movesAttemptedAt(scene: Scene, seat: number, selection: Selection, x: number, y: number): string[] {
  const cell = { x: Math.floor(x), y: Math.floor(y) };
  const at = cellKey(cell.x, cell.y);
  const spot = spotKey(cell, nearestSide(x - cell.x, y - cell.y));
  const [from] = selection.path;
  switch (selection.action) {
    case 'area': {
      const tile = heldTile(selection);
      return tile === undefined ? [] : [`area ${tile} ${at}`];
    }
    case 'caballero':
      return NUMBERS.map((number) => `${isOwn(scene, seat, cell) ? 'raise' : 'cab'} ${at} ${number}`);
    case 'ship':
      return [`ship ${spot}`];
    case 'move':
      return movedTo(from, at, spot);
    case 'take':
      return [`take ${at}`];
    case 'castillo':
    case 'grande':
      return [`${selection.action} ${at}`];
    case 'governor':
      return [`governor ${spot}`];
    default:
      return [];
  }
}

/** The destination of a ship or castillo that is chosen, or being chosen. */
function movedTo(from: string | undefined, at: string, spot: string): string[] {
  const [kind, ...place] = from?.split(' ') ?? [];
  switch (kind) {
    case 'cell':
      return [`castillo ${place.join(' ')} ${at}`];
    case 'side':
      return [`sail ${place.join(' ')} ${spot}`];
    case 'court':
      return [`sail ${spot}`];
    default:
      return [`castillo ${at} ${at}`];
  }
}

/** The moves that a press on an action of the turn bar could mean, anywhere on the map. */
export function movesAttemptedBy(scene: Scene, seat: number, action: Action): string[] {
  const { table } = scene;
  const own = table.tiles.filter((tile) => tile.seat === seat).map(({ x, y }) => cellKey(x, y));
  const sides = own.flatMap((at) => SIDES.map((side) => `${at} ${letterOf(side)}`));
  switch (action) {
    case 'supply':
      return ['supply'];
    case 'area':
      // Beyond the map's edge there are no reasons about sides that don't match.
      return table.display.map((tile) => `area ${tile} ${cellKey(scene.box.x0 - 1, scene.box.y0 - 1)}`);
    case 'caballero':
      return shores(scene).map((at) => `cab ${at} 1`);
    case 'ship':
      return sides.map((spot) => `ship ${spot}`);
    case 'move':
      return own.map((at) => `castillo ${at} ${at}`);
    case 'governor':
      return table.regions.flatMap((region) => region.sides.slice(0, 1).map((spot) => `governor ${spot}`));
    default:
      return own.map((at) => `${action} ${at}`);
  }
}

/** The empty cells beside area tiles. */
function shores({ table, box }: Scene): string[] {
  const taken = new Set([...table.areas, ...table.tiles].map(({ x, y }) => cellKey(x, y)));
  const areas = new Set(table.areas.map(({ x, y }) => cellKey(x, y)));
  const found: string[] = [];
  for (let y = box.y0; y < box.y1; y++) {
    for (let x = box.x0; x < box.x1; x++) {
      const isBeside = [cellKey(x - 1, y), cellKey(x + 1, y), cellKey(x, y - 1), cellKey(x, y + 1)].some((key) =>
        areas.has(key),
      );
      if (isBeside && !taken.has(cellKey(x, y))) {
        found.push(cellKey(x, y));
      }
    }
  }
  return found;
}

function isOwn(scene: Scene, seat: number, cell: Cell): boolean {
  return scene.table.tiles.some((tile) => tile.seat === seat && tile.x === cell.x && tile.y === cell.y);
}

/** The side of a cell that is nearest to a point in it. */
function nearestSide(x: number, y: number): Side {
  const distance = (side: Side) => {
    const [px, py] = SHIP_PLACES[side]!;
    return Math.hypot(x - px / 100, y - py / 100);
  };
  return SIDES.reduce((best, side) => (distance(side) < distance(best) ? side : best));
}
