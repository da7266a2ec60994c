import { useEffect, useState } from 'preact/hooks';

const WIDE = '(min-width: 1200px)';

/** Whether there is room for three columns. */
export function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const change = () => setWide(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
  return isWide;
}
