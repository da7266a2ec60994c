import type { JudgedTurn } from '../../protocol/types';

/* Selects the judged turns for the lists of a replay. People learn most from their own turns, so these come first. */

/** The maximum number of the reader's turns. */
const MOST = 3;
/** Smaller differences may be chance: two analyses of one game differ by this much. */
const LEAST = 0.05;

/** The turns that a reader can learn from. */
export interface Lessons {
  /** The reader's own turns with the highest losses, the worst first. */
  own: readonly JudgedTurn[];
  /** The other turning points, in the order of play. */
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

/** Repeated steps appear once, with their number. */
export function counted(steps: readonly string[]): string[] {
  return [...new Set(steps)].map((step) => {
    const times = steps.filter((other) => other === step).length;
    return times === 1 ? step : `${step} × ${times}`;
  });
}
