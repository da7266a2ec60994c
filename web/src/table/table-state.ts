import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { LogLine, Readiness } from '../protocol/types';
import type { Names } from '../text/say';
import type { TableProps } from './game';
import type { AskDangers } from './help/use-dangers';
import type { Scorings } from './live/use-scorings';
import type { Waiting } from './people/hold';
import type { ChatMessage, Notice, Player } from './people/types';

/** A table that is being played, as all parts of the page know it: what is shown of it, and what can be done. */
export interface TableState extends TableProps {
  /** The table's name, and what is played there. */
  title: string;
  subtitle: string;
  /** Buttons at the right of the bar: connection, rules, sound, theme, language, menu. */
  tools: ComponentChildren;
  /** The seat whose view it is; -1 for a spectator. */
  seat: number;
  isSpectator: boolean;
  players: readonly Player[];
  names: Names;
  log: readonly LogLine[];
  /** The last move that is not new: the end of the person's previous turn, or what they saw before they went away. */
  seenPly: number;
  /** Whether the person has come back to a game that has gone on. */
  isBack: boolean;
  chat: readonly ChatMessage[];
  unread: number;
  /** Whether there is no connection now. */
  isAway: boolean;
  /** The moves that may be sent now; none while there is no connection. */
  legal: readonly string[];
  /** The move that has been sent and not yet answered. */
  pending: string | undefined;
  canUndo: boolean;
  /** Planned power cards, first choice first. Only this browser knows them. */
  plan: readonly number[];
  /** Whether it is the seat's turn, and the planned card is about to be played by itself. */
  isPlanComing: boolean;
  scorings: Scorings;
  /** The step that waits for a seat that may stop it. */
  waiting: Waiting | undefined;
  /** The move that a hint suggests, as the map draws it. */
  hinted: readonly string[];
  /** What the strip says, if anything. */
  notice: Notice | undefined;
  /** The end of the turn must be confirmed if something is lost by it. */
  confirmEnd: boolean;
  /** The list of moves is visible, not only for screen readers. */
  showMoveList: boolean;
  /** Whether what others could take with one move is to be marked. */
  showDangers: boolean;
  askDangers: AskDangers;
  /** Makes moves, one after the other. */
  move: (...moves: string[]) => void;
  /** The same for any seat of this device. */
  moveFrom: (seat: number, ...moves: string[]) => void;
  /** Moves are about to be made: what they lead to should be known when they are. */
  foresee: (...moves: string[]) => void;
  undo: () => void;
  planAhead: (cards: number[]) => void;
  /** Decides in advance what waits for this seat. */
  getReady: (readiness: Readiness) => void;
  dismiss: () => void;
  say: (text: string) => void;
  /** Opens the replay where a line of the log leads to. */
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
