import type { TableView } from '../protocol/types';

/* The answer to a page that opens also brings the table it shows, so that nobody waits for a second answer. */

let arrived: TableView | undefined;

export function noteArrived(table: TableView | null): void {
  arrived = table ?? undefined;
}

/** The table that came with the page. Only once: whoever asks again wants to know what is new. */
export function takeArrived(id: string): TableView | undefined {
  const table = arrived;
  arrived = undefined;
  return table?.id === id ? table : undefined;
}
