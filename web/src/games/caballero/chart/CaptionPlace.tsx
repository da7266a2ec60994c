import type { ComponentChildren } from 'preact';
import { type Cell, neighbour, SIDES } from '../../../draw/grid';
import { colourOf } from '../../../draw/players';
import { type Camera, type Rect, toPixels, type Viewport } from '../../../table/map/camera';
import { useMeasured } from '../../../table/map/use-measured';
import type { Scene } from '../scene/scene';
import styles from './CaptionPlace.module.css';
import { captionPlace, FREE_AT_ANY_DISTANCE, SIZE } from './caption-place';

/** The size of what is said about danger. */
const SMALL = { width: 252, height: 150 };
/** The size of a hint. */
const LARGE = { width: 288, height: 204 };
/** A caption goes far to cover nothing, but rather covers a corner than speaks from the other end of the map. */
const FAR = 0.4;

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
  const [box, size] = useMeasured(SIZE);
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
  /** Who has done it; without a seat, it is what the reader may do. */
  seat?: number;
}

/** How far inside a caption, which may be lower than its place, the line ends. */
const INSIDE = 24;

/** A line from the edge of a cell to the caption about it, which covers the line's other end. */
export function Lead({ to, half, from, seat }: LeadProps) {
  const x = Math.min(from.right - INSIDE, Math.max(from.left + INSIDE, to.left));
  const y = Math.min(from.top + 2 * INSIDE, Math.max(from.top + INSIDE, to.top));
  const length = Math.hypot(x - to.left, y - to.top);
  const part = length === 0 ? 0 : Math.min(1, (half * 1.05) / length);
  return (
    <svg
      class={styles.lead}
      aria-hidden="true"
      style={{ '--line': seat === undefined ? 'var(--action)' : `var(--player-${colourOf(seat)})` }}
    >
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
  return found.covered === 0 ? (
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
