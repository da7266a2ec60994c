import { useCallback, useRef } from 'preact/hooks';

/**
 * A function that stays the same from render to render but calls the latest version: components that get it are not rendered
 * again.
 */
export function useStable<A extends unknown[]>(run: (...args: A) => void): (...args: A) => void {
  const latest = useRef(run);
  latest.current = run;
  return useCallback((...args: A) => latest.current(...args), []);
}
