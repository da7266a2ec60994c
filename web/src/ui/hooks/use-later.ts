import { createContext } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Whether what was just done has to be seen at once, and everything around it may follow. */
export const HurryContext = createContext(false);

/**
 * A value that, in a hurry, changes a moment later than what is drawn first: after two frames, so that the first of them is on the
 * screen.
 */
export function useLater<T>(value: T): { shown: T; isBehind: boolean } {
  const isHurried = useContext(HurryContext);
  const latest = useRef(value);
  const shown = useRef(value);
  const isWaiting = useRef(false);
  const [, redraw] = useState(0);
  latest.current = value;
  // Once it waits, it waits to the end: the answer to what was done may come before that is on the screen.
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
