import type { ComponentChildren } from 'preact';
import type { IconName } from '../../draw/icons';

/** The rules of a game on one page, for players: what somebody needs to know before the first game. */
export interface RulesOverview {
  /** What to play for, in one sentence. */
  headline: string;
  /** Players and rounds, in a sentence or two. */
  summary: string;
  /** What it is about, in a few paragraphs. */
  goal: readonly string[];
  drawing: ComponentChildren;
  /** What the drawing shows, by seat. */
  labels: readonly { seat: number; text: string }[];
  things: readonly { title: string; text: string; rule: string; drawing: ComponentChildren }[];
  /** What power cards decide, for whoever has seen the rest in a lesson. */
  power: { title: string; text: string; drawing: ComponentChildren };
  round: readonly { icon: IconName; title: string; text: string; isScoring?: boolean }[];
  turnNote: string;
  turn: readonly TurnRow[];
  scoring: readonly { title: string; note?: string; text: string; rule: string }[];
  /** What the lesson leaves for later. */
  later: string;
  /** The drawing, worked out. */
  example: { text: string; lines: readonly { seat: number; text: string; points: number }[] };
}

/** Something that a player may do in a turn. */
export interface TurnRow {
  icon: IconName;
  title: string;
  note: string;
  /** In a game where things cost something. */
  price?: string;
  /** How often. */
  limit: string;
  rule: string;
}
