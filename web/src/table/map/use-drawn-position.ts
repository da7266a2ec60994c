import { useMemo, useRef } from 'preact/hooks';

/** The state of a show: none, loading, or running. */
export type Showing = 'nothing' | 'coming' | 'on';

/** The state of a show. */
export function showing(isComing: boolean, show: unknown): Showing {
  if (isComing) {
    return 'coming';
  }
  return show === undefined ? 'nothing' : 'on';
}

/** The drawn position: until a show begins, the table stays as it was before, with no seat to move. */
export function useDrawnPosition<T extends object>(position: T, showing: Showing, idle: Partial<T>): T {
  const drawn = useRef(position);
  if (showing === 'nothing') {
    drawn.current = position;
  }
  return useMemo(() => (showing === 'coming' ? { ...drawn.current, ...idle } : position), [showing, position]);
}
