import { createPortal } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import { vibrate } from '../../../ui/state/vibration';
import { AreaTileArt } from '../draw/AreaTileArt';
import styles from './TileDrag.module.css';

/* A tile can be dragged from the display to the map. The dragged tile is the pointer itself; it snaps to a legal cell, and R, Q and
   the wheel turn it. Nothing is placed by it: the tile is only previewed where it is let go. Taps and keys need no drag. */

/** How far a pointer moves before a press becomes a drag. */
const SLOP = 8;
/** How far a tile floats above a finger. */
const ABOVE_FINGER = 28;
/** How near the middle of a tile must be to that of a cell, in cells. */
const SNAP = 0.5;
/** The cursor's mark, as a share of its cell. */
const MARK = 0.98;
const BACK_MS = 160;

export interface DraggedTile {
  tile: string;
  seed: number;
}

interface Wish {
  /** The held tile in its rotation. */
  held: DraggedTile | undefined;
  /** Takes a tile from the display. */
  take: (index: number) => void;
  rotate: (direction: 1 | -1) => void;
  /** Previews the tile in a cell. */
  drop: (cell: string) => void;
  /** Puts the tile back. */
  cancel: () => void;
}

interface Place {
  x: number;
  y: number;
  size: number;
  /** The legal cell that it is over. */
  cell: string | undefined;
}

/** The tile's place for a pointer: in the legal cell under its middle, or at the pointer. */
function placeAt(x: number, y: number): Place {
  const size = (document.querySelector('[data-map] [data-mark=cursor]')?.getBoundingClientRect().width ?? 0) / MARK;
  for (const mark of document.querySelectorAll<SVGElement>('[data-map] [data-mark=target][data-cell]')) {
    const { left, top, width, height } = mark.getBoundingClientRect();
    const [middleX, middleY] = [left + width / 2, top + height / 2];
    if (Math.abs(x - middleX) < SNAP * size && Math.abs(y - middleY) < SNAP * size) {
      return { x: middleX, y: middleY, size, cell: mark.dataset.cell };
    }
  }
  return { x, y, size, cell: undefined };
}

/** The listener for presses on a tile of the display, and the dragged tile. */
export function useTileDrag(wish: Wish) {
  const [place, setPlace] = useState<Place>();
  const [isLeaving, setLeaving] = useState(false);
  const now = useRef(wish);
  now.current = wish;
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const press = (index: number) => (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) {
      return;
    }
    const tile = event.currentTarget as HTMLElement;
    const home = tile.getBoundingClientRect();
    const listening = new AbortController();
    const { signal } = listening;
    let last: Place | undefined;
    stop.current = () => listening.abort();
    const move = ({ clientX, clientY, pointerType }: PointerEvent) => {
      if (last === undefined && Math.hypot(clientX - event.clientX, clientY - event.clientY) < SLOP) {
        return;
      }
      if (last === undefined) {
        now.current.take(index);
        vibrate('lift');
      }
      const before = last?.cell;
      last = placeAt(clientX, clientY - (pointerType === 'mouse' ? 0 : ABOVE_FINGER));
      if (last.cell !== undefined && last.cell !== before) {
        vibrate('snap');
      }
      setPlace(last);
    };
    const end = (isDropped: boolean) => {
      listening.abort();
      if (last === undefined) {
        return;
      }
      swallowClick();
      if (isDropped && last.cell !== undefined) {
        setPlace(undefined);
        now.current.drop(last.cell);
        return;
      }
      setLeaving(true);
      setPlace({ ...last, x: home.left + home.width / 2, y: home.top + home.height / 2, size: home.width });
      setTimeout(() => {
        setLeaving(false);
        setPlace(undefined);
        now.current.cancel();
      }, BACK_MS);
    };
    const turn = (wheel: WheelEvent) => {
      if (last !== undefined) {
        wheel.preventDefault();
        wheel.stopPropagation();
        now.current.rotate(wheel.deltaY > 0 ? 1 : -1);
      }
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', () => end(true), { signal });
    addEventListener('pointercancel', () => end(false), { signal });
    addEventListener('wheel', turn, { signal, capture: true, passive: false });
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
  };
  return { press, dragged: place && wish.held && <Ghost {...wish.held} place={place} isLeaving={isLeaving} /> };
}

/** The click after a drag presses nothing. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

/** The dragged tile over the whole page. */
function Ghost({ tile, seed, place, isLeaving }: DraggedTile & { place: Place; isLeaving: boolean }) {
  const { x, y, size, cell } = place;
  return createPortal(
    <svg
      class={styles.ghost}
      data-mark="flight"
      data-cell={cell}
      viewBox="0 0 100 100"
      aria-hidden="true"
      style={{
        width: `${size}px`,
        height: `${size}px`,
        transform: `translate(${x - size / 2}px, ${y - size / 2}px)`,
        transition: isLeaving ? `transform ${BACK_MS}ms ease-out` : undefined,
        opacity: cell === undefined ? 0.9 : 1,
      }}
    >
      <AreaTileArt tile={tile} seed={seed} />
    </svg>,
    document.body,
  );
}
