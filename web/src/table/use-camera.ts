import type { RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Box, bounded, type Camera, fit, panned, showing, toCells, type Viewport, zoomed } from './camera';

const TAP_SLOP = 6;
const SETTLE_MS = 160;
const PAN_MS = 350;

export interface CameraControl {
  camera: Camera;
  /** The cell size the layers are drawn in: it follows the camera when a gesture ends, so that zooming stays smooth. */
  drawnCell: number;
  fitAll: () => void;
  zoomBy: (factor: number) => void;
  /** Brings a cell into the window, with so many cells around it. */
  show: (cell: { x: number; y: number }, around?: number) => void;
}

function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The chart's window: drag, pinch, wheel, and what moves it by itself. `onTap` gets a point of the map in cells. */
export function useCamera(
  element: RefObject<HTMLElement | null>,
  view: Viewport | undefined,
  box: Box,
  fitKey: string,
  isHeld: boolean,
  onTap: (x: number, y: number, cellSize: number) => void,
): CameraControl {
  const [camera, setCamera] = useState<Camera>({ x: 0.5, y: 0.5, cell: 80 });
  const [drawnCell, setDrawnCell] = useState(80);
  // Gestures read the present state from here: they outlive the drawing in which they began.
  const now = useRef({ camera, view, box, onTap });
  now.current = { camera, view, box, onTap };
  /** Whether the player has moved the window since it was fitted. */
  const isMoved = useRef(false);
  const animation = useRef(0);
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);

  const moveTo = useCallback((next: Camera, isLast: boolean) => {
    const { view, box } = now.current;
    if (view === undefined) {
      return;
    }
    const camera = bounded(next, box, view);
    now.current.camera = camera;
    setCamera(camera);
    clearTimeout(settle.current);
    if (isLast) {
      setDrawnCell(camera.cell);
    } else {
      settle.current = setTimeout(() => setDrawnCell(now.current.camera.cell), SETTLE_MS);
    }
  }, []);

  const glide = useCallback(
    (target: Camera) => {
      cancelAnimationFrame(animation.current);
      const from = now.current.camera;
      if (wantsStillness()) {
        moveTo(target, true);
        return;
      }
      const began = performance.now();
      const step = (time: number) => {
        const t = Math.min(1, (time - began) / PAN_MS);
        const ease = 1 - (1 - t) ** 3;
        moveTo(
          {
            x: from.x + (target.x - from.x) * ease,
            y: from.y + (target.y - from.y) * ease,
            cell: from.cell + (target.cell - from.cell) * ease,
          },
          t === 1,
        );
        if (t < 1) {
          animation.current = requestAnimationFrame(step);
        }
      };
      animation.current = requestAnimationFrame(step);
    },
    [moveTo],
  );

  // The first fit, and again at the start of one's turn, but never while a tile is held.
  const fitted = useRef<string>(undefined);
  const fittedView = useRef<Viewport>(undefined);
  useLayoutEffect(() => {
    if (view === undefined) {
      return;
    }
    if (fitted.current === undefined) {
      moveTo(fit(box, view), true);
      fitted.current = fitKey;
    } else if (fitted.current !== fitKey && fitKey !== '' && !isHeld) {
      glide(fit(box, view));
      fitted.current = fitKey;
      isMoved.current = false;
    } else if (fittedView.current !== view) {
      // A window of another size, as when a phone is turned.
      moveTo(isMoved.current || isHeld ? now.current.camera : fit(box, view), true);
    }
    fittedView.current = view;
    // A map that grows does not move the window: only what is listed here does.
  }, [view, fitKey, isHeld]);

  useEffect(() => {
    const target = element.current;
    if (target === null) {
      return undefined;
    }
    const pointers = new Map<number, { x: number; y: number }>();
    let isTap = false;
    let startAt = { x: 0, y: 0 };

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest('button, a, input, [data-part=asking]')) {
        return;
      }
      cancelAnimationFrame(animation.current);
      isTap = pointers.size === 0;
      startAt = { x: event.clientX, y: event.clientY };
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId);
      if (before === undefined) {
        return;
      }
      const after = { x: event.clientX, y: event.clientY };
      if (isTap && Math.hypot(after.x - startAt.x, after.y - startAt.y) < TAP_SLOP) {
        return;
      }
      if (isTap) {
        // Only a drag captures the pointer: a captured tap would no longer click what lies under it.
        target.setPointerCapture(event.pointerId);
      }
      isTap = false;
      isMoved.current = true;
      const { camera } = now.current;
      if (pointers.size === 2) {
        const other = [...pointers].find(([id]) => id !== event.pointerId)![1];
        const rect = target.getBoundingClientRect();
        const factor =
          Math.hypot(after.x - other.x, after.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
        const middle = {
          x: (after.x + other.x) / 2 - rect.left - rect.width / 2,
          y: (after.y + other.y) / 2 - rect.top - rect.height / 2,
        };
        moveTo(zoomed(panned(camera, (after.x - before.x) / 2, (after.y - before.y) / 2), factor, middle.x, middle.y), false);
      } else {
        moveTo(panned(camera, after.x - before.x, after.y - before.y), false);
      }
      pointers.set(event.pointerId, after);
    };
    const up = (event: PointerEvent) => {
      const isNear = Math.hypot(event.clientX - startAt.x, event.clientY - startAt.y) < TAP_SLOP;
      if (!pointers.delete(event.pointerId) || !isTap || !isNear || event.type === 'pointercancel') {
        return;
      }
      isTap = false;
      const { camera, view, onTap } = now.current;
      if (view !== undefined) {
        const rect = target.getBoundingClientRect();
        const { x, y } = toCells(camera, view, event.clientX - rect.left, event.clientY - rect.top);
        onTap(x, y, camera.cell);
      }
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      isMoved.current = true;
      cancelAnimationFrame(animation.current);
      const rect = target.getBoundingClientRect();
      const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0018));
      moveTo(
        zoomed(
          now.current.camera,
          factor,
          event.clientX - rect.left - rect.width / 2,
          event.clientY - rect.top - rect.height / 2,
        ),
        false,
      );
    };
    target.addEventListener('pointerdown', down);
    target.addEventListener('pointermove', move);
    // It may be let go elsewhere: past the edge, or over something that has appeared under it.
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    target.addEventListener('wheel', wheel, { passive: false });
    return () => {
      target.removeEventListener('pointerdown', down);
      target.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      target.removeEventListener('wheel', wheel);
      cancelAnimationFrame(animation.current);
      clearTimeout(settle.current);
    };
  }, [element, moveTo]);

  return {
    camera,
    drawnCell,
    fitAll: () => {
      isMoved.current = false;
      if (view !== undefined) {
        glide(fit(box, view));
      }
    },
    zoomBy: (factor) => {
      isMoved.current = true;
      glide(zoomed(now.current.camera, factor, 0, 0));
    },
    show: (cell, around) => {
      if (view === undefined) {
        return;
      }
      const target = showing(now.current.camera, view, cell, around);
      if (target.x !== now.current.camera.x || target.y !== now.current.camera.y) {
        isMoved.current = true;
        glide(target);
      }
    },
  };
}

/** The size of an element, kept up to date. */
export function useViewport(element: RefObject<HTMLElement | null>): Viewport | undefined {
  const [view, setView] = useState<Viewport>();
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) {
      return undefined;
    }
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = target;
      if (width > 0 && height > 0) {
        setView((old) =>
          old?.width === width && old.height === height ? old : { width, height, frame: width < 600 ? 17 : 20 },
        );
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return view;
}
