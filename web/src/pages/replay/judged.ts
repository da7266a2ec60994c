import type { JudgedTurn } from '../../protocol/types';

/* Which judged turns a replay lists. Whoever wants to learn from a game looks at their own turns first. */

/** So many turns of the reader: more are not looked at. */
const MOST = 3;
/** Less than this may be chance: two analyses of one game differ by that much. */
const LEAST = 0.05;

/** The turns from which a reader learns. */
export interface Lessons {
  /** The reader's own turns that lost the most, the worst first. */
  own: readonly JudgedTurn[];
  /** The other turns at which the game turned, in the order of play. */
  others: readonly JudgedTurn[];
}

export function lessonsOf(judged: readonly JudgedTurn[], isOwn: (seat: number) => boolean): Lessons {
  const own = judged
    .filter((turn) => isOwn(turn.seat) && turn.better.length > 0 && lostBy(turn) >= LEAST)
    .sort((a, b) => lostBy(b) - lostBy(a))
    .slice(0, MOST);
  return { own, others: judged.filter((turn) => turn.turning && !own.includes(turn)) };
}

function lostBy({ best, after }: JudgedTurn): number {
  return best - after;
}

/** Steps that repeat are said once, with how often they are done. */
export function counted(steps: readonly string[]): string[] {
  return [...new Set(steps)].map((step) => {
    const times = steps.filter((other) => other === step).length;
    return times === 1 ? step : `${step} × ${times}`;
  });
}
