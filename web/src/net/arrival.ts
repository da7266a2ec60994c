import type { TableView } from '../protocol/types';

/* The answer to a newly opened page includes its table, so that no second request is necessary. */

let arrived: TableView | undefined;
let onTable: (table: TableView) => void = () => undefined;

export function noteArrived(table: TableView | null): void {
  arrived = table ?? undefined;
  if (table !== null) {
    onTable(table);
  }
}

/** Calls back when a table comes with the page, so that its game can be loaded at once. */
export function onArrival(listener: (table: TableView) => void): void {
  onTable = listener;
}

/** Returns the table that came with the page, but only once: a second request needs the current state. */
export function takeArrived(id: string): TableView | undefined {
  const table = arrived;
  arrived = undefined;
  return table?.id === id ? table : undefined;
}
