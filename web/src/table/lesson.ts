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
