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
import type { Sample } from './lesson/sample';
import type { MomentParts, Player, PointsBySource, SheetRow, ShownEffect } from './people/types';

/* A game's interface to the browser. `Game` is a small part of the page; the rest is loaded on demand. Outside a game,
   positions are `unknown`: only the game itself knows their type. */

/** A game in the lobby. */
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
  /** A table's variant in lists, besides its clock, such as the longer game. */
  variantOf: (line: TableLine) => string | undefined;
  /** Whether an option has a meaning with this number of players and the other options. */
  optionCounts: (option: string, players: number, options: Readonly<Record<string, string>>) => boolean;
  /** Whether seats may stop another seat's action. */
  hasInterruptions: boolean;
  /** How many steps its lesson has. */
  lessonSteps?: number;
  /** The lobby's picture of a position; without it, the poster. */
  glance?: () => Promise<GameGlance>;
  /** Its table and its replays. */
  screens: () => Promise<GameScreens>;
  /** A close game between strong bots with notes, to look at on the first day. */
  sample?: () => Promise<Sample>;
  /** Its rules and its lesson, if the pages teach it. */
  teaching?: () => Promise<GameTeaching>;
  /** The page where owners of the box can count components that no rule book lists. */
  count?: () => Promise<ComponentType>;
}

/** A table that is being played, with its connection. */
export interface TableProps {
  live: LiveTable;
  state: LiveState;
  table: TableView;
  play: PlayView;
}

/** How generic code reads a move: only its game knows the notation. */
export interface Notation {
  /** The power card that a move plays; undefined in games without power cards. */
  cardOf: (move: string) => number | undefined;
  /** The move that plays a power card. */
  laying: (card: number) => string;
  /** Whether a move ends a turn. */
  endsTurn: (move: string) => boolean;
  /** Whether a round begins with a move; `before` is the move before it, if there is one. */
  startsRound: (move: string, before: string | undefined) => boolean;
  /** The sound of a move. */
  soundOf: (move: string) => Sound | undefined;
}

/** A game's screens and replays. */
export interface GameScreens {
  Table: ComponentType<TableProps>;
  replay: ReplayParts;
  /** Its puzzles, if it has some. */
  puzzle?: PuzzleParts;
  /** The tips of the first game after its lesson, if it has a lesson. */
  coaching?: Coaching;
  /** The symbols that it explains. */
  tips?: TipList;
  /** The keys of the table, for its help. */
  keys: readonly { keys: string; text: string }[];
  notation: Notation;
  /** Whether a move is part of every turn, so that it needs no caption. */
  isQuiet: (line: LogLine) => boolean;
  /** Whether a move continues the one before, so that they share a caption. */
  goesOn: (before: LogLine, next: LogLine) => boolean;
  /** Whether a move may lead to a show. */
  reveals: (line: LogLine) => boolean;
}

/** A game's picture of a position for lists. */
export interface GameGlance {
  /** The part of the map with the latest action. */
  Glance: ComponentType<GlanceProps>;
  task: PuzzleTask;
}

export interface GlanceProps {
  position: unknown;
  /** The latest moves. */
  log: readonly LogLine[];
}

/** A tip for a person's first game, by the round and the phase; undefined in most rounds. */
export type Coaching = (round: number, step: 'bid' | 'turn') => string | undefined;

/** A game's rules and lesson. */
export interface GameTeaching {
  /** The numbered rules by language. */
  books: Readonly<Record<Language, () => Promise<{ default: Book }>>>;
  /** The picture next to a rule, if it has one. */
  pictureOf: (rule: string) => RulePicture | undefined;
  /** The rules on one page. */
  overview: () => RulesOverview;
  /** The players' name for a code in the rules, such as an action card. */
  nameOf: (code: string) => string | undefined;
  lesson: Lesson;
  /** A second lesson, for a larger variant of the game. */
  expanded?: Lesson;
  tips: TipList;
  /** The rules' note about the page `count`, and the rule that it belongs to. */
  counting?: () => { rule: string; title: string; text: string; label: string };
}

export interface RulePicture {
  drawing: ComponentChildren;
  caption: string;
}

/** A drawing that is not on the page, and its visible part. */
export interface Picture {
  drawing: ComponentChildren;
  part: Part;
}

/** A game's parts of a replay. */
export interface ReplayParts {
  Map: ComponentType<ReplayMapProps>;
  /** The height on phones of a map with a fixed shape; other maps take the available space. */
  mapHeight?: string;
  /** A move in words, with its effects and its places on the map. */
  describe: (
    position: unknown,
    line: LogLine,
    players: readonly Player[],
  ) => { words: ComponentChildren; effects: readonly ShownEffect[]; where: readonly unknown[] };
  /** A possible move in words. */
  moveWords: (position: unknown, players: readonly Player[], move: string) => string;
  /** Whether a move is part of every turn, so that a better turn need not mention it. */
  isRoutine: (move: string) => boolean;
  /** The rounds that are left out with these options; most games have none. */
  roundsLeft?: (options: ReplayView['options']) => readonly number[];
  /** The marks above the scrubber. */
  marks: (replay: ReplayView, moments: ReadonlyMap<number, Moment>, players: readonly Player[]) => Mark[];
  /** The rows of a score sheet. */
  rows: (position: unknown, lines: readonly ScoreLine[]) => SheetRow[];
  /** The sources of a finished game's points, for each seat. */
  bySource: (replay: ReplayView) => PointsBySource;
  /** Every seat's points if scored now; after the game, its points. */
  ifScored: (position: unknown) => number[];
  /** The map as a picture to take along; if undefined, the drawing on the page. */
  picture?: (position: unknown) => Picture;
  /** The moments of a game on its final page; without it, there are none. */
  moments?: MomentParts;
  /** The name of a scoring that has not only a round. */
  scoringName?: (scoring: Scoring) => string | undefined;
  /** The game's name for the server's count of evictions, in a game where caballeros are evicted and lost. */
  evictions?: () => string;
}

export interface ReplayMapProps {
  position: unknown;
  players: readonly Player[];
  /** The subject of the last move, in the game's own terms. */
  where: readonly unknown[];
  /** A turn whose better moves are drawn. */
  better: JudgedTurn | undefined;
}

/** A moment of a replay that deserves a mark. */
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

/** The puzzles of that game: there are no pages of puzzles for a game without them. */
export function usePuzzleParts(): PuzzleParts {
  const { puzzle } = useScreens();
  if (puzzle === undefined) {
    throw new Error('This game has no puzzles.');
  }
  return puzzle;
}
