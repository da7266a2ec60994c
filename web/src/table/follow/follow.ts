import { createContext } from 'preact';
import type { LogLine, PlayView, TableView } from '../../protocol/types';
import type { Preferences } from '../../ui/state/preferences';

/*
 * The page may lag behind the table, so that people can follow what others do: the tables that the server sends wait in a queue,
 * and each is shown as long as the person's pace says. Everything here is pure; use-follow.ts adds the time.
 */

export type Pace = Preferences['pace'];

/** How long an action is shown, in milliseconds, and the pause after a turn. Step by step, only a key goes on. */
const TIMES: Readonly<Record<Pace, { touching: number; other: number; between: number }>> = {
  steps: { touching: Number.POSITIVE_INFINITY, other: Number.POSITIVE_INFINITY, between: 0 },
  slow: { touching: 4500, other: 2500, between: 1500 },
  normal: { touching: 2500, other: 1200, between: 600 },
  once: { touching: 0, other: 0, between: 0 },
};

/** How long a step is shown that the next one continues: long enough to see the piece arrive. */
export const FLOWING = 450;

/** The longest time that a caption stays in one's own turn. */
export const LONGEST = TIMES.slow.touching;

/** How long playing back may take while the person's own clock runs. */
export const PATIENCE = 8000;

/** The table that is shown, and those that come after it. */
export interface Queue {
  shown: TableView;
  coming: readonly TableView[];
}

/** What the parts of a table know about following. */
export interface Follow {
  /** The last thing that another seat has done, as long as it is shown. */
  action: LogLine | undefined;
  /** The game before it. */
  before: PlayView | undefined;
  /** How many actions are still to be shown. */
  behind: number;
  pace: Pace;
  /** Whether it is slower than usual because this is the person's first game. */
  isSlowed: boolean;
  /** Whether moves are played back: the table itself has gone on. */
  isBack: boolean;
  isPaused: boolean;
  setPace: (pace: Pace) => void;
  /** Goes on by one action, or by the rest of the turn. */
  next: (by: 'action' | 'turn') => void;
  pause: () => void;
  skip: () => void;
  /** Says whether something is being shown that nothing may go on behind. */
  hold: (isHeld: boolean) => void;
  /** Plays some moves back on a copy of the table. */
  playBack: (from: number, to: number) => void;
}

export const NOT_FOLLOWING: Follow = {
  action: undefined,
  before: undefined,
  behind: 0,
  pace: 'once',
  isSlowed: false,
  isBack: false,
  isPaused: false,
  setPace: () => undefined,
  next: () => undefined,
  pause: () => undefined,
  skip: () => undefined,
  hold: () => undefined,
  playBack: () => undefined,
};

export const FollowContext = createContext<Follow>(NOT_FOLLOWING);

/** The lines of the log that a table has and an earlier one had not. */
export function newLines(before: TableView, table: TableView): LogLine[] {
  const known = before.play?.moves ?? 0;
  return table.play?.log.filter(({ ply }) => ply > known) ?? [];
}

/** Takes over a table that the server has sent. */
export function received({ shown, coming }: Queue, table: TableView): Queue {
  const last = coming.at(-1) ?? shown;
  const [before, now] = [last.play, table.play];
  if (before === null || now === null || before.seat !== now.seat || now.moves < before.moves || table.phase === 'waiting') {
    return { shown: table, coming: [] };
  }
  if (now.moves === before.moves) {
    return coming.length === 0 ? { shown: table, coming } : { shown, coming: [...coming.slice(0, -1), table] };
  }
  // What the person does is shown at once, and nothing before it is left to be shown.
  const isOwn = newLines(last, table).some(({ seat }) => table.yours.includes(seat));
  return isOwn ? { shown: table, coming: [] } : { shown, coming: [...coming, table] };
}

/** Goes on by one table. */
export function advanced({ shown, coming: [next, ...rest] }: Queue): Queue {
  return next === undefined ? { shown, coming: [] } : { shown: next, coming: rest };
}

/** Goes on to the newest table, but stops where something has to be shown. */
export function skipped(queue: Queue, stops: (before: TableView, table: TableView) => boolean): Queue {
  let at = queue;
  while (at.coming.length > 0) {
    const next = advanced(at);
    if (stops(at.shown, next.shown)) {
      return next;
    }
    at = next;
  }
  return at;
}

/** Whether an action changes the reader's points, or hurts or helps them. */
export function touches({ effects, points }: LogLine, yours: readonly number[]): boolean {
  return yours.some(
    (seat) => (points[seat] ?? 0) !== 0 || effects.some(({ hurts, helps }) => hurts.includes(seat) || helps.includes(seat)),
  );
}

/** How many actions moves are after another one: those that continue each other are one. */
export function countActions(
  lines: readonly LogLine[],
  before: LogLine | undefined,
  goesOn: (before: LogLine, next: LogLine) => boolean,
): number {
  const all = before === undefined ? lines : [before, ...lines];
  return lines.length - all.slice(1).filter((line, i) => goesOn(all[i]!, line)).length;
}

/** A move with those before it that it continues. */
export function groupAt(
  log: readonly LogLine[],
  line: LogLine,
  goesOn: (before: LogLine, next: LogLine) => boolean,
): readonly LogLine[] {
  let from = log.findLastIndex(({ ply }) => ply === line.ply);
  const to = from + 1;
  while (from > 0 && goesOn(log[from - 1]!, log[from]!)) {
    from--;
  }
  return log.slice(from, to);
}

/**
 * How long a table is shown before the next one comes; `actions` are what was done last and is told together, if it is worth a
 * caption.
 */
export function stay(pace: Pace, actions: readonly LogLine[], isTurnOver: boolean, yours: readonly number[]): number {
  const { touching, other, between } = TIMES[pace];
  if (actions.length > 0) {
    return actions.some((action) => touches(action, yours)) ? touching : other;
  }
  return isTurnOver ? between : 0;
}
