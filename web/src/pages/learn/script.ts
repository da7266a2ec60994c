import type { LiveTable } from '../../net/live';
import type { Lesson, LessonRecord, Step } from '../../table/lesson/lesson';

/* The script's moves between two steps. */

/**
 * The moves from the table's position to the next step; undefined if the table has left the record. The short version doesn't
 * play them: there would be too many.
 */
export function between(
  { record, isShort }: Pick<Lesson, 'record' | 'isShort'>,
  played: number,
  isStraight: boolean,
  next: Step,
): LessonRecord['moves'] | undefined {
  const isAhead = isShort ? next.ply === played : next.ply >= played;
  return isStraight && next.task.kind !== 'round' && isAhead ? record.moves.slice(played, next.ply) : undefined;
}

/**
 * The record of a game in which the learner has left the script, with the lesson's setup: the record of a running game hides
 * the deal.
 */
export function continued(record: LessonRecord, { moves, scorings, totals }: LessonRecord): LessonRecord {
  return { ...record, moves, scorings, totals };
}

/** Whether a learner's move is that of the record. */
export function isOnRecord(record: LessonRecord, ply: number, move: string): boolean {
  return record.moves[ply]?.move === move;
}

/** The move of the record that the step asks for, if it asks for a move. */
export function wantedMove(lesson: Lesson, step: Step): string | undefined {
  return step.task.kind === 'play' ? lesson.record.moves[step.ply]?.move : undefined;
}

/** Whether a learner's move finishes a step. */
export function finishes(step: Step, move: string): boolean {
  return step.task.kind === 'play' && step.task.accept.test(move);
}

/** The errors of a lesson's replay, step by step; empty if there are none. */
export function faultsOf({ steps, record }: Lesson): string[] {
  const faults: string[] = [];
  steps.forEach((step, i) => {
    const before = steps[i - 1];
    if (before !== undefined && step.ply < before.ply + (before.task.kind === 'play' ? 1 : 0)) {
      faults.push(`${step.id} begins before ${before.id} is over`);
    }
    if (step.ply > record.moves.length) {
      faults.push(`${step.id} begins after the record's end`);
    }
    if (step.task.kind === 'play') {
      const next = record.moves[step.ply];
      if (next === undefined || next.seat !== 0 || !step.task.accept.test(next.move)) {
        faults.push(`${step.id} does not accept the record's move ${next?.move ?? ''}`);
      } else if (!step.task.offer.test(next.move)) {
        faults.push(`${step.id} does not offer the record's move ${next.move}`);
      }
    }
  });
  return faults;
}

const PATIENCE = 5000;

/** Waits until the shown table has that many moves. */
function until(live: LiveTable, moves: number): Promise<void> {
  return new Promise((resolve) => {
    const has = () => (live.state.get().table?.play?.moves ?? 0) >= moves;
    if (has()) {
      resolve();
      return;
    }
    const finish = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = live.state.subscribe(() => has() && finish());
    const timer = setTimeout(finish, PATIENCE);
  });
}

/** Plays moves one after the other, slowly enough to follow. `isWanted` returns false if the learner has left. */
export async function playAll(
  live: LiveTable,
  from: number,
  moves: LessonRecord['moves'],
  pause: number,
  isWanted: () => boolean,
): Promise<void> {
  for (const [i, { seat, move }] of moves.entries()) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (!isWanted()) {
      return;
    }
    await live.moves.move(seat, move);
    await until(live, from + i + 1);
  }
}
