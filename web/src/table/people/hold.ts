import { api } from '../../net/api';
import type { TableView } from '../../protocol/types';
import { nameIn } from './seats';

/* The next step of a game may wait for people who could stop the action. */

/** A waiting step, as the page shows it. */
export interface Waiting {
  /** The person's seat that it waits for, if any. */
  seat: number | undefined;
  /** The names of the other players that it waits for. */
  others: readonly string[];
  /** The seconds left; undefined if it waits for an answer. */
  seconds: number | undefined;
  /** Lets the action continue, for all of the person's seats. */
  letGo: () => void;
}

/** The waiting step; `elapsed` is how many milliseconds ago the server reported it. */
export function waitingOf(table: TableView, elapsed: number, take: (answer: Promise<TableView>) => void): Waiting | undefined {
  const { hold } = table;
  if (hold === null || table.phase !== 'playing') {
    return undefined;
  }
  const left = hold.left === null ? undefined : hold.left - elapsed;
  if (left !== undefined && left <= 0) {
    return undefined;
  }
  const yours = hold.seats.filter((seat) => table.yours.includes(seat));
  const name = nameIn(table);
  return {
    seat: yours[0],
    others: hold.seats.filter((seat) => !yours.includes(seat)).map(name),
    seconds: left === undefined ? undefined : Math.ceil(left / 1000),
    letGo: () => take(yours.reduce((before, seat) => before.then(() => api.letGo(table.id, seat)), Promise.resolve(table))),
  };
}
