import { type ComponentChildren, createContext } from 'preact';

/** A lesson's changes to a table: the possible attempts, and the answers to others. */
export interface LessonControl {
  /** The learner's seat; the script plays the others. */
  seat: number;
  /** The persona in each seat, for its portrait; empty for the learner. */
  people: readonly string[];
  /** The current step; the chart shows the whole map at each. */
  step: string;
  /** Whether a legal move is on offer in this step. */
  offers: (move: string) => boolean;
  /** The moves that may be sent: all, or only the first. If there are none, the coach answers. */
  tries: (moves: readonly string[]) => readonly string[];
  /** Why a control of the turn bar is not available yet; undefined if it is. */
  asleep: (control: string) => string | undefined;
  /** Called when a scoring has been watched to its end. */
  scoringSeen: () => void;
}

/** The controls that a phone shows below the coach: only those of the step, or all. */
export type ShownControls = 'none' | 'hand' | 'display' | 'cards' | 'actions' | 'all';

/** The coach's card. The table reserves a place for it, so that it never covers anything. */
export interface CoachParts {
  card: ComponentChildren;
  /** The same beside a show, which needs a phone's space. */
  smallCard: ComponentChildren;
  /** All steps, where they fit. */
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

/** Parts of the screen by a selector, or a place from the game's code. */
export type Spot = string | (() => Box | undefined);

/** A highlight that lasts until something else appears. */
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
  /** The ply of the record at which the step begins. */
  ply: number;
  task: Task;
  lights: readonly Light[];
  /** Places on the map that the step's texts name by ①, ② and so on. */
  pins?: readonly (() => Box | undefined)[];
  /** Whether the step shows the result of the step before: then learners who enter here begin with that one. */
  follows?: true;
  /** The controls that the step needs besides the map. */
  controls?: ShownControls;
  /** The control of the turn bar that the step teaches. */
  teaches?: string;
}

export interface Lesson {
  game: string;
  players: number;
  steps: readonly Step[];
  /** The parts of a lesson: their first steps, and their duration. */
  parts: readonly { id: string; first: string; minutes: number }[];
  /** The steps of the short version, for players who know the other game. */
  short: readonly string[];
  /** Whether the lesson is the short version. */
  isShort?: boolean;
  /** The further lesson of a game, such as its expanded game; it has no parts either. */
  variant?: 'expanded';
  record: LessonRecord;
  /** The control of the turn bar for a move. */
  controlOf: (move: string) => string;
  /** The place and the piece of a move, to mark it if the step does not ask for it. */
  spotsOf: (move: string) => readonly Spot[];
}

/** The recorded game, which a table continues. */
export interface LessonRecord {
  moves: readonly { seat: number; move: string }[];
  scorings: readonly { round: number; points: readonly number[] }[];
  totals: readonly number[];
}

/* The parts that all tables have, as lessons highlight them. */
export const HAND: Light = { show: '[data-part=hand]', until: '[data-part=hand] [aria-pressed=true]' };
export const LAY: Light = { show: '[data-part=end]', also: '[data-part=hand]' };
export const END: Light = { show: '[data-part=end] button:last-child' };
/** The chosen power card. */
export const CARD: Spot = '[data-part=hand] [aria-pressed=true]';

/** A task that is a move: both are patterns of moves. */
export function playing(offer: RegExp, accept: RegExp): Task {
  return { kind: 'play', offer, accept };
}
