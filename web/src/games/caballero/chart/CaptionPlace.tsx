import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Cell, neighbour, SIDES } from '../../../draw/grid';
import { colourOf } from '../../../draw/players';
import { type Camera, cellRect, overlap, type Rect, rectAt, toPixels, type Viewport } from '../../../table/camera';
import styles from './CaptionPlace.module.css';
import { controlsRect, PROMPT } from './corners';
import type { Scene } from './scene';

/** The size of a caption in pixels, to find a place for it before it is measured. */
const SIZE = { width: 268, height: 178 };
const MARGIN = 10;
/** The size of what is said about danger. */
const SMALL = { width: 252, height: 150 };
/** The size of a hint. */
const LARGE = { width: 288, height: 204 };
/** How bad it is to cover a piece that the caption speaks of, compared with any other. */
const SPOKEN_OF = 30;
/** A covered pixel weighs as much as this much distance. */
const PER_PIXEL = 0.05;
/** A caption goes far to cover nothing, but rather covers a corner than speaks from the other end of the map. */
const FAR = 0.4;
/** Covering anything is worse than any distance. */
const FREE_AT_ANY_DISTANCE = 10;

const STEPS = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];

type Size = typeof SIZE;

interface Wish {
  camera: Camera;
  view: Viewport;
  /** The cells that are spoken of. */
  cells: readonly Cell[];
  /** Cells with pieces. */
  taken: readonly Cell[];
  /** Cells that had better stay visible as well. */
  useful?: readonly Cell[];
  size?: Size;
  perPixel?: number;
}

/** The place in the window that covers least and is nearest to the cells; the top left corner if all are equally bad. */
export function captionPlace({ camera, view, cells, taken, useful = [], size = SIZE, perPixel = PER_PIXEL }: Wish) {
  const rectOf = (cell: Cell) => cellRect(camera, view, cell);
  const [about, free] = [cells.map(rectOf), useful.map(rectOf)];
  const others = [PROMPT, controlsRect(view), ...taken.map(rectOf)];
  const edge = view.frame + MARGIN;
  const [right, bottom] = [view.width - edge - size.width, view.height - edge - size.height];
  let best = { place: rectAt(edge, edge, size), isFree: false };
  let least = Number.POSITIVE_INFINITY;
  for (const down of STEPS) {
    for (const along of STEPS) {
      const place = rectAt(edge + (right - edge) * along, edge + (bottom - edge) * down, size);
      const covered = covering(place, others);
      const hidden = covering(place, about);
      const cost = (covered + hidden * SPOKEN_OF) * perPixel + covering(place, free) * PER_PIXEL + distance(place, about[0]);
      if (cost < least) {
        least = cost;
        best = { place, isFree: covered + hidden === 0 };
      }
    }
  }
  return best;
}

function covering(place: Rect, others: readonly Rect[]): number {
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

interface Props {
  scene: Scene;
  camera: Camera;
  view: Viewport;
  cells: readonly Cell[];
  children: ComponentChildren;
}

function piecesOf({ table: { areas, tiles } }: Scene): Cell[] {
  return [...areas, ...tiles];
}

/**
 * Puts a caption on the empty part of the chart that is nearest to what it speaks of, with a line to it in the seat's colour; on
 * phones at the foot of the map.
 */
export function CaptionPlace({ scene, camera, view, cells, seat, children }: Props & { seat: number }) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(SIZE);
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = box.current ?? {};
    if (width > 0 && (width !== size.width || height !== size.height)) {
      setSize({ width, height });
    }
  });
  const { place } = captionPlace({ camera, view, cells, taken: piecesOf(scene), size, perPixel: FAR });
  const { left, top } = place;
  const [first] = cells;
  return (
    <>
      {first && (
        <Lead to={toPixels(camera, view, first.x + 0.5, first.y + 0.5)} half={camera.cell / 2} from={place} seat={seat} />
      )}
      <div class={styles.place} ref={box} style={{ '--left': `${left}px`, '--top': `${top}px` }}>
        {children}
      </div>
    </>
  );
}

interface LeadProps {
  /** The middle of the cell, and half its size. */
  to: { left: number; top: number };
  half: number;
  from: Rect;
  seat: number;
}

/** How far inside a caption, which may be lower than its place, the line ends. */
const INSIDE = 24;

/** A line from the edge of a cell to the caption about it, which covers the line's other end. */
function Lead({ to, half, from, seat }: LeadProps) {
  const x = Math.min(from.right - INSIDE, Math.max(from.left + INSIDE, to.left));
  const y = Math.min(from.top + 2 * INSIDE, Math.max(from.top + INSIDE, to.top));
  const length = Math.hypot(x - to.left, y - to.top);
  const part = length === 0 ? 0 : Math.min(1, (half * 1.05) / length);
  return (
    <svg class={styles.lead} aria-hidden="true" style={{ '--seat': `var(--player-${colourOf(seat)})` }}>
      <line x1={to.left + (x - to.left) * part} y1={to.top + (y - to.top) * part} x2={x} y2={y} />
    </svg>
  );
}

/** The same for something smaller that may be left out: it is shown only where it covers no piece. */
export function FreePlace({ scene, camera, view, cells, children }: Props) {
  const taken = piecesOf(scene);
  const useful = taken.flatMap((cell) => SIDES.map((side) => neighbour(cell, side)));
  const found = captionPlace({ camera, view, cells, taken, useful, size: SMALL, perPixel: FREE_AT_ANY_DISTANCE });
  const { left, top } = found.place;
  return found.isFree ? (
    <div class={styles.free} style={{ '--left': `${left}px`, '--top': `${top}px` }}>
      {children}
    </div>
  ) : null;
}

/** The same for something larger that is always shown, where it covers least. */
export function CardPlace({ scene, camera, view, cells, children }: Props) {
  const taken = piecesOf(scene);
  const { place } = captionPlace({ camera, view, cells, taken, size: LARGE, perPixel: FREE_AT_ANY_DISTANCE });
  return (
    <div class={styles.card} style={{ '--left': `${place.left}px`, '--top': `${place.top}px` }}>
      {children}
    </div>
  );
}
