import type { ComponentChildren } from 'preact';
import type { IconName } from '../../draw/icons';
import type { LogLine, ScoreLine } from '../../protocol/types';

/** Who sits on a seat, according to the server. */
export interface Player {
  name: string;
  isYou: boolean;
  isBot: boolean;
  /** Who the bot is, for its portrait; empty for people and for bots that play for them. */
  persona: string;
  /** How well the bot plays; empty for people. */
  level: string;
  /** The person has left the seat to a bot, and so has lost. */
  hasLeft: boolean;
  /** The connection is lost. */
  isAway: boolean;
  /** The time left, or undefined without a clock. */
  clock: { text: string; isLow: boolean } | undefined;
}

/** What a move led to, for the person who reads it: good, bad, or neither. */
export interface ToldEffect {
  tone: 'good' | 'bad' | 'plain';
  text: ComponentChildren;
  /** What it says something about, such as who leads in a place; a later effect about the same makes it old. */
  about?: string | undefined;
}

/** A change of what a seat would get if there were a scoring now. */
export interface ToldPoints {
  seat: number;
  by: number;
}

/** What another seat has just done, with what it led to. */
export interface ToldCaption<Where = unknown> {
  seat: number;
  text: ComponentChildren;
  effects: readonly ToldEffect[];
  points: readonly ToldPoints[];
  /** The places that it is about. */
  where: readonly Where[];
}

/** An action of a turn, with what it led to; `Where` is what a map's places are. */
export interface LogAction<Where> {
  id: string;
  icon: IconName | undefined;
  text: ComponentChildren;
  time: string;
  effects: readonly ToldEffect[];
  points: readonly ToldPoints[];
  /** The places that the action is about. */
  where: readonly Where[];
  /** Whether everybody has seen it in a show of its own, such as disks that turn over: a recap does not tell it again. */
  isShown?: boolean;
  /** Whether it changes what everybody may do next: a recap names it, whatever else happened. */
  isTurning?: boolean;
}

/** A turn in the log: its actions in the order of play. */
export interface LogTurn<Where> {
  kind: 'turn';
  id: string;
  seat: number;
  /** The power card of the turn. */
  card: number | undefined;
  isNew: boolean;
  /** By how much the turn has changed what the reader would get if there were a scoring now. */
  net: number;
  actions: LogAction<Where>[];
}

/** The power cards of a round, as they were played. */
export interface LogBids {
  kind: 'bids';
  id: string;
  bids: { id: string; seat: number; card: number; text: ComponentChildren }[];
}

/** A turn in the log, the power cards of a round, or the head of a round, or a scoring. */
export type LogEntry<Where> = { kind: 'round'; id: string; text: string } | LogBids | LogTurn<Where>;

export interface ChatMessage {
  id: string;
  /** The seat that speaks, or undefined for a spectator or the table itself. */
  seat: number | undefined;
  name: string;
  text: string;
  time: string;
  /** A bot has said it: it counts as read. */
  isTalk?: true;
}

/** The points of each seat by source. */
export interface PointsBySource {
  sources: Sources;
  points: readonly (readonly number[])[];
}

/** The sources of points in a game: how each looks in a bar, and its name. */
export interface Sources {
  list: readonly { label: string; look: 'solid' | 'striped' | 'water' }[];
  /** The name of all of them, above a column. */
  heading: string;
  /** Points by source in words. */
  words: (points: readonly number[]) => string;
}

/** What a region gives in a scoring. */
export interface ScoredRow {
  id: string;
  name: string;
  icon: IconName;
  value: number;
  /** Points by seat. */
  points: readonly number[];
  lines: readonly ScoreLine[];
}

export interface NoticeAction {
  label: string;
  onClick: () => void;
  /** What most people will want. */
  isMain?: boolean;
  /** For a button that opens details: whether they are open. */
  isOpen?: boolean;
}

/** A notice above the action bar; one at a time. */
export interface Notice {
  kind: 'net' | 'error' | 'pair' | 'plain';
  title: string;
  text: string;
  /** The rule behind a refusal. */
  rule?: string;
  actions: readonly NoticeAction[];
  /** What is shown below it. */
  details?: ComponentChildren;
  /** It goes away by itself, when what it says is no longer so. */
  stays?: true;
}

/** Moves of a finished game that are told together, with the positions before and after them. */
export interface PlayedMoves {
  before: unknown;
  after: unknown;
  lines: readonly LogLine[];
  players: readonly Player[];
}

/** A moment of a game: what happened, and a picture of the place. */
export interface ToldMoment {
  words: string;
  /** Why it changed the points, as a sentence, if that can be said. */
  why: string | undefined;
  picture: ComponentChildren;
}

/** How a game tells its moments. */
export interface MomentParts {
  /** The moves that may be a moment: those that go together, without those that are part of every turn. */
  grouped: (log: readonly LogLine[]) => LogLine[][];
  /** What happened, as a word: moments of one kind are not told again and again. */
  kindOf: (lines: readonly LogLine[]) => string;
  tell: (moves: PlayedMoves) => ToldMoment;
}

/** A row of a score sheet. */
export interface SheetRow {
  id: string;
  icon: IconName;
  name: string;
  value: number;
  /** Points by seat. */
  points: readonly number[];
  /** During a show: scored, being scored, or still to come, without numbers. */
  state: 'done' | 'current' | 'next';
}
