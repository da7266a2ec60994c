import type { ComponentChildren } from 'preact';
import type { GrandeForecast, GrandeTable } from '../../protocol/types';
import type { Waiting } from '../../table/hold';
import type { ChatMessage, LogEntry, Notice, Player } from '../../table/types';
import type { WhatIf } from '../../table/use-forecast';
import type { Screen } from './use-screen';

/** Everything that El Grande's table shows, and its callbacks. */
export interface GrandeScreenProps {
  /** The table's name and what is played there. */
  title: string;
  subtitle: string;
  /** Buttons at the right of the bar. */
  tools?: ComponentChildren;
  table: GrandeTable;
  options: Record<string, string>;
  /** The seat whose view it is; -1 for a spectator. */
  seat: number;
  players: readonly Player[];
  /** The legal moves of the seat, as the server sent them. */
  legal: readonly string[];
  /** Who took which action card in this round, by pile. */
  taken: ReadonlyMap<number, { seat: number; card: string }>;
  log: readonly LogEntry<string>[];
  chat: readonly ChatMessage[];
  unread: number;
  notice?: Notice | undefined;
  onDismiss?: () => void;
  canUndo: boolean;
  /** The move that has been sent and not yet answered. */
  pending?: string | undefined;
  /** Power cards planned, first choice first. */
  plan: readonly number[];
  onPlan: (plan: number[]) => void;
  /** The end of the turn must be confirmed. */
  confirmEnd: boolean;
  /** The list of moves is visible, not only for screen readers. */
  showMoveList: boolean;
  whatIf: WhatIf<GrandeForecast>;
  /** The step that waits for somebody who may stop it. */
  waiting?: Waiting | undefined;
  /** What the holder of a veto decides in advance. */
  readiness?: ComponentChildren;
  onMove: (move: string) => void;
  /** Stops the action, from the seat that may do so. */
  onInterrupt: (move: string) => void;
  onUndo: () => void;
  /** Whether the person only watches: what they say is for the other spectators. */
  isSpectator: boolean;
  onSay: (text: string) => void;
  onOpenLog?: (id: string) => void;
}

/** What a part of the screen gets: the whole of it. */
export type PartProps = GrandeScreenProps & { screen: Screen };
