import type { Cell } from '../../../draw/grid';
import { type Camera, cellRect, overlap, type Rect, rectAt, type Viewport } from '../../../table/map/camera';
import { controlsRect, PROMPT } from './corners';

/* Finds the place of a caption on the chart: near its cells, where it covers least. */

/** The size of a caption in pixels, to find a place for it before it is measured. */
export const SIZE = { width: 268, height: 178 };
const MARGIN = 10;
/** The weight of covering a piece that the caption is about, compared with any other piece. */
const SPOKEN_OF = 30;
/** A covered pixel weighs as much as this much distance. */
const PER_PIXEL = 0.05;
/** Covering anything is worse than any distance. */
export const FREE_AT_ANY_DISTANCE = 10;

const STEPS = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];

type Size = typeof SIZE;

interface Wish {
  camera: Camera;
  view: Viewport;
  /** The cells that the caption is about. */
  cells: readonly Cell[];
  /** Cells with pieces. */
  taken: readonly Cell[];
  /** Other cells that should preferably stay visible. */
  useful?: readonly Cell[];
  size?: Size;
  perPixel?: number;
}

/** The place in the window that covers least and is nearest to the cells; the top left corner if all places are equally bad. */
export function captionPlace({ camera, view, cells, taken, useful = [], size = SIZE, perPixel = PER_PIXEL }: Wish) {
  const rectOf = (cell: Cell) => cellRect(camera, view, cell);
  const [about, free] = [cells.map(rectOf), useful.map(rectOf)];
  const others = [PROMPT, controlsRect(view), ...taken.map(rectOf)];
  const edge = view.frame + MARGIN;
  const [right, bottom] = [view.width - edge - size.width, view.height - edge - size.height];
  let best = { place: rectAt(edge, edge, size), covered: Number.POSITIVE_INFINITY };
  let least = Number.POSITIVE_INFINITY;
  for (const down of STEPS) {
    for (const along of STEPS) {
      const place = rectAt(edge + (right - edge) * along, edge + (bottom - edge) * down, size);
      const covered = covering(place, others);
      const hidden = covering(place, about);
      const cost = (covered + hidden * SPOKEN_OF) * perPixel + covering(place, free) * PER_PIXEL + distance(place, about[0]);
      if (cost < least) {
        least = cost;
        best = { place, covered: covered + hidden };
      }
    }
  }
  return best;
}

/** How many square pixels of some parts a place covers. */
export function covering(place: Rect, others: readonly Rect[]): number {
  return others.reduce((sum, other) => sum + overlap(place, other), 0);
}

function distance(place: Rect, from: Rect | undefined): number {
  return from === undefined
    ? 0
    : Math.hypot(
        (from.left + from.right - place.left - place.right) / 2,
        (from.top + from.bottom - place.top - place.bottom) / 2,
      );
}
