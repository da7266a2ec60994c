import type { PuzzleParts } from '../../table/puzzle';
import { PuzzleBoard } from './PuzzleBoard';
import { t } from './text';

/** Puzzles of El Caballero: one area tile, or one caballero tile. */
export const puzzle: PuzzleParts = {
  task: (word, rival) => t(word === 'area' ? 'ec.puzzle.area' : 'ec.puzzle.cab', { name: rival }),
  Board: PuzzleBoard,
};
