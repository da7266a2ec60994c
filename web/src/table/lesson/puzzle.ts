import type { ComponentChildren, ComponentType } from 'preact';
import type { LogLine, ScoreLine } from '../../protocol/types';
import { t } from '../../text';
import type { Player } from '../people/types';

/** The task of a puzzle in a sentence, by the kind of move, the name of the rival and the number of moves. */
export type PuzzleTask = (word: string, rival: string, steps: number) => string;

/** A game's parts of puzzles. */
export interface PuzzleParts {
  task: PuzzleTask;
  /** The changes that a line makes for some seats, place by place, in points. */
  reasons: (before: Scored, after: Scored, players: readonly Player[], seats: readonly number[]) => string[];
  /** The map with the controls that choose a move. */
  Board: ComponentType<PuzzleBoardProps>;
}

/** A position, and its points if scored now. */
export interface Scored {
  table: unknown;
  sheet: readonly ScoreLine[];
}

export interface PuzzleBoardProps {
  position: unknown;
  players: readonly Player[];
  /** The seat that moves. */
  seat: number;
  /** The lines to choose from, each of one or several moves; empty once an attempt has been judged. */
  moves: readonly string[];
  /** The chosen line. */
  draft: string | undefined;
  onDraft: (move: string | undefined) => void;
  /** The answers after an attempt; then the position is the one after the best line. */
  answers: PuzzleAnswers | undefined;
  /** The buttons beside the choice. */
  children: ComponentChildren;
}

/** The best line, and the person's if it is different; both start at the position before. */
export interface PuzzleAnswers {
  before: unknown;
  best: LogLine;
  bestGain: number;
  yours: LogLine | undefined;
  gain: number;
}

/** The label of an answer on the map: its gain, or how often it is played there. */
export function answerLabel(look: 'best' | 'yours', text: string): string {
  return t(look === 'best' ? 'puzzle.mark.best' : 'puzzle.mark.yours', { n: text });
}

/** The separator between the moves of a line. */
const BETWEEN = ', ';

export function movesOf(line: string): string[] {
  return line.split(BETWEEN);
}

/** The line of some moves, in any order. */
export function lineOf(moves: readonly string[]): string {
  return [...moves].sort().join(BETWEEN);
}

/** The number of moves in a puzzle's lines. */
export function stepsOf(lines: readonly string[]): number {
  return movesOf(lines[0] ?? '').length;
}

/** The possible next moves of the lines, after some of their moves. */
export function nextMoves(lines: readonly string[], done: readonly string[]): string[] {
  const next = lines.flatMap((line) => {
    const left = movesOf(line);
    const isOnTheWay = done.every((move) => {
      const at = left.indexOf(move);
      return at >= 0 && left.splice(at, 1).length > 0;
    });
    return isOnTheWay ? left : [];
  });
  return [...new Set(next)];
}

/** Moves with their numbers of occurrences. */
export function counted(moves: readonly string[]): { move: string; count: number }[] {
  return [...new Set(moves)].map((move) => ({ move, count: moves.filter((other) => other === move).length }));
}

/** A text with the number of its occurrences. */
export function times(words: string, count: number): string {
  return count === 1 ? words : `${words}\u00A0×\u00A0${count}`;
}
