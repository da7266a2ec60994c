import type { RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import {
  type Box,
  bounded,
  type Camera,
  gestured,
  MIN_CELL,
  showing,
  showingAll,
  toCells,
  type Viewport,
  zoomed,
} from './camera';
import { listen } from './gestures';

const SETTLE_MS = 160;
const PAN_MS = 350;

export interface CameraControl {
  camera: Camera;
  /** The cell size in which the layers are drawn: it follows the camera when a gesture ends, so that zooming stays smooth. */
  drawnCell: number;
  fitAll: () => void;
  zoomBy: (factor: number) => void;
  /** Moves the window to a cell, with some cells around it. */
  show: (cell: { x: number; y: number }, around?: number) => void;
  /** Moves and zooms the window as little as possible to show a whole box. */
  showAll: (box: Box) => void;
}

function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Moves the window. */
interface Movement {
  camera: Camera;
  drawnCell: number;
  /** The current camera: gestures outlive the render in which they began. */
  now: () => Camera;
  /** Whether it is the last step of a movement: then the layers are drawn again. */
  moveTo: (next: Camera, isLast: boolean) => void;
  glide: (target: Camera) => void;
  /** Stops an animation of the window. */
  stop: () => void;
}

function useMovement(view: Viewport | undefined, box: Box): Movement {
  const [camera, setCamera] = useState<Camera>({ x: 0.5, y: 0.5, cell: 80 });
  const [drawnCell, setDrawnCell] = useState(80);
  const now = useRef({ camera, view, box });
  now.current = { camera, view, box };
  const animation = useRef(0);
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => cancelAnimationFrame(animation.current), []);

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

  const glide = useCallback((target: Camera) => {
    stop();
    const from = now.current.camera;
    if (wantsStillness()) {
      moveTo(target, true);
      return;
    }
    const began = performance.now();
    const step = (time: number) => {
      const t = Math.min(1, (time - began) / PAN_MS);
      moveTo(between(from, target, 1 - (1 - t) ** 3), t === 1);
      if (t < 1) {
        animation.current = requestAnimationFrame(step);
      }
    };
    animation.current = requestAnimationFrame(step);
  }, []);

  useEffect(
    () => () => {
      stop();
      clearTimeout(settle.current);
    },
    [],
  );
  return { camera, drawnCell, now: () => now.current.camera, moveTo, glide, stop };
}

/** A camera between two others, by the share of the way. */
function between(from: Camera, to: Camera, share: number): Camera {
  const part = (a: number, b: number) => a + (b - a) * share;
  return { x: part(from.x, to.x), y: part(from.y, to.y), cell: part(from.cell, to.cell) };
}

/** The camera that shows the whole map, or as much as fits with cells of a size. */
type Fit = (view: Viewport, least?: number) => Camera;

/** The chart's window: drag, pinch, wheel, and animations. `onTap` receives a point of the map in cells and in pixels. */
export function useCamera(
  element: RefObject<HTMLElement | null>,
  view: Viewport | undefined,
  box: Box,
  fit: Fit,
  fitKey: string,
  isHeld: boolean,
  onTap: (x: number, y: number, cellSize: number, left: number, top: number) => void,
): CameraControl {
  const movement = useMovement(view, box);
  const { camera, drawnCell, now, moveTo, glide } = movement;
  /** Whether the player has moved the window since it was fitted. */
  const isMoved = useRef(false);
  useFit(movement, view, fit, fitKey, isHeld, isMoved);
  // Gestures read the current state from here.
  const present = useRef({ view, onTap, movement });
  present.current = { view, onTap, movement };

  useEffect(() => {
    const target = element.current;
    return target === null
      ? undefined
      : listen(target, {
          start: () => present.current.movement.stop(),
          move: (change) => {
            isMoved.current = true;
            present.current.movement.moveTo(gestured(present.current.movement.now(), change), false);
          },
          tap: (left, top) => {
            const { view, onTap, movement } = present.current;
            if (view !== undefined) {
              const camera = movement.now();
              const { x, y } = toCells(camera, view, left, top);
              onTap(x, y, camera.cell, left, top);
            }
          },
        });
  }, [element, moveTo]);

  return {
    camera,
    drawnCell,
    fitAll: () => {
      isMoved.current = false;
      if (view !== undefined) {
        glide(fit(view, MIN_CELL));
      }
    },
    zoomBy: (factor) => {
      isMoved.current = true;
      glide(zoomed(now(), factor, 0, 0));
    },
    show: (cell, around) => {
      if (view === undefined) {
        return;
      }
      const target = showing(now(), view, cell, around);
      if (target.x !== now().x || target.y !== now().y) {
        isMoved.current = true;
        glide(target);
      }
    },
    showAll: (wanted) => {
      const target = view && showingAll(now(), view, wanted);
      if (target !== undefined && target !== now()) {
        glide(target);
      }
    },
  };
}

/** Fits the map into the window at first, and again at the start of the person's turn, but never while a tile is selected. */
function useFit(
  { now, moveTo, glide }: Movement,
  view: Viewport | undefined,
  fit: Fit,
  fitKey: string,
  isHeld: boolean,
  isMoved: { current: boolean },
): void {
  const fitted = useRef<string>(undefined);
  const fittedView = useRef<Viewport>(undefined);
  useLayoutEffect(() => {
    if (view === undefined) {
      return;
    }
    if (fitted.current === undefined) {
      moveTo(fit(view), true);
      fitted.current = fitKey;
    } else if (fitted.current !== fitKey && fitKey !== '' && !isHeld) {
      glide(fit(view));
      fitted.current = fitKey;
      isMoved.current = false;
    } else if (fittedView.current !== view) {
      // The size of the window has changed, for example because a phone was turned.
      moveTo(isMoved.current || isHeld ? now() : fit(view), true);
    }
    fittedView.current = view;
    // A growing map does not move the window: only these dependencies do.
  }, [view, fitKey, isHeld]);
}
