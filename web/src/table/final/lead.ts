import type { Player } from '../people/types';

/* The leader in a place after a moment, as the reason why its points changed. */

/** The ranking of the seats in a place. */
export type Lead =
  | { kind: 'first'; leader: Player; n: number; m: number }
  | { kind: 'alone'; leader: Player }
  | { kind: 'tied'; leaders: readonly Player[]; n: number };

/** The leader and the runner-up, by each seat's number of pieces there; undefined without pieces. */
export function leadOf(counts: readonly number[], players: readonly Player[]): Lead | undefined {
  const n = Math.max(0, ...counts);
  const leaders = players.filter((_, seat) => counts[seat] === n);
  const [leader] = leaders;
  if (n === 0 || leader === undefined) {
    return undefined;
  }
  if (leaders.length > 1) {
    return { kind: 'tied', leaders, n };
  }
  const m = Math.max(0, ...counts.filter((count) => count < n));
  return m === 0 ? { kind: 'alone', leader } : { kind: 'first', leader, n, m };
}
