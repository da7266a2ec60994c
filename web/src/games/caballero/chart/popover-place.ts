import type { Cell } from '../../../draw/grid';
import { type Camera, cellRect, overlap, type Rect, rectAt, type Viewport } from '../../../table/camera';
import { PROMPT } from './corners';

/** On which side of its cell something stands. */
export type PopoverSide = 'above' | 'below' | 'right' | 'left';

const SIDES: readonly PopoverSide[] = ['above', 'below', 'right', 'left'];
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

/** The side of a cell where a question about it covers least of the land in question, and the middle of its edge there. */
export function popoverPlace(wish: Wish): { side: PopoverSide; left: number; top: number } {
  const { cell, camera, view, taken } = wish;
  const around = taken.flatMap((other) => {
    const distance = Math.max(Math.abs(other.x - cell.x), Math.abs(other.y - cell.y));
    const isBeside = Math.abs(other.x - cell.x) + Math.abs(other.y - cell.y) === 1;
    const place = isBeside ? BESIDE : 1;
    const weight = wish.isThreatened(other) ? ENDANGERED : place;
    return distance > 0 && distance <= NEAR ? [{ rect: cellRect(camera, view, other), weight }] : [];
  });
  let best = { side: SIDES[0]!, left: 0, top: 0 };
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
      best = { side, left, top };
    }
  });
  return best;
}

/** Where it would stand on a side: its rectangle, and the middle of the edge that faces the cell. */
function placeAt(side: PopoverSide, { cell, camera, view, size }: Wish): { rect: Rect; left: number; top: number } {
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
