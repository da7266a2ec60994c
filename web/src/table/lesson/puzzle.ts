import type { ComponentChildren, ComponentType } from 'preact';
import type { LogLine, ScoreLine } from '../../protocol/types';
import { t } from '../../text';
import type { Player } from '../people/types';

/** The task of a puzzle in a sentence, by the kind of move that is asked for, the name of the rival and the number of moves. */
export type PuzzleTask = (word: string, rival: string, steps: number) => string;

/** What a game provides for puzzles. */
export interface PuzzleParts {
  task: PuzzleTask;
  /** What a line changes for some seats, place by place, in points. */
  reasons: (before: Scored, after: Scored, players: readonly Player[], seats: readonly number[]) => string[];
  /** The map with the controls that choose a move. */
  Board: ComponentType<PuzzleBoardProps>;
}

/** A position, and what a scoring now would bring. */
export interface Scored {
  table: unknown;
  sheet: readonly ScoreLine[];
}

export interface PuzzleBoardProps {
  position: unknown;
  players: readonly Player[];
  /** Who moves. */
  seat: number;
  /** The lines to choose from, each a move or several; none once a try has been judged. */
  moves: readonly string[];
  /** The line that is chosen. */
  draft: string | undefined;
  onDraft: (move: string | undefined) => void;
  /** What a try has shown; then the position is the one after the best line. */
  answers: PuzzleAnswers | undefined;
  /** The buttons beside what is chosen. */
  children: ComponentChildren;
}

/** The best line, and the own one if that is another; both belong to the position before. */
export interface PuzzleAnswers {
  before: unknown;
  best: LogLine;
  bestGain: number;
  yours: LogLine | undefined;
  gain: number;
}

/** What stands beside an answer on the map: what it gains, or how often it is played there. */
export function answerLabel(look: 'best' | 'yours', text: string): string {
  return t(look === 'best' ? 'puzzle.mark.best' : 'puzzle.mark.yours', { n: text });
}

/** Stands between the moves of a line. */
const BETWEEN = ', ';

export function movesOf(line: string): string[] {
  return line.split(BETWEEN);
}

/** The line that some moves make, in whatever order they were chosen. */
export function lineOf(moves: readonly string[]): string {
  return [...moves].sort().join(BETWEEN);
}

/** How many moves the lines of a puzzle have. */
export function stepsOf(lines: readonly string[]): number {
  return movesOf(lines[0] ?? '').length;
}

/** The moves that lead on to one of the lines after some of its moves. */
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

/** Moves with how often each comes. */
export function counted(moves: readonly string[]): { move: string; count: number }[] {
  return [...new Set(moves)].map((move) => ({ move, count: moves.filter((other) => other === move).length }));
}

/** Something that comes several times. */
export function times(words: string, count: number): string {
  return count === 1 ? words : `${words}\u00A0×\u00A0${count}`;
}
