import { createContext } from 'preact';
import type { LogLine, PlayView, TableView } from '../../protocol/types';
import type { Preferences } from '../../ui/state/preferences';

/* The page may lag behind the table, so that people can follow other players' moves: tables from the server wait in a queue,
   and each is shown for a time that depends on the person's pace. Everything here is pure; use-follow.ts adds the timers. */

export type Pace = Preferences['pace'];

/** How long an action is shown, in milliseconds, and the pause after a turn. Step by step, only a key continues. */
const TIMES: Readonly<Record<Pace, { touching: number; other: number; between: number }>> = {
  steps: { touching: Number.POSITIVE_INFINITY, other: Number.POSITIVE_INFINITY, between: 0 },
  slow: { touching: 4500, other: 2500, between: 1500 },
  normal: { touching: 2500, other: 1200, between: 600 },
  once: { touching: 0, other: 0, between: 0 },
};

/** How long a step is shown if the next one continues it: long enough to see the piece arrive. */
export const FLOWING = 450;

/** How long a caption stays in the reader's own turn, at most. */
export const LONGEST = TIMES.slow.touching;

/** How long the page may lag behind while the person's own clock runs. */
export const PATIENCE = 8000;

/** The shown table, and those waiting after it. */
export interface Queue {
  shown: TableView;
  coming: readonly TableView[];
}

/** The state of following, for the parts of a table. */
export interface Follow {
  /** The last action of another seat, while it is shown. */
  action: LogLine | undefined;
  /** The game before that action. */
  before: PlayView | undefined;
  /** The number of actions still to be shown. */
  behind: number;
  pace: Pace;
  /** Whether the pace is slower than usual because this is the person's first game. */
  isSlowed: boolean;
  /** Whether old moves are being played back, while the table itself has moved on. */
  isBack: boolean;
  isPaused: boolean;
  /** Whether a show is running: nothing else can be done meanwhile. */
  isHeld: boolean;
  setPace: (pace: Pace) => void;
  /** Advances by one action, or by the rest of the turn. */
  next: (by: 'action' | 'turn') => void;
  pause: () => void;
  skip: () => void;
  /** Blocks or unblocks following while a show is running. */
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
  isHeld: false,
  setPace: () => undefined,
  next: () => undefined,
  pause: () => undefined,
  skip: () => undefined,
  hold: () => undefined,
  playBack: () => undefined,
};

export const FollowContext = createContext<Follow>(NOT_FOLLOWING);

/** The log lines of a table that an earlier one did not have. */
export function newLines(before: TableView, table: TableView): LogLine[] {
  const known = before.play?.moves ?? 0;
  return table.play?.log.filter(({ ply }) => ply > known) ?? [];
}

/** Adds a table from the server to the queue. */
export function received({ shown, coming }: Queue, table: TableView): Queue {
  const last = coming.at(-1) ?? shown;
  const [before, now] = [last.play, table.play];
  if (before === null || now === null || before.seat !== now.seat || now.moves < before.moves || table.phase === 'waiting') {
    return { shown: table, coming: [] };
  }
  if (now.moves === before.moves) {
    return coming.length === 0 ? { shown: table, coming } : { shown, coming: [...coming.slice(0, -1), table] };
  }
  // The person's own actions are shown at once, and everything before them is skipped.
  const isOwn = newLines(last, table).some(({ seat }) => table.yours.includes(seat));
  return isOwn ? { shown: table, coming: [] } : { shown, coming: [...coming, table] };
}

/** Advances by one table. */
export function advanced({ shown, coming: [next, ...rest] }: Queue): Queue {
  return next === undefined ? { shown, coming: [] } : { shown: next, coming: rest };
}

/** Skips to the newest table, but stops before a show. */
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

/** Whether an action changes the reader's points, or hurts or helps the reader. */
export function touches({ effects, points }: LogLine, yours: readonly number[]): boolean {
  return yours.some(
    (seat) => (points[seat] ?? 0) !== 0 || effects.some(({ hurts, helps }) => hurts.includes(seat) || helps.includes(seat)),
  );
}

/** The number of actions after a move: consecutive moves that continue each other count as one. */
export function countActions(
  lines: readonly LogLine[],
  before: LogLine | undefined,
  goesOn: (before: LogLine, next: LogLine) => boolean,
): number {
  const all = before === undefined ? lines : [before, ...lines];
  return lines.length - all.slice(1).filter((line, i) => goesOn(all[i]!, line)).length;
}

/** A move with the moves before it that it continues. */
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
 * How long a table is shown before the next one; `actions` are the last actions with a shared caption, if they are worth one.
 */
export function stay(pace: Pace, actions: readonly LogLine[], isTurnOver: boolean, yours: readonly number[]): number {
  const { touching, other, between } = TIMES[pace];
  if (actions.length > 0) {
    return actions.some((action) => touches(action, yours)) ? touching : other;
  }
  return isTurnOver ? between : 0;
}
