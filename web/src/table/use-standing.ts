import { useMemo, useRef } from 'preact/hooks';

/** How far the showing of what has just happened has come: nothing is to be shown, it is on its way, or it is on. */
export type Showing = 'nothing' | 'coming' | 'on';

/** How far a show has come. */
export function showing(isComing: boolean, show: unknown): Showing {
  if (isComing) {
    return 'coming';
  }
  return show === undefined ? 'nothing' : 'on';
}

/** The position that is drawn: until a show begins, what it is about has not happened, so the table stands as it stood, with nobody to move. */
export function useStanding<T extends object>(position: T, showing: Showing, nobody: Partial<T>): T {
  const stood = useRef(position);
  if (showing === 'nothing') {
    stood.current = position;
  }
  return useMemo(() => (showing === 'coming' ? { ...stood.current, ...nobody } : position), [showing, position]);
}
