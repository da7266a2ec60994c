import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { LogLine, Readiness } from '../protocol/types';
import type { Names } from '../text/say';
import type { TableProps } from './game';
import type { AskDangers } from './help/use-dangers';
import type { Scorings } from './live/use-scorings';
import type { Waiting } from './people/hold';
import type { ChatMessage, Notice, Player } from './people/types';

/** A running table for all parts of the page: its state, and the actions on it. */
export interface TableState extends TableProps {
  /** The name of the table, and its game. */
  title: string;
  subtitle: string;
  /** Buttons at the right of the bar: connection, rules, sound, theme, language, menu. */
  tools: ComponentChildren;
  /** The seat of the view; -1 for a spectator. */
  seat: number;
  isSpectator: boolean;
  players: readonly Player[];
  names: Names;
  log: readonly LogLine[];
  /** The last move that is not new: the end of the person's previous turn, or the last one they saw before they went away. */
  seenPly: number;
  /** Whether the person has returned to a game that continued without them. */
  isBack: boolean;
  chat: readonly ChatMessage[];
  unread: number;
  /** Whether the connection is lost. */
  isAway: boolean;
  /** The moves that may be sent now; none while there is no connection. */
  legal: readonly string[];
  /** The move that has been sent and not yet answered. */
  pending: string | undefined;
  canUndo: boolean;
  /** Planned power cards, first choice first. */
  plan: readonly number[];
  /** Whether it is the seat's turn, and the planned card is about to be played automatically. */
  isPlanComing: boolean;
  scorings: Scorings;
  /** The step that waits for a seat that may stop it. */
  waiting: Waiting | undefined;
  /** The suggested move, for the map. */
  hinted: readonly string[];
  /** The notice above the action bar. */
  notice: Notice | undefined;
  /** Whether the end of a turn with losses must be confirmed. */
  confirmEnd: boolean;
  /** Whether the list of moves is visible, not only for screen readers. */
  showMoveList: boolean;
  /** Whether the pieces that others could take with one move are marked. */
  showDangers: boolean;
  askDangers: AskDangers;
  /** Makes moves, one after the other. */
  move: (...moves: string[]) => void;
  /** The same for any seat of this device. */
  moveFrom: (seat: number, ...moves: string[]) => void;
  /** Announces a previewed move, so that its result is known when it is made. */
  predict: (...moves: string[]) => void;
  undo: () => void;
  planAhead: (cards: number[]) => void;
  /** Sets the player's advance decision about interruptions for this seat. */
  getReady: (readiness: Readiness) => void;
  dismiss: () => void;
  say: (text: string) => void;
  /** Opens the replay at a line of the log. */
  openLog: (id: string) => void;
}

export const TableContext = createContext<TableState | undefined>(undefined);

/** The table around this part of the page. */
export function useTable(): TableState {
  const table = useContext(TableContext);
  if (table === undefined) {
    throw new Error('There is no table around this part of the page.');
  }
  return table;
}
