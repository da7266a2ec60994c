import type { TableView } from '../../protocol/types';
import { t } from '../../text';
import type { Names } from '../../text/say';
import { duration, seatName, takesDays, timeLeft } from '../../ui/state/names';
import type { Player } from './types';

const LOW = 30_000;

/** The players for the panels. `elapsed` is how long ago the server reported them. */
export function playersOf(table: TableView, elapsed: number): Player[] {
  return table.seats.map((seat) => {
    // A bot's time does not count.
    const left = seat.millis === null || seat.kind === 'bot' ? undefined : seat.millis - (seat.running ? elapsed : 0);
    return {
      name: seatName(seat),
      isYou: isYou(table, seat.seat),
      isBot: seat.kind === 'bot',
      persona: seat.persona,
      level: seat.bot,
      hasLeft: seat.left,
      // In a game over days, players need not be online.
      isAway: seat.kind === 'person' && !seat.online && !takesDays(table.clock),
      clock:
        left === undefined
          ? undefined
          : {
              text: takesDays(table.clock) ? timeLeft(left) : duration(left),
              isLow: seat.running && left < LOW && table.clock.kind === 'live',
            },
    };
  });
}

/** The name of a seat's player in a sentence. */
export function nameIn(table: TableView): (seat: number) => string {
  return (seat) => {
    const found = table.seats[seat];
    return found === undefined ? t('app.seat', { n: seat + 1 }) : seatName(found);
  };
}

/** The names of the players for a reader at the table. */
export function namesAt(table: TableView): Names {
  return { nameOf: nameIn(table), isYou: (seat) => isYou(table, seat) };
}

/** Whether a seat is the person's own. On a shared device, all players appear by name. */
export function isYou(table: TableView, seat: number): boolean {
  return table.yours.length === 1 && table.yours[0] === seat;
}

/** Whether a person has no seat at the table, not even one that a bot plays for them. */
export function isSpectator({ seats, yours }: TableView): boolean {
  return yours.length === 0 && !seats.some((seat) => seat.returning);
}

/** Whether a person sees the table later than the players. */
export function isDelayed(table: TableView): boolean {
  return table.spectatorDelay > 0 && isSpectator(table) && table.phase !== 'over';
}

export function minutesBehind({ spectatorDelay }: TableView): number {
  return Math.max(1, Math.round(spectatorDelay / 60));
}

/** The person's own seat that must move now, if any. */
export function seatToMove(table: TableView): number | undefined {
  const { play } = table;
  if (play === null || table.phase !== 'playing') {
    return undefined;
  }
  // A seat that may only stop another's action does not have to move: nothing waits for it.
  return table.yours.find((seat) => play.obliged.includes(seat));
}
