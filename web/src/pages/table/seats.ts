import type { LiveTable } from '../../net/live';
import type { GameInfo, TableView } from '../../protocol/types';

/** Shared by the parts of the waiting room. */
export interface WaitingProps {
  live: LiveTable;
  table: TableView;
  /** The levels of bots. */
  bots: readonly string[];
  /** Whether requests can be sent to the server now. */
  mayAct: boolean;
  busy: boolean;
  attempt: (act: () => Promise<void>) => void;
}

/** The number of open seats. */
export function openSeats(table: TableView): number {
  return table.seats.filter((seat) => seat.kind === 'open').length;
}

/** Whether the host may add or remove a seat: the game sets the limits. */
export function seatChange(table: TableView, game: GameInfo | undefined): { mayAdd: boolean; mayRemove: boolean } {
  // A table without its own deal continues a record, which fixes the seats.
  const counts = table.host && table.deal !== null ? (game?.seats ?? []) : [];
  return { mayAdd: counts.includes(table.seats.length + 1), mayRemove: counts.includes(table.seats.length - 1) };
}

/** The default bot for an open seat. */
export function usualBot(bots: readonly string[]): string {
  return bots[1] ?? bots[0] ?? '';
}
