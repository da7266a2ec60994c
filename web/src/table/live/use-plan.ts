import { useEffect, useMemo, useState } from 'preact/hooks';
import { api } from '../../net/api';
import type { LiveTable } from '../../net/live';
import type { PlayView, TableView } from '../../protocol/types';
import { useScreens } from '../game';
import type { Requests } from './use-requests';

/** The power cards that a seat has planned to play. */
export interface Plan {
  cards: readonly number[];
  /** Whether it is the seat's turn, and the server is about to play the card by itself; until then, it can be taken back. */
  isComing: boolean;
  /** Whether the server may play a card by itself, so that none is to be played by hand. */
  isBeingLaid: boolean;
  planAhead: (cards: number[]) => void;
}

/** What was chosen here, until the server has it. */
interface OwnPlan {
  /** The seat and round that it is for. */
  laidFor: string;
  cards: readonly number[];
  /** Whether it was chosen in the seat's own turn: then it is no plan, and played by hand. */
  isNow: boolean;
}

const NO_PLAN: readonly number[] = [];

/**
 * Plans power cards. The server gets a plan at once, and carries it out in the seat's turn, after some time to take it back. What is
 * chosen in the seat's own turn stays here, and takes the place of a plan.
 */
export function usePlan(table: TableView, play: PlayView, live: LiveTable, isLive: boolean, { attempt }: Requests): Plan {
  const { seat } = play;
  const { notation } = useScreens();
  // A plan is for one card: in the next round, or at another seat of this device, only what the server has is left of it.
  const laidFor = `${seat} ${play.round}`;
  const [latest, setLatest] = useState<OwnPlan>();
  const own = latest?.laidFor === laidFor ? latest : undefined;
  const served = useMemo(() => play.plan.flatMap((move) => notation.cardOf(move) ?? []), [play.plan.join()]);
  const isNow = play.movers.includes(seat);
  const [isSending, setSending] = useState(false);
  const send = async (cards: readonly number[]) => {
    setSending(true);
    try {
      live.take(await api.plan(table.id, seat, cards.map(notation.laying)));
    } finally {
      setSending(false);
    }
  };
  // One request at a time, so that the latest plan is the one that stays.
  const wanted = own?.isNow === false ? own.cards : NO_PLAN;
  const isServed = own === undefined || wanted.join() === served.join();
  useEffect(() => {
    const drop = () => setLatest((now) => (now === own ? undefined : now));
    if (own === undefined || isSending) {
      return;
    }
    if (!isServed && isLive) {
      attempt(
        send(wanted).catch((refusal: unknown) => {
          drop();
          throw refusal;
        }),
      );
    } else if (isServed && !own.isNow) {
      drop();
    }
  }, [own, isServed, isSending, isLive]);
  const isComing = play.obliged.includes(seat) && play.plan.length > 0;
  return {
    // What was chosen to be played at once is over with that.
    cards: own !== undefined && (isNow || !own.isNow) ? own.cards : served,
    isComing: isComing && own === undefined,
    isBeingLaid: isSending || !isServed || isComing,
    planAhead: (cards) => setLatest({ laidFor, cards, isNow }),
  };
}
