import { api } from '../../net/api';
import { useStore } from '../../net/store';
import type { ArrangeRequest } from '../../protocol/types';
import { welcome } from '../../ui/session';
import { cleared, moved, withAnother, withBot } from './arrange';
import { SeatCard } from './SeatCard';
import styles from './SeatCards.module.css';
import type { WaitingProps } from './seats';

/** Every seat of the table; `onWish` receives the open seat that a visitor wants. */
export function SeatCards({ live, table, bots, mayAct, attempt, onWish }: WaitingProps & { onWish: (seat: number) => void }) {
  const { seats, yours } = table;
  const game = useStore(welcome)?.games.find(({ id }) => id === table.game);
  const arrange = (wish: ArrangeRequest) => attempt(async () => live.take(await api.arrange(table.id, wish)));
  const swap = (seat: number) => attempt(async () => live.take(await api.join(table.id, { seat })));
  /** What taking an open seat does; people with several seats can't change them. */
  const taking = (seat: number) => {
    if (yours.length > 1) {
      return undefined;
    }
    return yours.length === 1 ? () => swap(seat) : () => onWish(seat);
  };
  return (
    <ol class={styles.seats} style={{ '--seats': seats.length }}>
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
          onMove={(from, to) => arrange(moved(seats, from, to))}
        />
      ))}
    </ol>
  );
}
