import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { api } from '../../net/api';
import type { LiveState } from '../../net/live-state';
import type { Hint, PlayView, Text } from '../../protocol/types';
import { t } from '../../text';
import { type Names, say, sentence } from '../../text/say';
import { useKeys } from '../../ui/hooks/use-keys';
import { FollowContext } from '../follow/follow';
import { TableTools } from '../frame/TableTools';
import type { Notation, TableProps } from '../game';
import { HintWhy, type ScoredPreview } from '../help/HintWhy';
import { previewer } from '../help/previewer';
import type { Notice, Player } from '../people/types';
import type { Requests } from './use-requests';

const NO_MOVES: readonly string[] = [];

interface Wish {
  names: Names;
  players: readonly Player[];
  asking: Requests;
  /** Whether the table allows hints. */
  isAllowed: boolean;
  cardOf: Notation['cardOf'];
  move: (move: string) => void;
}

/** A suggested move with its reasons. */
export interface Suggested {
  move: string | undefined;
  reasons: readonly Text[];
  /** Whether more moves of the same turn follow: the reasons are those of all of them. */
  isBegun: boolean;
}

/** The hint for a position, and the buttons of the bar, which request it. */
export function useHint({ live, state, table, play }: TableProps, { names, players, asking, isAllowed, cardOf, move }: Wish) {
  const [hint, setHint] = useState<Hint>();
  const [at, setAt] = useState(0);
  const [isExplained, setExplained] = useState(false);
  const forget = () => {
    setHint(undefined);
    setAt(0);
    setExplained(false);
  };
  useEffect(forget, [table.version]);
  const whatIf = useMemo(() => previewer<ScoredPreview>(live, play.seat, names), [live, play.seat]);
  const { isHeld } = useContext(FollowContext);
  const canAsk = isAllowed && table.hints && isToMove(state, play) && state.status === 'live' && !isHeld;
  const isSettled = state.sending === undefined && !state.isPredicted;
  const ask = useWish(canAsk, isSettled, () => {
    forget();
    asking.attempt(api.hint(table.id, play.seat).then(setHint));
  });
  const explain = () => setExplained((was) => !was);
  const all = hint === undefined ? [] : suggestionsOf(hint);
  const shown = all[at];
  // A power card changes no points by itself: there is nothing to compare.
  const compared = shown?.move === undefined || cardOf(shown.move) !== undefined ? undefined : shown.move;
  useHintKeys(canAsk ? ask : undefined, compared === undefined ? undefined : explain);
  return {
    /** The suggested move, for the map. */
    hinted: useMemo(() => (shown?.move === undefined ? NO_MOVES : [shown.move]), [shown?.move]),
    tools: (
      <TableTools
        state={state}
        table={table}
        onHint={isAllowed && table.hints && play.seat >= 0 && table.phase === 'playing' ? ask : undefined}
        canHint={canAsk}
        isMine={isToMove(state, play)}
        onTry={isAllowed && live.moves.canTry(play.seat) ? () => live.moves.startTrial() : undefined}
        onTake={asking.take}
      />
    ),
    forget,
    /** The notice. */
    notice: (moveWords: (move: string) => string): Notice | undefined =>
      shown && {
        kind: 'plain',
        title: titleOf(shown, at, moveWords),
        text: reasonWords(shown, names),
        actions: [
          ...(shown.move === undefined ? [] : [{ label: t('app.hint.do'), onClick: () => move(shown.move!), isMain: true }]),
          ...(compared === undefined ? [] : [{ label: t('app.hint.why'), onClick: explain, isOpen: isExplained }]),
          ...(all.length < 2 ? [] : [{ label: t('app.hint.another'), onClick: () => setAt((at + 1) % all.length) }]),
        ],
        details: isExplained && compared !== undefined && (
          <HintWhy
            move={compared}
            others={all.filter((other) => other !== shown).flatMap(({ move }) => move ?? [])}
            position={table.version}
            seat={play.seat}
            players={players}
            whatIf={whatIf}
            moveWords={moveWords}
          />
        ),
      },
  };
}

/**
 * Fulfils a wish at once, or when the server has confirmed the move that was sent: the move may end the turn, and then the
 * wish is dropped.
 */
function useWish(canFulfil: boolean, isSettled: boolean, fulfil: () => void): () => void {
  const [isWished, setWished] = useState(false);
  useEffect(() => {
    if (isWished && (isSettled || !canFulfil)) {
      setWished(false);
      if (canFulfil) {
        fulfil();
      }
    }
  }, [isWished, isSettled, canFulfil]);
  return () => setWished(true);
}

/** I asks for a hint, Y for its reasons. */
function useHintKeys(ask: (() => void) | undefined, explain: (() => void) | undefined): void {
  useKeys(({ key, ctrlKey, metaKey, altKey }) => {
    const meant = ctrlKey || metaKey || altKey ? undefined : { i: ask, y: explain }[key.toLowerCase()];
    meant?.();
    return meant !== undefined;
  });
}

/** Whether the person is to move, both at the drawn table and at the newest one, which may be ahead of it. */
export function isToMove({ table }: Pick<LiveState, 'table'>, { movers, seat }: Pick<PlayView, 'movers' | 'seat'>): boolean {
  return movers.includes(seat) && (table?.play?.movers ?? movers).includes(seat);
}

/** The best move first, then the others. */
export function suggestionsOf({ moves: [move, ...rest], reasons, others }: Hint): Suggested[] {
  return [{ move, reasons, isBegun: rest.length > 0 }, ...others.map((other) => ({ ...other, isBegun: false }))];
}

function titleOf({ move, isBegun }: Suggested, at: number, moveWords: (move: string) => string): string {
  if (move === undefined) {
    return t('app.hint.wait');
  }
  if (at > 0) {
    return t('app.hint.or', { move: moveWords(move) });
  }
  return t(isBegun ? 'app.hint.begin' : 'app.hint.title', { move: moveWords(move) });
}

/**
 * The reasons in words. If they are those of a whole turn, the text says so, because the first move alone may have no effect.
 */
export function reasonWords({ reasons, isBegun }: Suggested, names: Names): string {
  const words = reasons.map((reason) => say(reason, names));
  return isBegun && words.length > 0
    ? t('app.hint.turn', { reasons: words.join('; ') })
    : words.map((each) => `${sentence(each)}.`).join(' ');
}
