import type { LiveTable } from '../../net/live';
import type { TableView } from '../../protocol/types';

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

/** How many seats nobody has taken. */
export function openSeats(table: TableView): number {
  return table.seats.filter((seat) => seat.kind === 'open').length;
}

/** The default bot for an open seat. */
export function usualBot(bots: readonly string[]): string {
  return bots[1] ?? bots[0] ?? '';
}
