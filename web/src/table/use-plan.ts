import { useEffect, useMemo, useState } from 'preact/hooks';
import { api } from '../net/api';
import type { LiveTable } from '../net/live';
import type { PlayView, TableView } from '../protocol/types';
import type { Requests } from './use-requests';

/** The power cards that a seat has planned to play. */
export interface Plan {
  cards: readonly number[];
  /** Whether the server has a plan, or is about to get one, which it carries out by itself. */
  isBeingLaid: boolean;
  planAhead: (cards: number[]) => void;
}

/** A plan that the server does not have yet. */
interface OwnPlan {
  /** The seat and round that it is for. */
  laidFor: string;
  cards: readonly number[];
  /** Whether it was made in the seat's own turn. */
  isNow: boolean;
}

/** The server carries a plan out at once, so it gets one only when there was time to take back a slip. */
const TIME_TO_TAKE_BACK = 2000;

/**
 * Plans power cards. A plan is sent some time after it was made, while others move. If the seat's turn comes before that, the cards
 * stay chosen here, and the person plays one.
 */
export function usePlan(table: TableView, play: PlayView, live: LiveTable, isLive: boolean, { attempt }: Requests): Plan {
  const { seat } = play;
  // A plan is for one card: in the next round, or at another seat of this device, only what the server has is left of it.
  const laidFor = `${seat} ${play.round}`;
  const [own, setOwn] = useState<OwnPlan>();
  const served = useMemo(() => cardsOf(play.plan), [play.plan.join()]);
  const isNow = play.movers.includes(seat);
  const [isSending, setSending] = useState(false);
  const send = async (wanted: readonly number[]) => {
    setSending(true);
    try {
      live.take(
        await api.plan(
          table.id,
          seat,
          wanted.map((card) => `power ${card}`),
        ),
      );
    } finally {
      setSending(false);
    }
  };
  const isWaiting = own?.laidFor === laidFor && !own.isNow && own.cards.length > 0 && !isNow && isLive;
  useEffect(() => {
    if (own === undefined || !isWaiting) {
      return undefined;
    }
    const deliver = () => attempt(send(own.cards).then(() => setOwn((latest) => (latest === own ? undefined : latest))));
    const timer = setTimeout(deliver, TIME_TO_TAKE_BACK);
    return () => clearTimeout(timer);
  }, [own, isWaiting]);
  return {
    // What was chosen to be played at once is over with that.
    cards: own?.laidFor === laidFor && (isNow || !own.isNow) ? own.cards : served,
    isBeingLaid: isSending || (play.obliged.includes(seat) && play.plan.length > 0),
    planAhead: (wanted) => {
      setOwn({ laidFor, cards: wanted, isNow });
      // The server must not carry out what is being changed.
      if (!isNow && isLive && play.plan.length > 0) {
        attempt(send([]));
      }
    },
  };
}

function cardsOf(plan: readonly string[]): number[] {
  return plan.map((move) => Number(move.split(' ')[1]));
}
