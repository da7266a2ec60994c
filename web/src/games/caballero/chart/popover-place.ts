import type { Cell } from '../../../draw/grid';
import { type Camera, cellRect, overlap, type Rect, rectAt, type Viewport } from '../../../table/map/camera';
import { captionPlace, covering, FREE_AT_ANY_DISTANCE } from './caption-place';
import { PROMPT } from './corners';

type Side = 'above' | 'below' | 'right' | 'left';
/** The side of its cell where a popover is, or `apart` if it is elsewhere with a line to the cell. */
export type PopoverSide = Side | 'apart';

const SIDES: readonly Side[] = ['above', 'below', 'right', 'left'];
/** The distance from the cell. */
const DISTANCE = 10;
/** Pieces within this distance, in cells, belong to the question. */
const NEAR = 2;
/** The extra weight of cells next to the cell, which the decision depends on. */
const BESIDE = 4;
/** The extra weight of an endangered tile: it must stay visible. */
const ENDANGERED = 20;
const READ_BEFORE = 0.5;
/** How much better a later side must be than an earlier one. */
const HABIT = 400;
const OUTSIDE = 1e9;
/** How much of the pieces, as a part of a cell, the popover may cover before it moves apart. */
const A_CORNER = 0.15;

interface Wish {
  cell: Cell;
  camera: Camera;
  view: Viewport;
  /** The approximate size. */
  size: { width: number; height: number };
  /** Cells with pieces. */
  taken: readonly Cell[];
  /** Whether a tile there is about to be evicted. */
  isThreatened: (cell: Cell) => boolean;
}

/** The place of a popover: on a side, the middle of its edge there; apart, its upper left corner. */
export interface PopoverPlace {
  side: PopoverSide;
  left: number;
  top: number;
  rect: Rect;
}

/** A place for a question next to its cell, or apart from it if that covers less of the map. */
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

/** The side of a cell where a question covers least of the land in question. */
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

/** The popover's place on a side: its rectangle, and the middle of the edge that faces the cell. */
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
