import type { LiveTable } from '../../net/live';
import type { TableView } from '../../protocol/types';

/** What the parts of the waiting room share. */
export interface WaitingProps {
  live: LiveTable;
  table: TableView;
  /** The levels of bots. */
  bots: readonly string[];
  /** Whether the server can be asked for something now. */
  mayAct: boolean;
  busy: boolean;
  attempt: (act: () => Promise<void>) => void;
}

/** How many seats nobody has taken. */
export function openSeats(table: TableView): number {
  return table.seats.filter((seat) => seat.kind === 'open').length;
}

/** The bot that fills a seat unless somebody chooses another. */
export function usualBot(bots: readonly string[]): string {
  return bots[1] ?? bots[0] ?? '';
}
