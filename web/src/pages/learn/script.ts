import type { LiveTable } from '../../net/live';
import type { Lesson, LessonRecord, Step } from '../../table/lesson/lesson';

/* What the script plays between two steps. */

/**
 * The moves between the position on the table and the next step; undefined if the table has left the record. On the short way,
 * what comes before a step is not played: it would be too much.
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
 * The record of a game in which the learner has left the script, with the lesson's setup: a running game's record keeps the
 * deal secret.
 */
export function continued(record: LessonRecord, { moves, scorings, totals }: LessonRecord): LessonRecord {
  return { ...record, moves, scorings, totals };
}

/** Whether a learner's move is that of the record. */
export function isOnRecord(record: LessonRecord, ply: number, move: string): boolean {
  return record.moves[ply]?.move === move;
}

/** The move of the record that does what a step asks for, if it asks for a move. */
export function wantedMove(lesson: Lesson, step: Step): string | undefined {
  return step.task.kind === 'play' ? lesson.record.moves[step.ply]?.move : undefined;
}

/** The step that a move of the learner finishes, if it does. */
export function finishes(step: Step, move: string): boolean {
  return step.task.kind === 'play' && step.task.accept.test(move);
}

/** Why a lesson does not replay, step by step; empty if it does. */
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

/** Waits until the table on the screen has that many moves. */
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

/** Plays moves one after the other, slowly enough to be seen. `isWanted` tells whether anybody is still watching. */
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
