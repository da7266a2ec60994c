import { createStore, useStore } from '../../net/store';
import { locale } from '../../text';

/** Counts what the moderator has done: every list is read again. */
const count = createStore(0);

/** The number of changes so far. */
export function useChanges(): number {
  return useStore(count);
}

/** Something has changed. */
export function changed(): void {
  count.update((n) => n + 1);
}

/** A moment in words, such as "12 May 2026, 20:15". */
export function momentOf(millis: number): string {
  return new Date(millis).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' });
}
