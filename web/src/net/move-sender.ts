import type { Danger, Forecasted, TableView } from '../protocol/types';
import { TakenBack } from './api';
import { uniqueId } from './backoff';
import { sharing } from './changes';
import type { Foretelling } from './foreteller';
import { type Outside, repeatable } from './live-state';
import { Requests, type SendingTable } from './requests';
import { foretold, foretoldBefore, type SentMove, type Step, sending, unconfirmed, withForetold } from './sent-moves';

/*
 * Sends moves, one after the other. What a move leads to is foretold where the rules alone decide, and shown until the server has shown
 * the same, or has refused the move.
 */

/** If nothing is foretold so soon, the page says that the move has been sent. */
const SOON = 300;

export class MoveSender {
  private readonly requests: Requests;
  private sent: readonly SentMove[] = [];
  private queue: Promise<unknown> = Promise.resolve();
  private telling: Promise<unknown> | undefined;

  constructor(
    private readonly id: string,
    private readonly outside: Outside,
    private readonly at: SendingTable,
    private readonly foreteller: Foretelling | undefined,
  ) {
    this.requests = new Requests(at);
  }

  /** The table as the server has shown it last. */
  get confirmed(): TableView | undefined {
    return this.requests.confirmed;
  }

  /** Takes over a table that the server has shown; returns it with what is still foretold. */
  confirm(table: TableView): TableView {
    this.sent = unconfirmed(this.sent, table);
    this.foreteller?.follow(table);
    this.requests.confirm(table);
    return withForetold(table, this.sent);
  }

  /** The same table; what was foretold rightly stays the same object, so that nothing is drawn or moved twice. */
  shared(table: TableView): TableView {
    const shown = this.confirmed && this.isForetelling() ? withForetold(this.confirmed, this.sent).play : null;
    return shown === null ? table : { ...table, play: sharing(shown, table.play) };
  }

  /** Plays moves, each as long as it is legal after the one before it. */
  async playAll(seat: number, moves: readonly string[]): Promise<void> {
    const isLegal = (move: string) => () => this.confirmed !== undefined && repeatable(this.confirmed, seat, move);
    await Promise.all(moves.map((move, i) => this.play(seat, move, i === 0 ? undefined : isLegal(move))));
  }

  /**
   * Plays a move after those that have been sent, if it is still wanted when they are answered. Resolves when the server has it;
   * throws if it is refused.
   */
  play(seat: number, move: string, isWanted = () => true): Promise<void> {
    const id = this.add(seat, move);
    const telling = this.show(id, seat, move, this.telling);
    this.telling = telling;
    void telling.then(() => {
      this.telling = this.telling === telling ? undefined : this.telling;
    });
    return this.inTurn(id, isWanted, () =>
      this.requests.send(
        (version, withTable) => this.outside.move(this.id, { seat, version, id, move }, withTable),
        (fresh) => repeatable(fresh, seat, move),
      ),
    );
  }

  /** Takes back the latest move, once it has been confirmed. */
  undo(seat: number): Promise<void> {
    const id = this.add(seat, '');
    const isWanted = () => true;
    return this.inTurn(id, isWanted, () =>
      this.requests.send(
        (version, withTable) => this.outside.undo(this.id, { seat, version, id }, withTable),
        () => false,
      ),
    );
  }

  /** What moves would do in the table that is shown. */
  async whatIf(seat: number, moves: string[], times: number): Promise<Forecasted[]> {
    const steps = this.stepsShown();
    const known = this.confirmed && steps && (await this.foreteller?.whatIf(this.confirmed, steps, { seat, moves, times }));
    if (known !== undefined) {
      return known;
    }
    await this.isSettled();
    return (await this.outside.whatIf(this.id, seat, moves, times)).moves;
  }

  /** What others could take from a seat in the table that is shown. */
  async dangers(seat: number): Promise<readonly Danger[]> {
    const steps = this.stepsShown();
    const known = this.confirmed && steps && (await this.foreteller?.dangers(this.confirmed, steps, seat));
    if (known !== undefined) {
      return known;
    }
    await this.isSettled();
    return (await this.outside.dangers(this.id, seat)).dangers;
  }

  private add(seat: number, move: string): string {
    const id = uniqueId();
    this.sent = [...this.sent, { id, seat, move, play: undefined, wasShown: false }];
    return id;
  }

  /** Whether something is shown that the server has not confirmed. */
  isForetelling(): boolean {
    return this.sent.some(({ play }) => play !== undefined);
  }

  /** The foretold moves, which lead from what is confirmed to what is shown. */
  private stepsShown(): Step[] {
    return this.sent.filter(({ play }) => play !== undefined).map(({ seat, move }) => ({ seat, move }));
  }

  /** Waits until nothing is foretold: only then the server means the table that is shown. */
  private async isSettled(): Promise<void> {
    if (this.isForetelling()) {
      await this.queue;
    }
  }

  /** Shows what a move leads to, if that can be foretold; otherwise only that it has been sent. */
  private async show(id: string, seat: number, move: string, before: Promise<unknown> | undefined): Promise<void> {
    const say = () => {
      if (this.sent.some((other) => other.id === id)) {
        this.at.show({ sending: sending(this.sent) });
      }
    };
    const timer = setTimeout(say, SOON);
    await before;
    const isForetold = await this.foretell(id, seat, move);
    clearTimeout(timer);
    if (!isForetold) {
      say();
    }
  }

  private async foretell(id: string, seat: number, move: string): Promise<boolean> {
    const { confirmed } = this;
    const before = foretoldBefore(this.sent, id);
    const isSeen = confirmed?.play?.seat === seat;
    // While others may still stop what was done last, the server accepts nothing.
    if (confirmed === undefined || before === undefined || !isSeen || confirmed.hold !== null) {
      return false;
    }
    const play = await this.foreteller?.play(confirmed, before, seat, move);
    const sent = play === undefined ? this.sent : foretold(this.confirmed ?? confirmed, this.sent, id, play);
    if (sent === this.sent) {
      return false;
    }
    this.sent = sent;
    this.at.show({ table: withForetold(this.confirmed ?? confirmed, sent), isForetold: true, sending: undefined });
    return true;
  }

  /** Sends when everything before is answered. If something is refused or not wanted, what comes after it is dropped. */
  private inTurn(id: string, isWanted: () => boolean, send: () => Promise<void>): Promise<void> {
    const work = this.queue.then(async () => {
      if (!this.sent.some((other) => other.id === id)) {
        return;
      }
      if (!isWanted()) {
        this.end([]);
        return;
      }
      try {
        await send();
        this.end(this.sent.filter((other) => other.id !== id));
      } catch (error) {
        const wasShown = this.sent.some((other) => other.id === id && other.wasShown);
        this.end([]);
        throw wasShown ? new TakenBack(error) : error;
      }
    });
    this.queue = work.catch(() => undefined);
    return work;
  }

  /** A request has been answered; these are left. */
  private end(left: readonly SentMove[]): void {
    const wasForetelling = this.isForetelling();
    this.sent = left;
    const isOver = wasForetelling && !this.isForetelling() && this.confirmed !== undefined;
    // Those that may still be foretold say it themselves.
    const next = this.telling === undefined ? sending(left) : undefined;
    this.at.show({ ...(isOver ? { table: this.confirmed, isForetold: false } : {}), sending: next });
  }
}
