import type { ComponentType } from 'preact';
import type { Player } from './types';

/** What a game provides for puzzles. */
export interface PuzzleParts {
  /** The task in a sentence, by the kind of move that is asked for and the name of the rival. */
  task: (word: string, rival: string) => string;
  /** The map with the controls that choose a move. */
  Board: ComponentType<PuzzleBoardProps>;
}

export interface PuzzleBoardProps {
  position: unknown;
  players: readonly Player[];
  /** Who moves. */
  seat: number;
  /** The moves to choose from; none once a try has been judged. */
  moves: readonly string[];
  /** The move that is chosen so far. */
  draft: string | undefined;
  onDraft: (move: string | undefined) => void;
  /** The best move, once it is known; then the position is the one after it. */
  best: string | undefined;
}
