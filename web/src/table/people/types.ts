import type { ComponentChildren } from 'preact';
import type { IconName } from '../../draw/icons';
import type { LogLine, ScoreLine } from '../../protocol/types';

/** The player in a seat, according to the server. */
export interface Player {
  name: string;
  isYou: boolean;
  isBot: boolean;
  /** The bot's persona, for its portrait; empty for people and for bots that play for them. */
  persona: string;
  /** The level of the bot; empty for people. */
  level: string;
  /** Whether the person has left the seat to a bot, and so has lost. */
  hasLeft: boolean;
  /** Whether the connection is lost. */
  isAway: boolean;
  /** The time left, or undefined without a clock. */
  clock: { text: string; isLow: boolean } | undefined;
}

/** An effect of a move on the reader: good, bad, or neither. */
export interface ShownEffect {
  tone: 'good' | 'bad' | 'plain';
  text: ComponentChildren;
  /** The subject, such as the lead in a place; a later effect with the same subject replaces it. */
  about?: string | undefined;
}

/** A change of a seat's points if scored now. */
export interface ShownPoints {
  seat: number;
  by: number;
}

/** The last action of another seat, with its effects. */
export interface ShownCaption<Where = unknown> {
  seat: number;
  text: ComponentChildren;
  effects: readonly ShownEffect[];
  points: readonly ShownPoints[];
  /** Its places. */
  where: readonly Where[];
}

/** An action of a turn, with its effects; `Where` is the type of a map's places. */
export interface LogAction<Where> {
  id: string;
  icon: IconName | undefined;
  text: ComponentChildren;
  time: string;
  effects: readonly ShownEffect[];
  points: readonly ShownPoints[];
  /** The places of the action. */
  where: readonly Where[];
  /** Whether all players have seen it in a separate show, such as disks that turn over: a recap leaves it out. */
  isShown?: boolean;
  /** Whether it changes the possible moves of all players: a recap always includes it. */
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
  /** How much the turn changed the reader's points if scored now. */
  net: number;
  actions: LogAction<Where>[];
}

/** The power cards of a round, in the order of play. */
export interface LogBids {
  kind: 'bids';
  id: string;
  bids: { id: string; seat: number; card: number; text: ComponentChildren }[];
}

/** A turn in the log, the power cards of a round, or the head of a round, or a scoring. */
export type LogEntry<Where> = { kind: 'round'; id: string; text: string } | LogBids | LogTurn<Where>;

export interface ChatMessage {
  id: string;
  /** The seat of the author; undefined for a spectator or the table itself. */
  seat: number | undefined;
  name: string;
  text: string;
  time: string;
  /** Whether it is a bot's comment, which counts as read. */
  isComment?: true;
  /** The move that a bot comments on. */
  ply?: number;
}

/** The points of each seat by source. */
export interface PointsBySource {
  sources: Sources;
  points: readonly (readonly number[])[];
}

/** The sources of points in a game: the look of each in a bar, and its name. */
export interface Sources {
  list: readonly { label: string; look: 'solid' | 'striped' | 'water' }[];
  /** The heading of their column. */
  heading: string;
  /** Points by source in words. */
  words: (points: readonly number[]) => string;
}

/** The points of a region in a scoring. */
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
  /** Whether it is the most likely choice. */
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
  /** The content below it. */
  details?: ComponentChildren;
  /** Whether it disappears by itself, when it no longer applies. */
  stays?: true;
}

/** Moves of a finished game that form one moment, with the positions before and after them. */
export interface PlayedMoves {
  before: unknown;
  after: unknown;
  lines: readonly LogLine[];
  players: readonly Player[];
}

/** A moment of a game: its text, and a picture of its place. */
export interface WordedMoment {
  words: string;
  /** Why it changed the points, as a sentence, if that is known. */
  why: string | undefined;
  picture: ComponentChildren;
}

/** A game's texts for its moments. */
export interface MomentParts {
  /** The moves that may form a moment: in groups, without those of every turn. */
  grouped: (log: readonly LogLine[]) => LogLine[][];
  /** The kind of moment, as a word: moments of one kind are not repeated too often. */
  kindOf: (lines: readonly LogLine[]) => string;
  describe: (moves: PlayedMoves) => WordedMoment;
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
