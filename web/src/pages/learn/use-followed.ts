import { useEffect, useState } from 'preact/hooks';

const LOOK_EVERY = 120;

/** Looks for something again and again, because the page may move it; it counts as the same if it reads the same. */
export function useFollowed<T>(look: () => T, deps: readonly unknown[]): T {
  const [found, setFound] = useState(look);
  useEffect(() => {
    const again = () =>
      setFound((old) => {
        const now = look();
        return JSON.stringify(now) === JSON.stringify(old) ? old : now;
      });
    again();
    const timer = setInterval(again, LOOK_EVERY);
    return () => clearInterval(timer);
  }, deps);
  return found;
}
