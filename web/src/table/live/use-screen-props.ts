import type { ComponentChildren } from 'preact';
import { useCallback, useContext, useMemo } from 'preact/hooks';
import { useStore } from '../../net/store';
import { type Preferences, preferences } from '../../ui/state/preferences';
import { go } from '../../ui/state/router';
import { isEarlyGame } from '../follow/seen';
import type { TableProps } from '../game';
import { forecaster } from '../help/forecaster';
import { type AskDangers, dangersOf } from '../help/use-dangers';
import type { WhatIf } from '../help/use-forecast';
import { LessonContext } from '../lesson/lesson';
import type { ChatMessage, LogEntry, Notice, Player } from '../people/types';
import type { TableState } from './use-table';

/** Props that all screens of a table share. */
export interface PageProps extends TableProps {
  common: TableState;
  subtitle: string;
}

/** What the screen of every game shows, and its callbacks; each game adds its own. */
export interface ScreenProps<Where, Forecast extends object> {
  /** The table's name and what is played there. */
  title: string;
  subtitle: string;
  /** Buttons at the right of the bar: connection, rules, sound, theme, language, menu. */
  tools?: ComponentChildren;
  /** The seat whose view it is; -1 for a spectator. */
  seat: number;
  players: readonly Player[];
  /** The legal moves of the seat, as the server sent them. */
  legal: readonly string[];
  log: readonly LogEntry<Where>[];
  chat: readonly ChatMessage[];
  unread: number;
  /** Whether somebody has come back to a game that has gone on. */
  isBack?: boolean;
  /** The move that a hint suggests, if there is one. */
  hinted?: readonly string[];
  notice?: Notice | undefined;
  onDismiss?: () => void;
  canUndo: boolean;
  /** The move that has been sent and not yet answered. */
  pending?: string | undefined;
  /** Planned power cards, first choice first. Only this browser knows them. */
  plan: readonly number[];
  /** Whether it is the seat's turn, and the planned card is about to be played by itself. */
  isPlanComing?: boolean;
  onPlan: (plan: number[]) => void;
  /** The end of the turn must be confirmed if something is lost by it. */
  confirmEnd: boolean;
  /** The list of moves is visible, not only for screen readers. */
  showMoveList: boolean;
  whatIf: WhatIf<Forecast>;
  /** Asks what others could take with one move. */
  askDangers: AskDangers;
  /** Whether that is to be marked. */
  showDangers: boolean;
  /** Makes moves, one after the other. */
  onMove: (...moves: string[]) => void;
  /** Moves are about to be made: what they lead to should be known when they are. */
  onMean?: (...moves: string[]) => void;
  onUndo: () => void;
  /** Whether the person only watches: what they say is for the other spectators. */
  isSpectator: boolean;
  onSay: (text: string) => void;
  onOpenLog?: (id: string) => void;
}

const NO_MOVES: readonly string[] = [];

function areDangersShown(wish: Preferences['danger'], table: string): boolean {
  return wish === 'on' || (wish === 'first' && isEarlyGame(table));
}

/** All of these except the log, which each game words itself. Nothing can be done while a show is about to begin. */
export function useScreenProps<Forecast extends object>(
  { live, state, table, play, common, subtitle }: PageProps,
  isComing: boolean,
  moveWords: (move: string) => string,
): Omit<ScreenProps<never, Forecast>, 'log'> {
  const prefs = useStore(preferences);
  // A lesson asks for what it wants itself.
  const isLesson = useContext(LessonContext) !== undefined;
  const { seat } = play;
  return {
    title: common.title,
    subtitle,
    tools: common.tools,
    seat,
    players: common.players,
    legal: isComing ? NO_MOVES : common.legal,
    chat: common.chat,
    unread: common.unread,
    isBack: common.isBack,
    hinted: common.hinted,
    notice: common.notice(moveWords),
    onDismiss: common.dismiss,
    canUndo: common.canUndo && !isComing,
    pending: state.sending,
    plan: common.plan,
    isPlanComing: common.isPlanComing,
    onPlan: common.planAhead,
    confirmEnd: prefs.confirmEnd === 'on' && !isLesson,
    showMoveList: prefs.moveList === 'shown',
    askDangers: useMemo(() => dangersOf(live, seat), [live, seat]),
    showDangers: useMemo(() => areDangersShown(prefs.danger, table.id), [prefs.danger, table.id]) && !isLesson,
    whatIf: useMemo(() => forecaster<Forecast>(live, seat, common.names), [live, seat]),
    onMove: common.move,
    onMean: useCallback((...moves: string[]) => live.moves.foresee(seat, moves), [live, seat]),
    onUndo: common.undo,
    isSpectator: common.isSpectator,
    onSay: common.say,
    onOpenLog: (id) => go({ page: 'replay', id: table.id, ply: Number(id) }),
  };
}
