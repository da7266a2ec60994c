import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { api } from '../../net/api';
import { useStore } from '../../net/store';
import type { ArrangeRequest } from '../../protocol/types';
import { t } from '../../text';
import { welcome } from '../../ui/state/session';
import { cleared, moved, withAnother, withBot } from './arrange';
import { SeatCard } from './SeatCard';
import styles from './SeatCards.module.css';
import { seatChange, type WaitingProps } from './seats';

/** Every seat of the table; `onWish` receives the open seat that a visitor asks for. */
export function SeatCards({ live, table, bots, mayAct, attempt, onWish }: WaitingProps & { onWish: (seat: number) => void }) {
  const { seats, yours } = table;
  const game = useStore(welcome)?.games.find(({ id }) => id === table.game);
  const { mayAdd, mayRemove } = seatChange(table, game);
  const { cards, add, keepFocus } = useFocusAfter(mayAct);
  const arrange = (wish: ArrangeRequest) => attempt(async () => live.take(await api.arrange(table.id, wish)));
  const swap = (seat: number) => attempt(async () => live.take(await api.join(table.id, { seat })));
  const addSeat = () => {
    keepFocus();
    attempt(async () => live.take(await api.addSeat(table.id)));
  };
  const removeSeat = (seat: number) => {
    keepFocus();
    attempt(async () => live.take(await api.removeSeat(table.id, seat)));
  };
  /** Takes an open seat; people with several seats can't change them. */
  const taking = (seat: number) => {
    if (yours.length > 1) {
      return undefined;
    }
    return yours.length === 1 ? () => swap(seat) : () => onWish(seat);
  };
  return (
    <div class={styles.row}>
      <ol ref={cards} class={styles.seats} style={{ '--seats': seats.length }}>
        {seats.map((seat) => (
          <SeatCard
            key={seat.seat}
            seat={seat}
            isYou={yours.includes(seat.seat)}
            isHost={table.host}
            isSeated={yours.length > 0}
            last={seat.seat === seats.length - 1}
            bots={bots}
            people={game?.people ?? []}
            isTempered={game?.tempered.includes(seat.bot) === true}
            taken={seats.filter((other) => other.seat !== seat.seat).map(({ name }) => name)}
            busy={!mayAct}
            onTake={taking(seat.seat)}
            onBot={(level) => arrange(withBot(seats, seat.seat, level))}
            onAnother={(persona) => arrange(withAnother(seats, seat.seat, persona))}
            onClear={() => arrange(cleared(seats, seat.seat))}
            onRemove={mayRemove ? () => removeSeat(seat.seat) : undefined}
            onMove={(from, to) => arrange(moved(seats, from, to))}
          />
        ))}
      </ol>
      {mayAdd && (
        <button ref={add} type="button" class={styles.add} disabled={!mayAct} onClick={addSeat}>
          <Icon name="plus" />
          <span>{t('waiting.addSeat')}</span>
        </button>
      )}
    </div>
  );
}

/** Returns the focus after a seat was added or removed, because the button was disabled meanwhile or has disappeared. */
function useFocusAfter(mayAct: boolean) {
  const cards = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const isAwaited = useRef(false);
  useLayoutEffect(() => {
    if (mayAct && isAwaited.current) {
      isAwaited.current = false;
      (add.current ?? cards.current?.querySelector<HTMLElement>('li:last-child button'))?.focus();
    }
  }, [mayAct]);
  const keepFocus = () => {
    isAwaited.current = true;
  };
  return { cards, add, keepFocus };
}
