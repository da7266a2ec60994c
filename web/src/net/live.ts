import type { ChatLine, Done, Frame, MoveRequest, TableView, UndoRequest } from '../protocol/types';
import { Refused, Unreachable } from './api';
import { pause, uniqueId } from './backoff';
import { changed } from './changes';
import { createStore, type Store } from './store';

/*
 * A table that is followed live. A socket brings the whole table first and then what has changed, so a client that opens a new
 * one has everything. A move is sent by POST with a new id; because the server plays an id only once, a move whose answer got lost is
 * simply sent again.
 */

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
  /** How many moves were played while the connection was lost; until it is dismissed. */
  missed: number | undefined;
  /** The server's time minus the browser's. */
  skew: number;
}

/** What a live table needs from outside; tests provide their own. */
export interface Outside {
  table(id: string, seat: number | undefined): Promise<TableView>;
  chat(id: string, from: number): Promise<ChatLine[]>;
  gallery(id: string, from: number): Promise<ChatLine[]>;
  move(id: string, request: MoveRequest, withTable: boolean): Promise<Done>;
  undo(id: string, request: UndoRequest, withTable: boolean): Promise<Done>;
  connect(id: string, seat: number | undefined): WebSocket;
  now(): number;
  isOnline(): boolean;
}

const SERVICE_RESTART = 1012;
const GOING_AWAY = 1001;
const TRIES = 6;
/** Answers that mean: not this table, or not for you. Others, such as too many requests, are temporary. */
const DENIED: ReadonlySet<number> = new Set([400, 401, 403, 404, 410]);
const PING = 25_000;
/** How long a frame may take that comes with the answer to a move. */
const FRAME_PATIENCE = 1000;

/** The number of the latest line that is known, of those who look on or of those who play: they count apart. */
function lastLine(lines: readonly ChatLine[], gallery: boolean): number {
  return Math.max(0, ...lines.filter((line) => line.seat < 0 === gallery).map((line) => line.line));
}

export class LiveTable {
  readonly state: Store<LiveState>;
  private socket: WebSocket | undefined;
  /** The table as the socket has shown it last. */
  private shown: TableView | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private tries = 0;
  /** Only the latest of several connection attempts counts. */
  private openings = 0;
  private closed = false;
  private leaving = false;
  private seat: number | undefined;
  /** How many moves the table had when the connection was lost. */
  private movesBefore: number | undefined;

  constructor(
    private readonly id: string,
    private readonly outside: Outside,
  ) {
    this.state = createStore<LiveState>({
      status: 'connecting',
      restarting: false,
      retryAt: undefined,
      table: undefined,
      chat: [],
      sending: undefined,
      missed: undefined,
      skew: 0,
    });
  }

  /** Fetches the table and follows it. */
  async open(): Promise<void> {
    const opening = ++this.openings;
    const isOld = () => this.closed || opening !== this.openings;
    try {
      const table = await this.outside.table(this.id, this.seat);
      if (!isOld()) {
        // A server that restarts may have restored a backup.
        this.take(table, this.state.get().restarting);
        this.connect();
      }
    } catch (error) {
      if (!isOld()) {
        this.failed(error);
      }
    }
  }

  private failed(error: unknown): void {
    if (error instanceof Refused && DENIED.has(error.status)) {
      this.end(error.problem.text.key === 'server.word.needed' ? 'locked' : 'gone');
    } else if (error instanceof Refused || error instanceof Unreachable) {
      this.lost();
    } else {
      throw error;
    }
  }

  /** Stops following. */
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.hangUp();
  }

  /** Shows the table from another of the person's own seats (if people share a browser). */
  async sitAt(seat: number): Promise<void> {
    if (seat === this.seat) {
      return;
    }
    this.seat = seat;
    this.hangUp();
    this.patch({ status: 'connecting' });
    await this.open();
  }

  /** Tries to connect now instead of after the pause. */
  tryNow(): void {
    const { status } = this.state.get();
    if (!this.closed && (status === 'reconnecting' || status === 'offline')) {
      clearTimeout(this.timer);
      this.tries = Math.min(this.tries, 2);
      void this.open();
    }
  }

  /** The browser has lost its network. */
  networkLost(): void {
    const { status } = this.state.get();
    if (!this.closed && status !== 'gone' && status !== 'kicked' && status !== 'locked') {
      clearTimeout(this.timer);
      this.hangUp();
      this.rememberMoves();
      this.patch({ status: 'offline', retryAt: undefined });
    }
  }

  /** Says that the person wanted to lose the seat. */
  leave(): void {
    this.leaving = true;
  }

  welcomeBackSeen(): void {
    this.patch({ missed: undefined });
  }

  /** Plays a move. Resolves when the server has it; throws if it is refused. */
  async play(seat: number, move: string): Promise<void> {
    const id = uniqueId();
    this.patch({ sending: move });
    try {
      await this.sendUntilAnswered(
        (version, withTable) => this.outside.move(this.id, { seat, version, id, move }, withTable),
        (fresh) => repeatable(fresh, seat, move),
      );
    } finally {
      this.patch({ sending: undefined });
    }
  }

  /** Takes back the latest move. */
  async undo(seat: number): Promise<void> {
    const id = uniqueId();
    await this.sendUntilAnswered(
      (version, withTable) => this.outside.undo(this.id, { seat, version, id }, withTable),
      () => false,
    );
  }

  /** Takes over a table from the answer to a request. */
  take(table: TableView, anew = false): void {
    const before = this.state.get();
    const old = before.table;
    if (this.seat !== undefined && table.play !== null && table.play.seat !== this.seat && table.yours.includes(this.seat)) {
      // The view of another seat on this device: its secrets are not for the person who holds it now.
      void this.refresh(this.seat);
      return;
    }
    if (!anew && old !== undefined && old.play?.seat === table.play?.seat && table.number < old.number) {
      return;
    }
    const hadSeat = old !== undefined && old.yours.length > 0;
    const hasSeat = table.yours.length > 0 || table.seats.some((seat) => seat.returning);
    const kicked = hadSeat && !hasSeat && !this.leaving;
    this.patch({
      table: keepingPosition(old, table),
      skew: table.now - this.outside.now(),
      ...(kicked ? { status: 'kicked' } : {}),
    });
    if (table.chat > lastLine(before.chat, false)) {
      void this.fetchChat(this.outside.chat, false);
    }
    if (table.gallery > lastLine(before.chat, true)) {
      void this.fetchChat(this.outside.gallery, true);
    }
  }

  private async sendUntilAnswered(
    request: (version: number, withTable: boolean) => Promise<Done>,
    again: (fresh: TableView) => boolean,
  ): Promise<void> {
    for (let tries = 0; ; tries++) {
      const { table } = this.state.get();
      if (table === undefined) {
        return;
      }
      try {
        await this.follow(await request(table.version, this.state.get().status !== 'live'));
        return;
      } catch (error) {
        if (error instanceof Refused && error.problem.table !== null) {
          this.take(error.problem.table);
          if (error.status === 409 && tries < TRIES && again(error.problem.table)) {
            continue;
          }
        }
        if (!(error instanceof Unreachable) || tries >= TRIES || this.closed) {
          throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, pause(tries)));
      }
    }
  }

  /** Shows the result of a move. While there is a socket, it brings the table; only if it does not, the table is fetched. */
  private async follow({ version, table }: Done): Promise<void> {
    if (table !== null) {
      this.take(table);
    } else if (!(await this.reaches(version))) {
      this.take(await this.outside.table(this.id, this.seat));
    }
  }

  /** Whether the table comes to a version within a moment. */
  private reaches(version: number): Promise<boolean> {
    const isThere = () => (this.state.get().table?.version ?? 0) >= version;
    if (isThere()) {
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const end = (reached: boolean) => {
        clearTimeout(timer);
        leave();
        resolve(reached);
      };
      const timer = setTimeout(() => end(false), FRAME_PATIENCE);
      const leave = this.state.subscribe(() => isThere() && end(true));
    });
  }

  private connect(): void {
    clearTimeout(this.timer);
    const socket = this.outside.connect(this.id, this.seat);
    this.socket = socket;
    this.shown = undefined;
    socket.onopen = () => {
      if (socket !== this.socket) {
        return;
      }
      this.tries = 0;
      this.patch({ status: 'live', restarting: false, retryAt: undefined, missed: this.countMissed() });
      this.pinger = setInterval(() => socket.send('ping'), PING);
    };
    socket.onmessage = (event) => {
      if (socket === this.socket && typeof event.data === 'string') {
        this.hear(JSON.parse(event.data) as Frame);
      }
    };
    socket.onclose = (event) => {
      if (socket === this.socket && !this.closed) {
        this.hangUp();
        this.lost(event.code === SERVICE_RESTART || event.code === GOING_AWAY);
      }
    };
  }

  private hear(frame: Frame): void {
    if (frame.type === 'removed') {
      this.patch({ status: 'kicked' });
    }
    if (frame.type === 'gone') {
      this.end(this.state.get().status === 'kicked' ? 'kicked' : 'gone');
    }
    if (frame.table !== null && frame.table !== undefined) {
      this.show(frame.table);
    }
    if (frame.change !== null && frame.change !== undefined) {
      this.show(changed(this.shown, frame.change) as TableView);
    }
    if (frame.chat !== null && frame.chat !== undefined) {
      this.addChat(frame.chat);
    }
  }

  private show(table: TableView): void {
    this.shown = table;
    this.take(table);
  }

  private async refresh(seat: number): Promise<void> {
    await ignoringTrouble(async () => {
      const table = await this.outside.table(this.id, seat);
      if (table.play?.seat === seat && seat === this.seat) {
        this.take(table);
      }
    });
  }

  private async fetchChat(fetch: Outside['chat'], gallery: boolean): Promise<void> {
    await ignoringTrouble(async () => this.addChat(await fetch(this.id, lastLine(this.state.get().chat, gallery))));
  }

  private addChat(lines: readonly ChatLine[]): void {
    const known = this.state.get().chat;
    const fresh = lines.filter((line) => line.line > lastLine(known, line.seat < 0));
    if (fresh.length > 0) {
      this.patch({ chat: [...known, ...fresh].sort((one, other) => one.at - other.at) });
    }
  }

  private lost(restarting = false): void {
    this.rememberMoves();
    if (!this.outside.isOnline()) {
      this.patch({ status: 'offline', retryAt: undefined });
      return;
    }
    const wait = pause(this.tries++);
    this.patch({
      status: 'reconnecting',
      restarting: restarting || this.state.get().restarting,
      retryAt: this.outside.now() + wait,
    });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.open(), wait);
  }

  private rememberMoves(): void {
    this.movesBefore ??= this.state.get().table?.play?.moves;
  }

  private countMissed(): number | undefined {
    const before = this.movesBefore;
    this.movesBefore = undefined;
    const now = this.state.get().table?.play?.moves;
    return before === undefined || now === undefined ? undefined : Math.max(0, now - before);
  }

  private end(status: 'gone' | 'kicked' | 'locked'): void {
    clearTimeout(this.timer);
    this.hangUp();
    this.patch({ status, retryAt: undefined });
  }

  private hangUp(): void {
    clearInterval(this.pinger);
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }

  private patch(change: Partial<LiveState>): void {
    this.state.update((state) => ({ ...state, ...change }));
  }
}

/** The same position stays the same object, so that the selection, and what was drawn from it, stay valid. */
function keepingPosition(old: TableView | undefined, fresh: TableView): TableView {
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

/** It may fail; the next frame asks again. */
async function ignoringTrouble(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Unreachable || error instanceof Refused)) {
      throw error;
    }
  }
}

/**
 * If several seats choose at the same time, another's choice does not make ours out of date: it may be sent again if it is
 * still possible.
 */
export function repeatable(fresh: TableView, seat: number, move: string): boolean {
  const { play } = fresh;
  return play !== null && play.seat === seat && play.movers.includes(seat) && play.legal.includes(move);
}
