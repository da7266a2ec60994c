import { useEffect, useRef, useState } from 'preact/hooks';
import { api, Refused } from '../../net/api';
import type { CupGames, CupView } from '../../protocol/types';
import { usePolling } from '../../ui/page/page-hooks';
import { explain } from '../../ui/state/explain';

const REFRESH = 3000;

export interface FollowedCup {
  cup?: CupView;
  games?: CupGames;
  /** Why it can't be shown. */
  missing?: string;
  /** The last request failed: what is shown may be old. */
  isOld: boolean;
  /** When the cup was last known to be as it is shown. */
  seen: number;
  refresh: () => void;
}

/** A cup, kept up to date: its games are asked for regularly, and the cup itself when it has changed. */
export function useCup(id: string, from: number): FollowedCup {
  const [cup, setCup] = useState<CupView>();
  const [games, setGames] = useState<CupGames>();
  const [missing, setMissing] = useState<string>();
  const [isOld, setOld] = useState(false);
  const [seen, setSeen] = useState(Date.now());
  const number = useRef(-1);
  const follow = async () => {
    try {
      const found = await api.cupGames(id, from);
      if (found.number !== number.current) {
        const changed = await api.cup(id);
        number.current = changed.number;
        setCup(changed);
      }
      setGames(found);
      setOld(false);
      setSeen(Date.now());
    } catch (error) {
      if (error instanceof Refused && error.status === 404) {
        setMissing(explain(error));
      } else {
        setOld(true);
      }
    }
  };
  const again = usePolling(() => void follow(), REFRESH);
  useEffect(() => again(), [from]);
  const refresh = () => {
    number.current = -1;
    again();
  };
  return {
    ...(cup === undefined ? {} : { cup }),
    ...(games === undefined ? {} : { games }),
    ...(missing === undefined ? {} : { missing }),
    isOld,
    seen,
    refresh,
  };
}
