import type { Danger, Forecasted, PlayView, TableView } from '../protocol/types';
import { TakenBack } from './api';
import { uniqueId } from './backoff';
import { sharing } from './changes';
import { Foreseen, mayForetell } from './foreseen';
import type { Foretelling } from './foreteller';
import { type Outside, repeatable } from './live-state';
import { Requests, type SendingTable } from './requests';
import { foretold, foretoldBefore, type SentMove, type Step, sending, unconfirmed, withForetold } from './sent-moves';
import { createStore, type Store } from './store';

/* Sends moves one after the other. If the rules alone decide the result of a move, it is predicted and shown until the
   server confirms or refuses the move. A move that was predicted during its preview is already drawn, and the map shows it
   with the next frame; the request and the rest of the page follow. */

/** After this time without a prediction, the page shows that the move has been sent. */
const SOON = 300;

/** The part of the map that is shown in the first frame after a press, before everything else. */
export interface FirstShown {
  /** The game after the previewed move, as soon as it is predicted: the map draws it invisibly. */
  next: Store<PlayView | undefined>;
  /** Whether the move has been made, so that the map shows it before the rest of the page. */
  isMade: Store<boolean>;
}

export class MoveSender {
  /** The part of the map that is drawn before everything else. */
  readonly first: FirstShown = { next: createStore<PlayView | undefined>(undefined), isMade: createStore(false) };
  private readonly requests: Requests;
  private readonly foreseen: Foreseen;
  private showingFirst: Promise<void> | undefined;
  private sent: readonly SentMove[] = [];
  private meant: { seat: number; moves: readonly string[] } | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private telling: Promise<unknown> | undefined;

  constructor(
    private readonly id: string,
    private readonly outside: Outside,
    private readonly at: SendingTable,
    private readonly foreteller: Foretelling | undefined,
  ) {
    this.requests = new Requests(at);
    this.foreseen = new Foreseen(foreteller);
  }

  /** The table as the server sent it last. */
  get confirmed(): TableView | undefined {
    return this.requests.confirmed;
  }

  /** Takes a table from the server; returns it with the remaining predictions. */
  confirm(table: TableView): TableView {
    this.sent = unconfirmed(this.sent, table);
    this.foreteller?.follow(table);
    this.requests.confirm(table);
    return withForetold(table, this.sent);
  }

  /** Returns an equal table that reuses the predicted parts, so that nothing is drawn or moved twice. */
  shared(table: TableView): TableView {
    const shown = this.confirmed && this.isForetelling() ? withForetold(this.confirmed, this.sent).play : null;
    return shown === null ? table : { ...table, play: sharing(shown, table.play) };
  }

  /** Predicts the results of previewed moves, and lets the map draw them; without moves, ends the preview. */
  foresee(seat: number, moves: readonly string[]): void {
    this.meant = moves.length === 0 ? undefined : { seat, moves };
    this.drawNext();
    if (this.confirmed !== undefined && moves.length > 0) {
      void this.foreseen.think(this.confirmed, this.sent, seat, moves).then(() => this.drawNext());
    }
  }

  /** Lets the map draw the previewed move, if its result is known for the shown table. */
  private drawNext(): void {
    if (this.showingFirst === undefined) {
      const { confirmed, meant } = this;
      this.first.next.set(confirmed && meant && this.foreseen.of(confirmed, this.sent, meant.seat, meant.moves)?.at(-1));
    }
  }

  /** Called when the rest of the page has caught up with the map. */
  wholeShown(): void {
    this.first.isMade.set(false);
    this.drawNext();
  }

  /** Runs work as soon as the first part of the map is on the screen. */
  afterFirst(work: () => void): void {
    if (this.showingFirst === undefined) {
      work();
    } else {
      void this.showingFirst.then(work);
    }
  }

  /** Makes moves, each if it is legal after the one before. Resolves when the server has them; throws if one is refused. */
  async move(seat: number, ...moves: string[]): Promise<void> {
    if (this.showingFirst !== undefined) {
      // The move was meant for a table that is no longer shown: a double click.
      return;
    }
    const foreseen = this.confirmed && this.foreseen.of(this.confirmed, this.sent, seat, moves);
    if (foreseen !== undefined) {
      this.showFirst(foreseen.at(-1));
    }
    const isLegal = (move: string) => () => this.confirmed !== undefined && repeatable(this.confirmed, seat, move);
    await Promise.all(moves.map((move, i) => this.send(seat, move, i === 0 ? undefined : isLegal(move), foreseen?.[i])));
  }

  /** Sends a move after those already sent, if it is still wanted once they have been answered. */
  private send(seat: number, move: string, isWanted = () => true, foreseen?: PlayView): Promise<void> {
    const id = this.add(seat, move, foreseen);
    if (foreseen === undefined) {
      this.showLater(id, seat, move);
    }
    return this.inTurn(id, isWanted, () =>
      this.requests.send(
        (version, withTable) => this.outside.move(this.id, { seat, version, id, move }, withTable),
        (fresh) => repeatable(fresh, seat, move),
      ),
    );
  }

  /** Lets the map show a prediction, and everything else once the map is on the screen and the move has been sent. */
  private showFirst(play: PlayView | undefined): void {
    this.first.next.set(play);
    this.first.isMade.set(true);
    const isSeen = new Promise<void>((resolve) => this.outside.afterFrame(resolve));
    this.queue = this.queue.then(() => isSeen);
    this.showingFirst = isSeen
      .then(() => this.outside.nextTask())
      .then(() => {
        this.showingFirst = undefined;
        if (this.confirmed !== undefined) {
          this.at.show({
            table: withForetold(this.confirmed, this.sent),
            isForetold: this.isForetelling(),
            sending: undefined,
          });
        }
      });
  }

  /** Shows the result of a move when it is known. */
  private showLater(id: string, seat: number, move: string): void {
    const telling = this.show(id, seat, move, this.telling);
    this.telling = telling;
    void telling.then(() => {
      this.telling = this.telling === telling ? undefined : this.telling;
    });
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

  /** The previews of moves in the shown table. */
  async whatIf(seat: number, moves: string[], times: number): Promise<Forecasted[]> {
    const steps = this.stepsShown();
    const known = this.confirmed && steps && (await this.foreteller?.whatIf(this.confirmed, steps, { seat, moves, times }));
    if (known !== undefined) {
      return known;
    }
    await this.isSettled();
    return (await this.outside.whatIf(this.id, seat, moves, times)).moves;
  }

  /** The dangers to a seat in the shown table. */
  async dangers(seat: number): Promise<readonly Danger[]> {
    const steps = this.stepsShown();
    const known = this.confirmed && steps && (await this.foreteller?.dangers(this.confirmed, steps, seat));
    if (known !== undefined) {
      return known;
    }
    await this.isSettled();
    return (await this.outside.dangers(this.id, seat)).dangers;
  }

  private add(seat: number, move: string, foreseen?: PlayView): string {
    const id = uniqueId();
    this.sent = [...this.sent, { id, seat, move, play: foreseen, wasShown: foreseen !== undefined }];
    return id;
  }

  /** Whether the page shows a prediction that the server has not confirmed. */
  isForetelling(): boolean {
    return this.sent.some(({ play }) => play !== undefined);
  }

  /** The predicted moves between the confirmed table and the shown one. */
  private stepsShown(): Step[] {
    return this.sent.filter(({ play }) => play !== undefined).map(({ seat, move }) => ({ seat, move }));
  }

  /** Waits until nothing is predicted: only then do the server and the page mean the same table. */
  private async isSettled(): Promise<void> {
    if (this.isForetelling()) {
      await this.queue;
    }
  }

  /** Shows the result of a move if it can be predicted; otherwise, that the move has been sent. */
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
    if (confirmed === undefined || before === undefined || !mayForetell(confirmed, seat)) {
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

  /**
   * Runs a request when all earlier ones are answered. If one is refused or no longer wanted, the following ones are dropped.
   */
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

  /** Updates the state after an answer; `left` are the open requests. */
  private end(left: readonly SentMove[]): void {
    const wasForetelling = this.isForetelling();
    this.sent = left;
    const isOver = wasForetelling && !this.isForetelling() && this.confirmed !== undefined;
    // A pending prediction will update the state itself.
    const next = this.telling === undefined ? sending(left) : undefined;
    this.at.show({ ...(isOver ? { table: this.confirmed, isForetold: false } : {}), sending: next });
  }
}
