import { useEffect, useState } from 'preact/hooks';
import type { LiveTable } from '../../net/live';
import type { Danger } from '../../protocol/types';

const NONE: readonly Danger[] = [];

/** Asks for a seat's pieces that others could take with a single move; empty if there is no answer. */
export type AskDangers = () => Promise<readonly Danger[]>;

export function dangersOf({ moves }: LiveTable, seat: number): AskDangers {
  return () => moves.dangers(seat).catch(() => NONE);
}

/** The dangers in a position, once they have been computed. */
export function useDangers(ask: AskDangers, position: unknown, isWanted: boolean): readonly Danger[] {
  const [found, setFound] = useState<{ position: unknown; dangers: readonly Danger[] }>({ position: undefined, dangers: NONE });
  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    let isStale = false;
    void ask().then((dangers) => {
      if (!isStale) {
        setFound({ position, dangers });
      }
    });
    return () => {
      isStale = true;
    };
  }, [ask, position, isWanted]);
  return isWanted && found.position === position ? found.dangers : NONE;
}
