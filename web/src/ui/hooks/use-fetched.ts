import { useEffect, useState } from 'preact/hooks';
import { Refused, Unreachable } from '../../net/api';
import { pause } from '../../net/backoff';
import { explain } from '../state/explain';

/** Why a page can't be shown. */
export interface Trouble {
  text: string;
  /** Whether no server answered: the request is repeated. */
  isAway: boolean;
  /** Whether it does not exist. */
  isMissing: boolean;
  again: () => void;
}

/** Fetches the data of a page; repeats the request until a server answers. */
export function useFetched<T>(fetch: () => Promise<T>, deps: readonly unknown[]): { found?: T; trouble?: Trouble } {
  const [state, setState] = useState<{ found?: T; trouble?: Omit<Trouble, 'again'> }>({});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    fetch().then(
      (found) => isWanted && setState({ found }),
      (error: unknown) => {
        const isAway = error instanceof Unreachable;
        if (isWanted) {
          setState({ trouble: { text: explain(error), isAway, isMissing: error instanceof Refused && error.status === 404 } });
          timer = isAway ? setTimeout(() => setTries(tries + 1), pause(tries + 1)) : undefined;
        }
      },
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [...deps, tries]);
  const { found, trouble } = state;
  if (trouble !== undefined) {
    return { trouble: { ...trouble, again: () => setTries(tries + 1) } };
  }
  return found === undefined ? {} : { found };
}
