import type { Cell } from '../../../draw/grid';
import { type Camera, cellRect, overlap, type Rect, rectAt, type Viewport } from '../../../table/map/camera';
import { captionPlace, covering, FREE_AT_ANY_DISTANCE } from './caption-place';
import { PROMPT } from './corners';

type Side = 'above' | 'below' | 'right' | 'left';
/** On which side of its cell something stands, or where it covers nothing, with a line to the cell. */
export type PopoverSide = Side | 'apart';

const SIDES: readonly Side[] = ['above', 'below', 'right', 'left'];
/** The distance to its cell. */
const DISTANCE = 10;
/** So far away a piece belongs to what is asked about, in cells. */
const NEAR = 2;
/** Next to the cell is what decides about it. */
const BESIDE = 4;
/** Nobody may see this covered. */
const ENDANGERED = 20;
const READ_BEFORE = 0.5;
/** A later side must be clearly better than an earlier one. */
const HABIT = 400;
const OUTSIDE = 1e9;
/** So much of the pieces may be covered before it rather stands apart: as a part of a cell. */
const A_CORNER = 0.15;

interface Wish {
  cell: Cell;
  camera: Camera;
  view: Viewport;
  /** About how large it is. */
  size: { width: number; height: number };
  /** Cells with pieces. */
  taken: readonly Cell[];
  /** Whether a tile there is about to be evicted. */
  isThreatened: (cell: Cell) => boolean;
}

/** Where something stands: on a side, the middle of its edge there; apart, its upper left corner. */
export interface PopoverPlace {
  side: PopoverSide;
  left: number;
  top: number;
  rect: Rect;
}

/** A place next to a cell for a question about it, or apart from it if that covers less of the map. */
export function popoverPlace(wish: Wish): PopoverPlace {
  const { cell, camera, view, taken, size } = wish;
  const beside = besidePlace(wish);
  const pieces = taken.map((other) => cellRect(camera, view, other));
  const outside = size.width * size.height - overlap(beside.rect, rectAt(0, 0, view));
  const covered = covering(beside.rect, pieces) + outside;
  if (covered <= A_CORNER * camera.cell ** 2) {
    return beside;
  }
  const apart = captionPlace({ camera, view, cells: [cell], taken, size, perPixel: FREE_AT_ANY_DISTANCE });
  const { left, top } = apart.place;
  return apart.covered < covered ? { side: 'apart', left, top, rect: apart.place } : beside;
}

/** The side of a cell where a question about it covers least of the land in question. */
function besidePlace(wish: Wish): PopoverPlace {
  const { cell, camera, view, taken } = wish;
  const around = taken.flatMap((other) => {
    const distance = Math.max(Math.abs(other.x - cell.x), Math.abs(other.y - cell.y));
    const isBeside = Math.abs(other.x - cell.x) + Math.abs(other.y - cell.y) === 1;
    const place = isBeside ? BESIDE : 1;
    const weight = wish.isThreatened(other) ? ENDANGERED : place;
    return distance > 0 && distance <= NEAR ? [{ rect: cellRect(camera, view, other), weight }] : [];
  });
  let best: PopoverPlace = { side: SIDES[0]!, ...placeAt(SIDES[0]!, wish) };
  let least = Number.POSITIVE_INFINITY;
  SIDES.forEach((side, i) => {
    const { rect, left, top } = placeAt(side, wish);
    const isInside =
      rect.top >= view.frame && rect.bottom <= view.height - view.frame && rect.left >= 0 && rect.right <= view.width;
    const covered = around.reduce((sum, each) => sum + overlap(rect, each.rect) * each.weight, 0);
    const cost =
      covered + overlap(rect, PROMPT) * READ_BEFORE + i * HABIT + (isInside ? 0 : OUTSIDE - overlap(rect, rectAt(0, 0, view)));
    if (cost < least) {
      least = cost;
      best = { side, left, top, rect };
    }
  });
  return best;
}

/** Where it would stand on a side: its rectangle, and the middle of the edge that faces the cell. */
function placeAt(side: Side, { cell, camera, view, size }: Wish): { rect: Rect; left: number; top: number } {
  const at = cellRect(camera, view, cell);
  const { width, height } = size;
  const along = Math.min(view.width - width / 2, Math.max(width / 2, (at.left + at.right) / 2));
  const edge = view.frame + height / 2;
  const down = Math.min(view.height - edge, Math.max(edge, (at.top + at.bottom) / 2));
  switch (side) {
    case 'above':
      return { left: along, top: at.top - DISTANCE, rect: rectAt(along - width / 2, at.top - DISTANCE - height, size) };
    case 'below':
      return { left: along, top: at.bottom + DISTANCE, rect: rectAt(along - width / 2, at.bottom + DISTANCE, size) };
    case 'right':
      return { left: at.right + DISTANCE, top: down, rect: rectAt(at.right + DISTANCE, down - height / 2, size) };
    case 'left':
      return { left: at.left - DISTANCE, top: down, rect: rectAt(at.left - DISTANCE - width, down - height / 2, size) };
  }
}
