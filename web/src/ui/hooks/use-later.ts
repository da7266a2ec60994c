import { createContext } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Whether the latest action must be visible at once, and the rest of the page may follow. */
export const HurryContext = createContext(false);

/**
 * A value that, in a hurry, changes a moment later than the most urgent part: after two frames, so that the first of them is on
 * the screen.
 */
export function useLater<T>(value: T): { shown: T; isBehind: boolean } {
  const isHurried = useContext(HurryContext);
  const latest = useRef(value);
  const shown = useRef(value);
  const isWaiting = useRef(false);
  const [, redraw] = useState(0);
  latest.current = value;
  // A started delay always runs to its end: the next update may arrive before the first is on the screen.
  if (!isHurried && !isWaiting.current) {
    shown.current = value;
  }
  useLayoutEffect(() => {
    if (shown.current !== latest.current && !isWaiting.current) {
      isWaiting.current = true;
      afterTwoFrames(() => {
        isWaiting.current = false;
        shown.current = latest.current;
        redraw((n) => n + 1);
      });
    }
  });
  return { shown: shown.current, isBehind: shown.current !== value };
}

function afterTwoFrames(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)));
}
