import { type Cell, cellKey, parseCell, parseSpot, type Side, spotKey } from '../../../draw/grid';
import { SHIP_PLACES } from '../../../draw/TileArt';
import type { Scene } from './scene';
import type { Target } from './selection';

/** A target on the map. */
export interface MapTarget {
  choice: string;
  state: 'now' | 'turn';
  /** An empty cell, a caballero tile, a side of one, or the region on a side of an area tile. */
  kind: 'cell' | 'tile' | 'side' | 'region';
  cell: Cell;
  side: Side | undefined;
  /** Whether there is a ship on the side: then the target is the ship. */
  occupied: boolean;
}

export function mapTargets(scene: Scene, targets: readonly Target[]): MapTarget[] {
  const tiles = new Map(scene.table.tiles.map((tile) => [cellKey(tile.x, tile.y), tile]));
  return targets.map(({ choice, state }): MapTarget => {
    const [word, place = '', letter = ''] = choice.split(' ');
    const tile = tiles.get(place);
    if (word === 'cell') {
      return {
        choice,
        state,
        kind: tile === undefined ? 'cell' : 'tile',
        cell: parseCell(place),
        side: undefined,
        occupied: false,
      };
    }
    const { cell, side } = parseSpot(`${place} ${letter}`);
    return {
      choice,
      state,
      kind: tile === undefined ? 'region' : 'side',
      cell,
      side,
      occupied: tile?.ships.includes(letter) ?? false,
    };
  });
}

const SPOT_REACH = 0.3;
/** Half of the size of a touch target, in pixels. */
const FINGER = 22;

/** The target at a point of the map in cells. Of a tile and the spots on its edge the nearest is meant; both have priority over the region. */
export function targetAt(
  scene: Scene,
  targets: readonly MapTarget[],
  x: number,
  y: number,
  cellSize: number,
): MapTarget | undefined {
  let nearest: MapTarget | undefined;
  let reach = Math.max(SPOT_REACH, FINGER / cellSize);
  for (const target of targets) {
    if (target.kind === 'side') {
      const [px, py] = SHIP_PLACES[target.side!]!;
      const distance = Math.hypot(x - target.cell.x - px / 100, y - target.cell.y - py / 100);
      if (distance < reach) {
        reach = distance;
        nearest = target;
      }
    }
  }
  const [cx, cy] = [Math.floor(x), Math.floor(y)];
  const inCell = targets.find(
    (target) => (target.kind === 'cell' || target.kind === 'tile') && target.cell.x === cx && target.cell.y === cy,
  );
  // Where tiles are small, a finger near the middle of one may reach a ship on its edge.
  const isOnTile = inCell?.kind === 'tile' && Math.hypot(x - cx - 0.5, y - cy - 0.5) < reach;
  if (nearest !== undefined && !isOnTile) {
    return nearest;
  }
  if (inCell !== undefined) {
    return inCell;
  }
  const region = scene.map.at(x, y);
  if (region === undefined) {
    // A tap on a tile with only one spot counts for the spot.
    const spots = targets.filter((target) => target.kind === 'side' && target.cell.x === cx && target.cell.y === cy);
    return spots.length === 1 ? spots[0] : undefined;
  }
  return targets.find((target) => target.kind === 'region' && scene.map.of(spotKey(target.cell, target.side!)) === region);
}

/** The targets in a cell for the keyboard, spots clockwise from north. */
export function targetsIn(scene: Scene, targets: readonly MapTarget[], cell: Cell): MapTarget[] {
  return targets.filter((target) => {
    if (target.kind === 'region') {
      const region = scene.map.of(spotKey(target.cell, target.side!));
      return region !== undefined && scene.map.cells[region]!.includes(cellKey(cell.x, cell.y));
    }
    return target.cell.x === cell.x && target.cell.y === cell.y;
  });
}
