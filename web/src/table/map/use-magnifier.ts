import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Gesture, listen } from './gestures';

/* Two fingers magnify a map that fits its window; one finger then moves it. */

/** The scale of the map, and the place of its upper left corner in the window. */
export interface Magnified {
  scale: number;
  left: number;
  top: number;
}

const WHOLE: Magnified = { scale: 1, left: 0, top: 0 };
const MOST = 3;
/** Below this scale, the map is as good as whole. */
const HARDLY = 1.02;

/** The map after a gesture in a window of a size: it never leaves a part of the window empty. */
export function magnified(
  { scale, left, top }: Magnified,
  { dx, dy, factor, x, y }: Gesture,
  { width, height }: { width: number; height: number },
): Magnified {
  const next = Math.min(MOST, Math.max(1, scale * factor));
  if (next < HARDLY) {
    return WHOLE;
  }
  const zoom = next / scale;
  const within = (at: number, size: number) => Math.min(0, Math.max(size * (1 - next), at));
  const [middleX, middleY] = [width / 2 + x, height / 2 + y];
  return {
    scale: next,
    left: within(middleX + (left + dx - middleX) * zoom, width),
    top: within(middleY + (top + dy - middleY) * zoom, height),
  };
}

/** The magnified map, and a function that shows the whole map again. */
export function useMagnifier(
  element: RefObject<HTMLElement | null>,
  view: { width: number; height: number } | undefined,
): [Magnified, () => void] {
  const [shown, setShown] = useState(WHOLE);
  useEffect(() => {
    const target = element.current;
    setShown(WHOLE);
    return target === null || view === undefined
      ? undefined
      : listen(target, {
          start: () => {},
          move: (change) =>
            setShown((before) => (before === WHOLE && change.factor <= 1 ? before : magnified(before, change, view))),
          tap: () => {},
        });
  }, [element, view]);
  return [shown, () => setShown(WHOLE)];
}
