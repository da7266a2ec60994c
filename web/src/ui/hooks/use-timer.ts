import { useEffect } from 'preact/hooks';
import { useStable } from './use-stable';

/** Runs a function after a time, which starts again when one of the values changes; never, if the time is infinite. */
export function useTimer(run: () => void, millis: number, when: readonly unknown[]): void {
  const latest = useStable(run);
  useEffect(() => {
    if (millis === 0) {
      latest();
      return undefined;
    }
    if (millis === Number.POSITIVE_INFINITY) {
      return undefined;
    }
    const timer = setTimeout(latest, millis);
    return () => clearTimeout(timer);
  }, when);
}
