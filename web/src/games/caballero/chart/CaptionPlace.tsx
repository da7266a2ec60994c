import type { ComponentChildren } from 'preact';
import { type Cell, neighbour, SIDES } from '../../../draw/grid';
import { colourOf } from '../../../draw/players';
import { type Camera, type Rect, toPixels, type Viewport } from '../../../table/map/camera';
import { useMeasured } from '../../../table/map/use-measured';
import type { Scene } from '../scene/scene';
import styles from './CaptionPlace.module.css';
import { captionPlace, FREE_AT_ANY_DISTANCE, SIZE } from './caption-place';

/** The size of a caption about danger. */
const SMALL = { width: 252, height: 150 };
/** The size of a hint. */
const LARGE = { width: 288, height: 204 };
/** How far away a caption may move to cover nothing. Beyond that distance, it covers a corner instead. */
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
 * Puts a caption on the empty part of the chart nearest to its cells, with a line to them in the seat's colour; on phones, at
 * the bottom of the map.
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
  /** The seat that made the move; undefined for a caption about the reader's options. */
  seat?: number;
}

/** How far inside the caption the line ends. The caption may be lower than its place. */
const INSIDE = 24;

/** A line from the edge of a cell to its caption, which covers the other end of the line. */
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

/** Places a smaller caption that may be left out: it appears only where it covers no piece. */
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

/** Places a larger caption that always appears, where it covers least. */
export function CardPlace({ scene, camera, view, cells, children }: Props) {
  const taken = piecesOf(scene);
  const { place } = captionPlace({ camera, view, cells, taken, size: LARGE, perPixel: FREE_AT_ANY_DISTANCE });
  return (
    <div class={styles.card} style={{ '--left': `${place.left}px`, '--top': `${place.top}px` }}>
      {children}
    </div>
  );
}
