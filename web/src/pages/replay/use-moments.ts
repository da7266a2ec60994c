import { useEffect, useRef, useState } from 'preact/hooks';
import { api, Unreachable } from '../../net/api';
import { pause } from '../../net/backoff';
import type { Moment } from '../../protocol/types';
import { nextRange } from '../../table/people/steps';
import { explain } from '../../ui/state/explain';

/** The positions of a replay: first those around the current one, then all others, so that scrubbing is never delayed. */
export function useMoments(
  id: string,
  last: number,
  ply: number,
): { moments: ReadonlyMap<number, Moment>; trouble: string | undefined } {
  const moments = useRef(new Map<number, Moment>());
  const [loaded, setLoaded] = useState(0);
  const [trouble, setTrouble] = useState<string>();
  const [tries, setTries] = useState(0);
  const wanted = useRef(ply);
  wanted.current = ply;
  const isMissing = !moments.current.has(ply);
  useEffect(() => {
    const range = nextRange((at) => moments.current.has(at), last, wanted.current);
    if (range === undefined) {
      return undefined;
    }
    let isStale = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    api.positions(id, range.from, range.to).then(
      ({ positions }) => {
        for (const moment of positions) {
          moments.current.set(moment.ply, moment);
        }
        if (!isStale) {
          setTrouble(undefined);
          setLoaded(moments.current.size);
        }
      },
      (error: unknown) => {
        if (!isStale) {
          setTrouble(explain(error));
          if (error instanceof Unreachable) {
            timer = setTimeout(() => setTries(tries + 1), pause(tries));
          }
        }
      },
    );
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [id, last, loaded, isMissing, tries]);
  return { moments: moments.current, trouble };
}
