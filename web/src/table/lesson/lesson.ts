import { type ComponentChildren, createContext } from 'preact';

/** What a lesson changes about a table: what can be tried, and what is said about the rest. */
export interface LessonControl {
  /** The learner's seat; the script plays the others. */
  seat: number;
  /** Who sits in each seat, as a portrait; empty for the learner. */
  people: readonly string[];
  /** The current step; the chart shows the whole map at each. */
  step: string;
  /** Whether a legal move is on offer in this step. */
  offers: (move: string) => boolean;
  /** Which of the moves may be sent, the first or all; the lesson's card answers if none. */
  tries: (moves: readonly string[]) => readonly string[];
  /** Why a control of the turn bar is not available yet; undefined if it is. */
  asleep: (control: string) => string | undefined;
  /** A scoring has been watched to its end. */
  scoringSeen: () => void;
}

/** The controls that a phone shows below the coach: those that a step needs, or all of them. */
export type ShownControls = 'none' | 'hand' | 'display' | 'cards' | 'actions' | 'all';

/** What a lesson says. The table has a place of its own for it, so that it never covers anything. */
export interface CoachParts {
  card: ComponentChildren;
  /** The same beside something to watch, which needs the room of a phone. */
  smallCard: ComponentChildren;
  /** All steps, where there is room for them. */
  steps: ComponentChildren;
  controls: ShownControls;
}

/** The coach of a lesson around a table, if there is one. */
export const CoachContext = createContext<CoachParts | undefined>(undefined);

/** The lesson around a table, if there is one. */
export const LessonContext = createContext<LessonControl | undefined>(undefined);

/*
 * A lesson is a recorded game, cut into steps. At each step the table is at a certain move; the learner does one thing, and the
 * script plays what comes before the next step.
 */

/** A place on the screen. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Parts of the screen by a selector, or a place that the game finds. */
export type Spot = string | (() => Box | undefined);

/** What is highlighted until something else appears. */
export interface Light {
  show: Spot;
  /** A second highlighted part of the screen, where the learner can change the choice. */
  also?: string;
  /** When this part of the screen appears, the light ends; the last light stays. */
  until?: string;
}

export type Task =
  /** Touching the highlighted part. */
  | { kind: 'touch' }
  /** Playing a move; both are patterns of moves. */
  | { kind: 'play'; offer: RegExp; accept: RegExp }
  /** Playing freely until the round has been scored and the scoring has been watched. */
  | { kind: 'scoring' }
  /** Playing freely against a bot until the next round begins. */
  | { kind: 'round' };

export interface Step {
  /** The prefix of the texts `learn.<game>.<id>.title`, `.text`, `.todo` and, if something can go wrong, `.wrong`. */
  id: string;
  /** The rule that it teaches. */
  rule: string;
  /** After how many moves of the record it begins. */
  ply: number;
  task: Task;
  lights: readonly Light[];
  /** Places on the map that its texts name by ①, ② and so on. */
  pins?: readonly (() => Box | undefined)[];
  /** It shows what the step before leads to: whoever comes from elsewhere begins with that one. */
  follows?: true;
  /** What it needs besides the map. */
  controls?: ShownControls;
  /** The control of the turn bar that it teaches. */
  teaches?: string;
}

export interface Lesson {
  game: string;
  players: number;
  steps: readonly Step[];
  /** Steps that belong together: the first of them, and how long all of them take. */
  parts: readonly { id: string; first: string; minutes: number }[];
  /** The steps for those who know the other game. */
  short: readonly string[];
  /** Whether only these are taken. */
  isShort?: boolean;
  record: LessonRecord;
  /** The control of the turn bar that makes a move. */
  controlOf: (move: string) => string;
  /** Where a move is made, and with what: it is marked if a step does not ask for it. */
  spotsOf: (move: string) => readonly Spot[];
}

/** The recorded game, which a table takes over. */
export interface LessonRecord {
  moves: readonly { seat: number; move: string }[];
  scorings: readonly { round: number; points: readonly number[] }[];
  totals: readonly number[];
}

/* The parts that the tables of all games have, as lessons highlight them. */
export const HAND: Light = { show: '[data-part=hand]', until: '[data-part=hand] [aria-pressed=true]' };
export const LAY: Light = { show: '[data-part=end]', also: '[data-part=hand]' };
export const END: Light = { show: '[data-part=end] button:last-child' };
/** The power card that is chosen. */
export const CARD: Spot = '[data-part=hand] [aria-pressed=true]';

/** A task that is a move: both are patterns of moves. */
export function playing(offer: RegExp, accept: RegExp): Task {
  return { kind: 'play', offer, accept };
}
