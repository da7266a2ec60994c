import { useMemo, useState } from 'preact/hooks';
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

/** Plans power cards; a plan is sent while others move, and kept here while it is the seat's own turn. */
export function usePlan(table: TableView, play: PlayView, live: LiveTable, isLive: boolean, { attempt }: Requests): Plan {
  const { seat } = play;
  // A plan is for one card: in the next round, or at another seat of this device, only what the server has is left of it.
  const laidFor = `${seat} ${play.round} ${play.plan.join()}`;
  const [own, setOwn] = useState<{ laidFor: string; cards: readonly number[]; isNow: boolean }>();
  const served = useMemo(() => cardsOf(play.plan), [laidFor]);
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
  return {
    // What was chosen to be played at once is over with that.
    cards: own?.laidFor === laidFor && (isNow || !own.isNow) ? own.cards : served,
    isBeingLaid: isSending || (play.obliged.includes(seat) && play.plan.length > 0),
    planAhead: (wanted) => {
      setOwn({ laidFor, cards: wanted, isNow });
      if (!isNow && isLive) {
        attempt(send(wanted));
      }
    },
  };
}

function cardsOf(plan: readonly string[]): number[] {
  return plan.map((move) => Number(move.split(' ')[1]));
}
