import { useCallback, useRef } from 'preact/hooks';

/** A function with a stable identity that calls the latest version, so that components using it are not rendered again. */
export function useStable<A extends unknown[]>(run: (...args: A) => void): (...args: A) => void {
  const latest = useRef(run);
  latest.current = run;
  return useCallback((...args: A) => latest.current(...args), []);
}
