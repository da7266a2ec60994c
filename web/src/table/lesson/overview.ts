import type { ComponentChildren } from 'preact';
import type { IconName } from '../../draw/icons';

/** A game's rules on one page: everything that a player needs before the first game. */
export interface RulesOverview {
  /** The goal in one sentence. */
  headline: string;
  /** Players and rounds, in a sentence or two. */
  summary: string;
  /** The idea of the game, in a few paragraphs. */
  goal: readonly string[];
  drawing: ComponentChildren;
  /** The contents of the drawing, by seat. */
  labels: readonly { seat: number; text: string }[];
  things: readonly { title: string; text: string; rule: string; drawing: ComponentChildren }[];
  /** The purpose of power cards, for players who know the rest from a lesson. */
  power: { title: string; text: string; drawing: ComponentChildren };
  round: readonly { icon: IconName; title: string; text: string; isScoring?: boolean }[];
  turnNote: string;
  turn: readonly TurnRow[];
  scoring: readonly { title: string; note?: string; text: string; rule: string }[];
  /** The topics that the lesson leaves for later. */
  later: string;
  /** The explanation of the drawing. */
  example: { text: string; lines: readonly { seat: number; text: string; points: number }[] };
}

/** An action of a turn. */
export interface TurnRow {
  icon: IconName;
  title: string;
  note: string;
  /** The price, in games where actions cost something. */
  price?: string;
  /** How often the action is possible. */
  limit: string;
  rule: string;
}
