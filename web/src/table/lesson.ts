import { createContext } from 'preact';

/** What a lesson changes about a table: what may be tried, and what is said about the rest. */
export interface LessonControl {
  /** The learner's seat; the script plays the others. */
  seat: number;
  /** Where the lesson is; the chart shows itself whole at each. */
  step: string;
  /** Whether a legal move is on offer in this step. */
  offers: (move: string) => boolean;
  /** Whether a move may be sent; the lesson's box answers what may not. */
  tries: (move: string) => boolean;
  /** Why a control of the turn bar is still asleep; undefined if it is not. */
  asleep: (control: string) => string | undefined;
  /** A scoring has been seen to its end. */
  scoringSeen: () => void;
}

/** The lesson around a table, if there is one. */
export const LessonContext = createContext<LessonControl | undefined>(undefined);

/*
 * A lesson is a game that is written down, cut into steps. At each step the table stands after so many moves of it; the learner does one
 * thing, and what comes before the next step is played by the script.
 */

/** A place on the screen. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What is lit until something else is there: parts of the screen by a selector, or a place that is found by the game. */
export interface Light {
  show: string | (() => Box | undefined);
  /** A part of the screen that is lit besides: where one can change one's mind. */
  also?: string;
  /** A part of the screen whose appearing ends this light; the last one stays. */
  until?: string;
}

export type Task =
  /** Touching what is lit. */
  | { kind: 'touch' }
  /** Playing a move; both are patterns of moves. */
  | { kind: 'play'; offer: RegExp; accept: RegExp }
  /** Playing freely until the round has been scored and the scoring been seen. */
  | { kind: 'scoring' }
  /** Playing freely against a bot until the next round begins. */
  | { kind: 'round' };

export interface Step {
  /** Of the texts `learn.<game>.<id>.title`, `.text`, `.todo` and, where something can go wrong, `.wrong`. */
  id: string;
  /** The rule that it plays. */
  rule: string;
  /** After how many moves of the record it begins. */
  ply: number;
  task: Task;
  lights: readonly Light[];
  /** The control of the turn bar that it teaches. */
  teaches?: string;
}

export interface Lesson {
  game: string;
  players: number;
  steps: readonly Step[];
  record: LessonRecord;
  /** The control of the turn bar that makes a move. */
  controlOf: (move: string) => string;
}

/** The game as it is written down, to be taken over by a table. */
export interface LessonRecord {
  moves: readonly { seat: number; move: string }[];
  scorings: readonly { round: number; points: readonly number[] }[];
  totals: readonly number[];
}

/* What the tables of all games have, as lessons light it. */
export const HAND: Light = { show: '[data-part=hand]', until: '[data-part=hand] [aria-pressed=true]' };
export const LAY: Light = { show: '[data-part=end]', also: '[data-part=hand]' };
export const END: Light = { show: '[data-part=end] button:last-child' };

/** A task that is a move: both are patterns of moves. */
export function playing(offer: RegExp, accept: RegExp): Task {
  return { kind: 'play', offer, accept };
}
