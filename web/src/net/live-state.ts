import type { ChatLine, Dangers, Done, MoveRequest, TableView, UndoRequest, WhatIf } from '../protocol/types';

/* What is known of a table that is followed live, and what following it needs from outside. */

export type Status =
  /** Before the first connection. */
  | 'connecting'
  | 'live'
  /** The connection broke; `retryAt` says when the next try is. */
  | 'reconnecting'
  /** The browser knows that it has no network. */
  | 'offline'
  /** The table does not exist any more, or may not be seen. */
  | 'gone'
  /** The table needs a password. */
  | 'locked'
  /** The person had a seat and has lost it. */
  | 'kicked';

export interface LiveState {
  status: Status;
  /** The server announced that it is restarting. */
  restarting: boolean;
  retryAt: number | undefined;
  table: TableView | undefined;
  chat: readonly ChatLine[];
  /** The move that is on its way. */
  sending: string | undefined;
  /** Whether the table shows a move that the server has not confirmed. */
  isForetold: boolean;
  /** How many moves were played while the connection was lost; until it is dismissed. */
  missed: number | undefined;
  /** The server's time minus the browser's. */
  skew: number;
}

/** What is needed of the socket of a table. */
export interface TableSocket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What a live table needs from outside; tests provide their own. */
export interface Outside {
  table(id: string, seat: number | undefined): Promise<TableView>;
  chat(id: string, from: number): Promise<ChatLine[]>;
  gallery(id: string, from: number): Promise<ChatLine[]>;
  move(id: string, request: MoveRequest, withTable: boolean): Promise<Done>;
  undo(id: string, request: UndoRequest, withTable: boolean): Promise<Done>;
  whatIf(id: string, seat: number, moves: string[], times: number): Promise<WhatIf>;
  dangers(id: string, seat: number): Promise<Dangers>;
  connect(id: string, seat: number | undefined): TableSocket;
  now(): number;
  isOnline(): boolean;
  /** Does something when the next frame is on the screen. */
  afterFrame(work: () => void): void;
  /** Lets the browser do what it has to do before anything else is done here. */
  nextTask(): Promise<void>;
}

export const NOTHING_YET: LiveState = {
  status: 'connecting',
  restarting: false,
  retryAt: undefined,
  table: undefined,
  chat: [],
  sending: undefined,
  isForetold: false,
  missed: undefined,
  skew: 0,
};

/** Whether a person still belongs to the table, so that a lost connection is worth opening again. */
export function isFollowed(status: Status): boolean {
  return status !== 'gone' && status !== 'kicked' && status !== 'locked';
}

/** The number of the latest line that is known, of those who watch or of those who play: they count apart. */
export function lastLine(lines: readonly ChatLine[], gallery: boolean): number {
  return Math.max(0, ...lines.filter((line) => line.seat < 0 === gallery).map((line) => line.line));
}

/** All lines, with those that are new. */
export function withLines(known: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const fresh = lines.filter((line) => line.line > lastLine(known, line.seat < 0));
  return fresh.length === 0 ? known : [...known, ...fresh].sort((one, other) => one.at - other.at);
}

/** The same position stays the same object, so that the selection, and what was drawn from it, stay valid. */
export function keepingPosition(old: TableView | undefined, fresh: TableView): TableView {
  const [before, now] = [old?.play, fresh.play];
  const isSame =
    old &&
    before &&
    now &&
    now.seat >= 0 &&
    before.seat === now.seat &&
    before.moves === now.moves &&
    old.version === fresh.version &&
    old.phase === fresh.phase;
  return isSame ? { ...fresh, play: { ...now, table: before.table } } : fresh;
}

/**
 * If several seats choose at the same time, another's choice does not make ours out of date: it may be sent again if it is
 * still possible.
 */
export function repeatable(fresh: TableView, seat: number, move: string): boolean {
  const { play } = fresh;
  return play !== null && play.seat === seat && play.movers.includes(seat) && play.legal.includes(move);
}
