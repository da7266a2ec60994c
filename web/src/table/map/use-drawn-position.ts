import { useMemo, useRef } from 'preact/hooks';

/** The state of showing what has just happened: nothing to show, loading, or showing. */
export type Showing = 'nothing' | 'coming' | 'on';

/** The progress of a show. */
export function showing(isComing: boolean, show: unknown): Showing {
  if (isComing) {
    return 'coming';
  }
  return show === undefined ? 'nothing' : 'on';
}

/** The position that is drawn: until a show begins, the table stays as it was before, with nobody to move. */
export function useDrawnPosition<T extends object>(position: T, showing: Showing, nobody: Partial<T>): T {
  const drawn = useRef(position);
  if (showing === 'nothing') {
    drawn.current = position;
  }
  return useMemo(() => (showing === 'coming' ? { ...drawn.current, ...nobody } : position), [showing, position]);
}
