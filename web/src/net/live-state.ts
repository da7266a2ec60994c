import type { ChatLine, Dangers, Done, MoveRequest, TableView, UndoRequest, WhatIf } from '../protocol/types';

/* The state of a table that is followed live, and its environment. */

export type Status =
  /** Before the first connection. */
  | 'connecting'
  | 'live'
  /** The connection broke; `retryAt` is the time of the next attempt. */
  | 'reconnecting'
  /** The browser reports that it has no network. */
  | 'offline'
  /** The table does not exist any more, or is not visible to the person. */
  | 'gone'
  /** The table needs a password. */
  | 'locked'
  /** The person has lost their seat. */
  | 'kicked';

export interface LiveState {
  status: Status;
  /** The server announced that it is restarting. */
  restarting: boolean;
  retryAt: number | undefined;
  table: TableView | undefined;
  chat: readonly ChatLine[];
  /** The move that is being sent. */
  sending: string | undefined;
  /** Whether the table shows a prediction that the server has not confirmed. */
  isPredicted: boolean;
  /** How many moves were played while the connection was lost; undefined once the person has dismissed it. */
  missed: number | undefined;
  /** The server's time minus the browser's. */
  skew: number;
}

/** The part of a table's socket that is used here. */
export interface TableSocket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** The environment of a live table; tests have their own implementation. */
export interface Outside {
  table(id: string, seat: number | undefined): Promise<TableView>;
  chat(id: string, from: number): Promise<ChatLine[]>;
  spectatorChat(id: string, from: number): Promise<ChatLine[]>;
  move(id: string, request: MoveRequest, withTable: boolean): Promise<Done>;
  undo(id: string, request: UndoRequest, withTable: boolean): Promise<Done>;
  whatIf(id: string, seat: number, moves: string[], times: number): Promise<WhatIf>;
  dangers(id: string, seat: number): Promise<Dangers>;
  connect(id: string, seat: number | undefined): TableSocket;
  now(): number;
  isOnline(): boolean;
  /** Runs work once the next frame is on the screen. */
  afterFrame(work: () => void): void;
  /** Lets the browser finish its pending work first. */
  nextTask(): Promise<void>;
}

export const NOTHING_YET: LiveState = {
  status: 'connecting',
  restarting: false,
  retryAt: undefined,
  table: undefined,
  chat: [],
  sending: undefined,
  isPredicted: false,
  missed: undefined,
  skew: 0,
};

/** Whether the connection to a table should be restored after it was lost. */
export function isFollowed(status: Status): boolean {
  return status !== 'gone' && status !== 'kicked' && status !== 'locked';
}

/** The number of the latest known line of the spectators' or the players' chat, which are numbered separately. */
export function lastLine(lines: readonly ChatLine[], ofSpectators: boolean): number {
  return Math.max(0, ...lines.filter((line) => line.seat < 0 === ofSpectators).map((line) => line.line));
}

/** The known lines and the new ones. */
export function withLines(known: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const fresh = lines.filter((line) => line.line > lastLine(known, line.seat < 0));
  return fresh.length === 0 ? known : [...known, ...fresh].sort((one, other) => one.at - other.at);
}

/** Keeps an equal position the same object, so that the selection and the drawing stay valid. */
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
 * If several seats choose at the same time, another seat's choice does not invalidate ours: it may be sent again if it is still
 * possible.
 */
export function repeatable(fresh: TableView, seat: number, move: string): boolean {
  const { play } = fresh;
  return play !== null && play.seat === seat && play.movers.includes(seat) && play.legal.includes(move);
}
