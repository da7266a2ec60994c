import { useEffect, useMemo, useState } from 'preact/hooks';
import { api } from '../../net/api';
import type { LiveTable } from '../../net/live';
import type { PlayView, TableView } from '../../protocol/types';
import { useScreens } from '../game';
import type { Requests } from './use-requests';

/** A seat's plan of power cards. */
export interface Plan {
  cards: readonly number[];
  /**
   * Whether it is the seat's turn, and the server is about to play the card automatically; until then, it can be taken back.
   */
  isComing: boolean;
  /** Whether the server may be playing a card automatically, so that the person must not play one. */
  isBeingLaid: boolean;
  planAhead: (cards: number[]) => void;
}

/** The choice in this browser, until the server has received it. */
interface OwnPlan {
  /** The choice's seat and round. */
  laidFor: string;
  cards: readonly number[];
  /** Whether it was made in the seat's own turn: then it is no plan, and the person plays it. */
  isNow: boolean;
}

const NO_PLAN: readonly number[] = [];

/**
 * Plans power cards. The server receives a plan at once, and carries it out in the seat's turn, after some time to take it
 * back. A choice in the seat's own turn stays in the browser, and replaces the plan.
 */
export function usePlan(table: TableView, play: PlayView, live: LiveTable, isLive: boolean, { attempt }: Requests): Plan {
  const { seat } = play;
  const { notation } = useScreens();
  // A plan is for one card: in the next round, or at another seat of this device, only the server's plan remains.
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
  // One request at a time, so that the latest plan wins.
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
    // A card chosen for the current turn is done once it was played.
    cards: own !== undefined && (isNow || !own.isNow) ? own.cards : served,
    isComing: isComing && own === undefined,
    isBeingLaid: isSending || !isServed || isComing,
    planAhead: (cards) => setLatest({ laidFor, cards, isNow }),
  };
}
