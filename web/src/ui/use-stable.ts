import { useCallback, useRef } from 'preact/hooks';

/** A function that stays the same from drawing to drawing and does what the latest one does: parts that get it need not be drawn again. */
export function useStable<A extends unknown[]>(run: (...args: A) => void): (...args: A) => void {
  const latest = useRef(run);
  latest.current = run;
  return useCallback((...args: A) => latest.current(...args), []);
}
