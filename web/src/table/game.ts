import type { ComponentChildren, ComponentType } from 'preact';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { IconName } from '../draw/icons';
import type { Part } from '../draw/picture';
import type { LiveTable } from '../net/live';
import type { LiveState } from '../net/live-state';
import type {
  JudgedTurn,
  LogLine,
  Moment,
  PlayView,
  ReplayView,
  ScoreLine,
  Scoring,
  TableLine,
  TableView,
} from '../protocol/types';
import type { Book } from '../text/book';
import type { Language } from '../text/languages';
import type { Sound } from '../ui/state/sound';
import type { TipList } from './help/tip-list';
import type { Lesson } from './lesson/lesson';
import type { RulesOverview } from './lesson/overview';
import type { PuzzleParts, PuzzleTask } from './lesson/puzzle';
import type { MomentParts, Player, PointsBySource, SheetRow, ToldEffect } from './people/types';

/*
 * What a game provides for the browser. Its door, `Game`, is a small part of the page; the rest is loaded on demand. Positions
 * are `unknown` outside a game: only the game itself knows their type.
 */

/** A game as the lobby knows it. */
export interface Game {
  id: string;
  /** The letters before the numbers of its rules, as in `EC-3.13`. */
  rulePrefix: string;
  /** Its icon in lists. */
  icon: IconName;
  /** The background of its icon. */
  tint: 'sea' | 'sun';
  /** The picture over its name. */
  Poster: ComponentType;
  /** The option that makes a game longer or shorter; it is at the top of the form. */
  lengthOption: string | undefined;
  /** What lists say of a table besides its clock, such as that it is the longer game. */
  variantOf: (line: TableLine) => string | undefined;
  /** Whether an option means anything with so many players and these other options. */
  optionCounts: (option: string, players: number, options: Readonly<Record<string, string>>) => boolean;
  /** Whether seats may stop another seat's action. */
  hasInterruptions: boolean;
  /** How many steps its lesson has. */
  lessonSteps: number;
  /** What the lobby shows of a position. */
  glance: () => Promise<GameGlance>;
  /** Its table and its replays. */
  screens: () => Promise<GameScreens>;
  /** Its rules and its lesson. */
  teaching: () => Promise<GameTeaching>;
  /** The page where owners of the box count what no rule book lists, if there is such a thing. */
  count?: () => Promise<ComponentType>;
}

/** A table that is being played, with its connection. */
export interface TableProps {
  live: LiveTable;
  state: LiveState;
  table: TableView;
  play: PlayView;
}

/** What generic code asks about a move, which only its game can read. */
export interface Notation {
  /** The power card that a move lays; a game without power cards has none. */
  cardOf: (move: string) => number | undefined;
  /** The move that lays a power card. */
  laying: (card: number) => string;
  /** Whether a move ends a turn. */
  endsTurn: (move: string) => boolean;
  /** Whether a round begins with a move; `before` is the move before it, if there is one. */
  startsRound: (move: string, before: string | undefined) => boolean;
  /** What a move sounds like, if anything. */
  soundOf: (move: string) => Sound | undefined;
}

/** What is needed to play or replay a game. */
export interface GameScreens {
  Table: ComponentType<TableProps>;
  replay: ReplayParts;
  puzzle: PuzzleParts;
  coaching: Coaching;
  tips: TipList;
  /** What keys do at the table, for its help. */
  keys: readonly { keys: string; text: string }[];
  notation: Notation;
  /** Whether a move is part of every turn, so that no caption tells it to others. */
  isQuiet: (line: LogLine) => boolean;
  /** Whether a move continues the one before, so that one caption tells both. */
  goesOn: (before: LogLine, next: LogLine) => boolean;
  /** Whether a move may reveal something that is shown before anything goes on. */
  reveals: (line: LogLine) => boolean;
}

/** What is needed to show a position in a list. */
export interface GameGlance {
  /** The place of the map where something happened last. */
  Glance: ComponentType<GlanceProps>;
  task: PuzzleTask;
}

export interface GlanceProps {
  position: unknown;
  /** The latest moves. */
  log: readonly LogLine[];
}

/** A tip for somebody's first game, by the round and whether they bid or play; most rounds have none. */
export type Coaching = (round: number, step: 'bid' | 'turn') => string | undefined;

/** What is needed to teach a game. */
export interface GameTeaching {
  /** The numbered rules by language. */
  books: Readonly<Record<Language, () => Promise<{ default: Book }>>>;
  /** The picture next to a rule, if it has one. */
  pictureOf: (rule: string) => RulePicture | undefined;
  /** The rules on one page. */
  overview: () => RulesOverview;
  /** What players call something that the rules name by a code, such as an action card. */
  nameOf: (code: string) => string | undefined;
  lesson: Lesson;
  tips: TipList;
  /** What the rules say about the page `count`, and the rule that it belongs to. */
  counting?: () => { rule: string; title: string; text: string; label: string };
}

export interface RulePicture {
  drawing: ComponentChildren;
  caption: string;
}

/** A drawing that is not on the page, and the part of it to show. */
export interface Picture {
  drawing: ComponentChildren;
  part: Part;
}

/** What a replay shows of a game. */
export interface ReplayParts {
  Map: ComponentType<ReplayMapProps>;
  /** The height of a map on phones that always has the same shape; others take what there is. */
  mapHeight?: string;
  /** A move in words, with what it led to and the places of the map that it is about. */
  tell: (
    position: unknown,
    line: LogLine,
    players: readonly Player[],
  ) => { words: ComponentChildren; effects: readonly ToldEffect[]; where: readonly unknown[] };
  /** A move that somebody could have made, in words. */
  moveWords: (position: unknown, players: readonly Player[], move: string) => string;
  /** Whether a move is part of every turn, and so says nothing about a better one. */
  isRoutine: (move: string) => boolean;
  /** The rounds that a game with these options leaves out; none in most games. */
  roundsLeft?: (options: ReplayView['options']) => readonly number[];
  /** Shown above the scrubber. */
  marks: (replay: ReplayView, moments: ReadonlyMap<number, Moment>, players: readonly Player[]) => Mark[];
  /** The rows of a score sheet. */
  rows: (position: unknown, lines: readonly ScoreLine[]) => SheetRow[];
  /** Where the points of a finished game came from, for each seat. */
  bySource: (replay: ReplayView) => PointsBySource;
  /** What every seat would have if there were a scoring now; if the game is over, what it has. */
  ifScored: (position: unknown) => number[];
  /** The map as a picture to take along; the drawing on the page if undefined. */
  picture: ((position: unknown) => Picture) | undefined;
  moments: MomentParts;
  /** The name of a scoring that not only its round tells from others. */
  scoringName?: (scoring: Scoring) => string | undefined;
  /** What the server's count of evictions is called in this game. */
  evictions: () => string;
}

export interface ReplayMapProps {
  position: unknown;
  players: readonly Player[];
  /** What the last move was about, in the game's own words. */
  where: readonly unknown[];
  /** A turn whose better moves are to be drawn. */
  better: JudgedTurn | undefined;
}

/** A moment of a replay that is worth a mark. */
export interface Mark {
  ply: number;
  icon: IconName;
  seat: number;
  label: string;
}

/** The game whose table or replay is on the page. */
export const ScreensContext = createContext<GameScreens | undefined>(undefined);

export function useScreens(): GameScreens {
  const screens = useContext(ScreensContext);
  if (screens === undefined) {
    throw new Error('There is no game around this part of the page.');
  }
  return screens;
}
