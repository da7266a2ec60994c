import type { TableLine } from '../protocol/types';
import { noteKeptGames } from './local';

/* The games on this device, in the browser's database: the events of every table, and its line for lists. */

const NAME = 'hidalgo';
const VERSION = 1;
const EVENTS = 'events';
const LINES = 'lines';

/** An event of a table; only the worker can read it. */
export interface SavedEvent {
  number: number;
}

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(EVENTS);
      request.result.createObjectStore(LINES, { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function eventsFrom(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
}

/**
 * Saves new events of a table. Fails if another tab has already saved an event with the same number. A table without a line is
 * in no list: the record of an unfinished game.
 */
export async function saveEvents(table: string, events: readonly SavedEvent[], line: TableLine | null): Promise<void> {
  const transaction = (await database()).transaction([EVENTS, LINES], 'readwrite');
  for (const event of events) {
    transaction.objectStore(EVENTS).add(event, [table, event.number]);
  }
  if (line !== null) {
    transaction.objectStore(LINES).put(line);
    noteKeptGames();
  }
  await done(transaction);
}

/** Deletes a table from this device. */
export async function deleteTable(table: string): Promise<void> {
  const transaction = (await database()).transaction([EVENTS, LINES], 'readwrite');
  transaction.objectStore(EVENTS).delete(eventsFrom(table));
  transaction.objectStore(LINES).delete(table);
  await done(transaction);
}

/** The events of a table in order; empty if it is not here. */
export async function eventsOf(table: string): Promise<SavedEvent[]> {
  return result((await database()).transaction(EVENTS).objectStore(EVENTS).getAll(eventsFrom(table)));
}

/** The tables on this device, the latest first. */
export async function tableLines(): Promise<TableLine[]> {
  const all: TableLine[] = await result((await database()).transaction(LINES).objectStore(LINES).getAll());
  return all.sort((one, other) => other.changed - one.changed);
}
