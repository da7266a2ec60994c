import type { PuzzleParts } from '../../table/puzzle';
import { PuzzleBoard } from './PuzzleBoard';
import { type Key, t } from './text';

const TASKS: Readonly<Record<string, Key>> = { move: 'eg.puzzle.move', send: 'eg.puzzle.send', place: 'eg.puzzle.place' };

/** Puzzles of El Grande: one caballero that moves, goes home, or is placed. */
export const puzzle: PuzzleParts = {
  task: (word, rival) => t(TASKS[word] ?? 'eg.puzzle.move', { name: rival }),
  Board: PuzzleBoard,
};
