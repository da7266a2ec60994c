import { useMemo, useRef } from 'preact/hooks';

/** The state of showing what has just happened: nothing to show, loading, or showing. */
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
