import type { ChatLine, Frame, TableView } from '../protocol/types';
import { Refused, Unreachable } from './api';
import { changed } from './changes';
import { Connection } from './connection';
import { isFollowed, keepingPosition, type LiveState, lastLine, NOTHING_YET, type Outside, withLines } from './live-state';
import type { Predicting } from './move-predictor';
import { MoveSender } from './move-sender';
import { createStore, type Store } from './store';

/* A table that is followed live. A socket sends the whole table first and then the changes, so a client with a new socket is
   complete. */

/** Statuses that deny access to the table. Others, such as too many requests, are temporary. */
const DENIED: ReadonlySet<number> = new Set([400, 401, 403, 404, 410]);

export class LiveTable {
  readonly state: Store<LiveState>;
  /** Sends and previews moves. */
  readonly moves: MoveSender;
  private readonly connection: Connection;
  /** The table of the socket's latest frame. */
  private shown: TableView | undefined;
  /** Only the latest of several connection attempts counts. */
  private openings = 0;
  private closed = false;
  private leaving = false;
  private seat: number | undefined;
  /** The number of moves when the connection was lost. */
  private movesBefore: number | undefined;

  constructor(
    private readonly id: string,
    private readonly outside: Outside,
    predictor?: Predicting,
  ) {
    this.state = createStore<LiveState>(NOTHING_YET);
    const at = {
      take: (table: TableView) => this.take(table),
      show: (change: Partial<LiveState>) => this.patch(change),
      fetch: () => outside.table(id, this.seat),
      needsTable: () => this.state.get().status !== 'live',
      isClosed: () => this.closed,
    };
    this.moves = new MoveSender(id, outside, at, predictor);
    this.connection = new Connection({
      opened: () => this.patch({ status: 'live', restarting: false, retryAt: undefined, missed: this.countMissed() }),
      received: (frame) => this.moves.afterFirst(() => this.receive(frame)),
      lost: (restarting) => this.lost(restarting),
    });
  }

  /** Fetches the table and follows it. */
  async open(): Promise<void> {
    const opening = ++this.openings;
    const isOld = () => this.closed || opening !== this.openings;
    try {
      const table = await this.outside.table(this.id, this.seat);
      if (!isOld()) {
        // A restarting server may have restored a backup.
        this.take(table, this.state.get().restarting);
        this.shown = undefined;
        this.connection.follow(this.outside.connect(this.id, this.seat));
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
    this.connection.end();
  }

  /** Shows the table from another of the person's seats (if people share a browser). */
  async sitAt(seat: number): Promise<void> {
    if (seat === this.seat) {
      return;
    }
    this.seat = seat;
    this.connection.hangUp();
    this.patch({ status: 'connecting' });
    await this.open();
  }

  /** Tries to connect now instead of after the pause. */
  tryNow(): void {
    const { status } = this.state.get();
    if (!this.closed && (status === 'reconnecting' || status === 'offline')) {
      this.connection.tryNow(() => void this.open());
    }
  }

  /** The browser has lost its network. */
  networkLost(): void {
    if (!this.closed && isFollowed(this.state.get().status)) {
      this.connection.end();
      this.rememberMoves();
      this.patch({ status: 'offline', retryAt: undefined });
    }
  }

  /** Leaves the seat on the person's own wish, so that the page does not report a kick. */
  leave(): void {
    this.leaving = true;
  }

  welcomeBackSeen(): void {
    this.patch({ missed: undefined });
  }

  /** Takes a table from the answer to a request. */
  take(table: TableView, anew = false): void {
    const before = this.state.get();
    const old = this.moves.confirmed;
    if (this.seat !== undefined && table.play !== null && table.play.seat !== this.seat && table.yours.includes(this.seat)) {
      // This is another seat's view on this device: its secrets are not for the person at the device now.
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
      table: this.moves.confirm(keepingPosition(old, table)),
      isPredicted: this.moves.hasPredictions(),
      skew: table.now - this.outside.now(),
      ...(kicked ? { status: 'kicked' } : {}),
    });
    if (table.chat > lastLine(before.chat, false)) {
      void this.fetchChat(this.outside.chat, false);
    }
    if (table.gallery > lastLine(before.chat, true)) {
      void this.fetchChat(this.outside.spectatorChat, true);
    }
  }

  private receive(frame: Frame): void {
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
    this.shown = this.moves.shared(table);
    this.take(this.shown);
  }

  private async refresh(seat: number): Promise<void> {
    await ignoringTrouble(async () => {
      const table = await this.outside.table(this.id, seat);
      if (table.play?.seat === seat && seat === this.seat) {
        this.take(table);
      }
    });
  }

  private async fetchChat(fetch: Outside['chat'], ofSpectators: boolean): Promise<void> {
    await ignoringTrouble(async () => this.addChat(await fetch(this.id, lastLine(this.state.get().chat, ofSpectators))));
  }

  private addChat(lines: readonly ChatLine[]): void {
    const known = this.state.get().chat;
    const all = withLines(known, lines);
    if (all !== known) {
      this.patch({ chat: all });
    }
  }

  private lost(restarting = false): void {
    this.rememberMoves();
    if (!this.outside.isOnline()) {
      this.patch({ status: 'offline', retryAt: undefined });
      return;
    }
    const wait = this.connection.tryLater(() => void this.open());
    this.patch({
      status: 'reconnecting',
      restarting: restarting || this.state.get().restarting,
      retryAt: this.outside.now() + wait,
    });
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
    this.connection.end();
    this.patch({ status, retryAt: undefined });
  }

  /** Changes the state; an equal state is not rendered again. */
  private patch(change: Partial<LiveState>): void {
    const names = Object.keys(change) as (keyof LiveState)[];
    this.state.update((state) =>
      names.every((name) => Object.is(state[name], change[name])) ? state : { ...state, ...change },
    );
    if (change.table !== undefined) {
      this.moves.wholeShown();
    }
  }
}

/** Ignores a failure; the next frame causes another attempt. */
async function ignoringTrouble(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Unreachable || error instanceof Refused)) {
      throw error;
    }
  }
}
