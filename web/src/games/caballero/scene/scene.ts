import type { Point } from '../../../draw/curve';
import { type Cell, neighbour, SIDES } from '../../../draw/grid';
import type { CaballeroTable } from '../../../protocol/types';
import { type Box, mapBox } from '../../../table/map/camera';
import { type Label, type Obstacle, pieceObstacles, placeLabels, type WantedLabel } from '../draw/labels';
import { type DrawnTile, drawnTiles, type RegionMap, regionMap } from '../draw/land';
import { regionNames } from '../draw/region-names';
import { badgeSize, badgeWidth } from './badge-parts';

/* Everything that the drawing needs from a position, computed once. */

export interface GovernorPlace {
  region: number;
  seat: number;
  at: Point;
  ship: boolean;
}

export interface Scene {
  table: CaballeroTable;
  tiles: DrawnTile[];
  map: RegionMap;
  box: Box;
  /** The name of the region on a side of an area tile. */
  nameAt: (spot: string) => string;
  governors: GovernorPlace[];
  /** The reader's own seat, if there is one. */
  reader: number | undefined;
}

export function makeScene(table: CaballeroTable, reader?: number): Scene {
  return { table, reader, ...drawingOf(table) };
}

/** Whether two scenes show the same map, so that nothing has to be drawn again. */
export function showSameMap(one: Scene, other: Scene): boolean {
  return one.map === other.map && one.reader === other.reader;
}

type Drawing = Omit<Scene, 'table' | 'reader'>;

const drawings = new WeakMap<CaballeroTable['regions'], { table: CaballeroTable; drawing: Drawing }>();

/** The content of the map. Many moves change nothing there, so the drawing is reused while its parts are the same. */
function drawingOf(table: CaballeroTable): Drawing {
  const kept = drawings.get(table.regions);
  if (kept?.table.areas === table.areas && kept.table.tiles === table.tiles) {
    return kept.drawing;
  }
  const drawing = drawn(table);
  drawings.set(table.regions, { table, drawing });
  return drawing;
}

function drawn(table: CaballeroTable): Drawing {
  const tiles = drawnTiles(table.areas);
  const map = regionMap(table, tiles);
  const governed = table.regions.flatMap((region, index) =>
    region.governor >= 0 ? [{ region: index, seat: region.governor, ship: region.ship }] : [],
  );
  const wanted = governed.map(({ region, ship }): WantedLabel => ({ region, width: ship ? 0.62 : 0.34, height: 0.44 }));
  const places = placeLabels(map, wanted, pieceObstacles(table, tiles, []));
  const governors = governed.map((g, i) => ({ ...g, at: [places[i]!.x - (g.ship ? 0.13 : 0), places[i]!.y] as Point }));
  const box = mapBox([...table.areas, ...table.tiles]);
  return { tiles, map, box, nameAt: regionNames(table.areas), governors };
}

export interface NameLabel extends Label {
  region: number;
  text: string;
  land: boolean;
}

export interface BadgeLabel extends Label {
  region: number;
}

export interface Labels {
  names: NameLabel[];
  badges: BadgeLabel[];
}

/** Regions with at least this many tiles get a name on the map; the others have names only in texts. */
const NAMED_TILES = 3;
/** A name that costs more than this covers too much and is left out. */
const NAME_LIMIT = 4.6;

/** Whether a region gets a badge on the map. */
export function isClaimed(table: CaballeroTable, region: number): boolean {
  const { governor, land, strengths, ships } = table.regions[region]!;
  return governor >= 0 || (land ? strengths : ships).some((n) => n > 0);
}

export function makeLabels(scene: Scene, cell: number, small: boolean, extra: readonly Obstacle[]): Labels {
  const { table, tiles, map } = scene;
  const obstacles = [...pieceObstacles(table, tiles, scene.governors), ...extra];
  const named = small
    ? []
    : table.regions.flatMap((region, index) => (map.cells[index]!.length >= NAMED_TILES ? [{ region, index }] : []));
  const nameWishes = named.map(({ region, index }) => {
    const text = scene.nameAt(region.name);
    return {
      region: index,
      text,
      land: region.land,
      width: (text.length * (region.land ? 11.4 : 7.4)) / 100,
      height: 0.2,
      strict: true,
    };
  });
  const names = placeLabels(map, nameWishes, obstacles)
    .map((label, i) => ({ ...label, ...nameWishes[i]! }))
    .filter((label) => label.cost < NAME_LIMIT);
  const blocks = names.map(({ x, y, width, height }) => ({
    x0: x - width / 2,
    y0: y - height / 2,
    x1: x + width / 2,
    y1: y + height / 2,
    weight: 55,
  }));
  const claimed = table.regions
    .map((_, index) => index)
    .filter((index) => isClaimed(table, index))
    .sort((a, b) => map.cells[a]!.length - map.cells[b]!.length);
  const badges = placeLabels(
    map,
    claimed.map((region) => ({
      region,
      width: badgeWidth(scene, region, small) / cell,
      height: badgeSize(small).height / cell,
    })),
    [...obstacles, ...blocks],
  ).map((label, i) => ({ ...label, region: claimed[i]! }));
  return { names: names.map(({ x, y, cost, region, text, land }) => ({ x, y, cost, region, text, land })), badges };
}

/** Below this size, the badge of a region of one tile would cover most of it. */
const CELL_FOR_BADGE = 56;

/** The badges that a map shows: on a map with small cells, regions of one tile have none. */
export function roomyBadges({ map }: Scene, badges: readonly BadgeLabel[], cell: number): readonly BadgeLabel[] {
  return cell < CELL_FOR_BADGE ? badges.filter(({ region }) => map.cells[region]!.length > 1) : badges;
}

/** The cells of all tiles, and those where the next tile may go. */
export function cellsInReach({ table: { areas, tiles } }: Scene): Cell[] {
  return [...areas, ...tiles].flatMap((tile) => [tile, ...SIDES.map((side) => neighbour(tile, side))]);
}

/**
 * A free round place for the compass rose of a picture, where no tile can come next, as far to the south-east as the window
 * allows.
 */
export function rosePlace(scene: Scene, window: Box, radius: number): Point | undefined {
  const middle = (window.y0 + window.y1) / 2;
  const taken = cellsInReach(scene);
  let best: Point | undefined;
  for (let x = window.x0 + radius; x <= window.x1 - radius; x += 0.25) {
    for (let y = middle; y <= window.y1 - radius; y += 0.25) {
      const isFree = taken.every(
        (cell) => Math.hypot(Math.max(cell.x - x, 0, x - cell.x - 1), Math.max(cell.y - y, 0, y - cell.y - 1)) > radius + 0.12,
      );
      if (isFree && (best === undefined || x + y > best[0] + best[1])) {
        best = [x, y];
      }
    }
  }
  return best;
}
