import type { Danger, PlayView, PreviewedMove, TableView } from '../protocol/types';
import { TakenBack } from './api';
import { uniqueId } from './backoff';
import { sharing } from './changes';
import { type Outside, repeatable } from './live-state';
import type { Predicting } from './move-predictor';
import { mayPredict, PredictionCache } from './prediction-cache';
import { Requests, type SendingTable } from './requests';
import { predicted, predictedBefore, type SentMove, type Step, sending, unconfirmed, withPredictions } from './sent-moves';
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

/** Moves that the person only tries. */
export interface Trial {
  moves: number;
  /** Whether the last one could not be tried: it depends on hidden things or on other players. */
  isStuck: boolean;
}

export class MoveSender {
  /** The moves that are tried and not sent; undefined outside that mode. */
  readonly trial = createStore<Trial | undefined>(undefined);
  /** The part of the map that is drawn before everything else. */
  readonly first: FirstShown = { next: createStore<PlayView | undefined>(undefined), isMade: createStore(false) };
  private readonly requests: Requests;
  private readonly predictions: PredictionCache;
  private showingFirst: Promise<void> | undefined;
  private sent: readonly SentMove[] = [];
  private previewed: { seat: number; moves: readonly string[] } | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private predicting: Promise<unknown> | undefined;

  constructor(
    private readonly id: string,
    private readonly outside: Outside,
    private readonly at: SendingTable,
    private readonly predictor: Predicting | undefined,
  ) {
    this.requests = new Requests(at);
    this.predictions = new PredictionCache(predictor);
  }

  /** The table as the server sent it last. */
  get confirmed(): TableView | undefined {
    return this.requests.confirmed;
  }

  /** Takes a table from the server; returns it with the remaining predictions. */
  confirm(table: TableView): TableView {
    this.sent = unconfirmed(this.sent, table);
    if (this.trial.get() !== undefined && this.sent.some(({ play }) => play === undefined)) {
      // The game has gone on without the tried moves.
      this.sent = [];
      this.trial.set(undefined);
    }
    this.predictor?.follow(table);
    this.requests.confirm(table);
    return withPredictions(table, this.sent);
  }

  /** Returns an equal table that reuses the predicted parts, so that nothing is drawn or moved twice. */
  shared(table: TableView): TableView {
    const shown = this.confirmed && this.hasPredictions() ? withPredictions(this.confirmed, this.sent).play : null;
    return shown === null ? table : { ...table, play: sharing(shown, table.play) };
  }

  /** Predicts the results of previewed moves, and lets the map draw them; without moves, ends the preview. */
  predict(seat: number, moves: readonly string[]): void {
    this.previewed = moves.length === 0 ? undefined : { seat, moves };
    this.drawNext();
    if (this.confirmed !== undefined && moves.length > 0) {
      void this.predictions.predict(this.confirmed, this.sent, seat, moves).then(() => this.drawNext());
    }
  }

  /** Lets the map draw the previewed move, if its result is known for the shown table. */
  private drawNext(): void {
    if (this.showingFirst === undefined) {
      const { confirmed, previewed } = this;
      this.first.next.set(
        confirmed && previewed && this.predictions.get(confirmed, this.sent, previewed.seat, previewed.moves)?.at(-1),
      );
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
    if (this.trial.get() !== undefined) {
      await this.tryOut(seat, moves);
      return;
    }
    if (this.showingFirst !== undefined) {
      // The move was previewed for a table that is no longer shown: a double click.
      return;
    }
    const predictions = this.confirmed && this.predictions.get(this.confirmed, this.sent, seat, moves);
    if (predictions !== undefined) {
      this.showFirst(predictions.at(-1));
    }
    const isLegal = (move: string) => () => this.confirmed !== undefined && repeatable(this.confirmed, seat, move);
    await Promise.all(moves.map((move, i) => this.send(seat, move, i === 0 ? undefined : isLegal(move), predictions?.[i])));
  }

  /** Whether moves can be tried: nothing is being sent, and results can be predicted. */
  canTry(seat: number): boolean {
    return (
      this.predictor !== undefined && this.sent.length === 0 && this.confirmed !== undefined && mayPredict(this.confirmed, seat)
    );
  }

  /** From now on, moves are only tried: the page shows their results, and nothing is sent. */
  startTrial(): void {
    this.trial.set({ moves: 0, isStuck: false });
  }

  /** Shows the results of moves, as far as they can be predicted. */
  private async tryOut(seat: number, moves: readonly string[]): Promise<void> {
    for (const move of moves) {
      const id = this.add(seat, move);
      if (!(await this.predictResult(id, seat, move))) {
        this.sent = this.sent.filter((other) => other.id !== id);
        this.trial.set({ moves: this.sent.length, isStuck: true });
        return;
      }
      this.trial.set({ moves: this.sent.length, isStuck: false });
    }
  }

  /** Takes back the last tried move. */
  private stepBack(): void {
    this.sent = this.sent.slice(0, -1);
    this.trial.set({ moves: this.sent.length, isStuck: false });
    this.showSent();
  }

  /** Ends the trial, and shows the table as it is. */
  discardTrial(): void {
    this.sent = [];
    this.trial.set(undefined);
    this.showSent();
  }

  /** Makes the tried moves. */
  async playTrial(): Promise<void> {
    const tried = this.sent;
    this.sent = [];
    this.trial.set(undefined);
    const isLegal = (seat: number, move: string) => () =>
      this.confirmed !== undefined && repeatable(this.confirmed, seat, move);
    await Promise.all(
      tried.map(({ seat, move, play }, i) => this.send(seat, move, i === 0 ? undefined : isLegal(seat, move), play)),
    );
  }

  private showSent(): void {
    if (this.confirmed !== undefined) {
      const table = withPredictions(this.confirmed, this.sent);
      this.at.show({ table, isPredicted: this.hasPredictions(), sending: undefined });
    }
  }

  /** Sends a move after those already sent, if it is still wanted once they have been answered. */
  private send(seat: number, move: string, isWanted = () => true, predictions?: PlayView): Promise<void> {
    const id = this.add(seat, move, predictions);
    if (predictions === undefined) {
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
            table: withPredictions(this.confirmed, this.sent),
            isPredicted: this.hasPredictions(),
            sending: undefined,
          });
        }
      });
  }

  /** Shows the result of a move when it is known. */
  private showLater(id: string, seat: number, move: string): void {
    const predicting = this.show(id, seat, move, this.predicting);
    this.predicting = predicting;
    void predicting.then(() => {
      this.predicting = this.predicting === predicting ? undefined : this.predicting;
    });
  }

  /** Takes back the latest move, once it has been confirmed. */
  undo(seat: number): Promise<void> {
    if (this.trial.get() !== undefined) {
      this.stepBack();
      return Promise.resolve();
    }
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
  async whatIf(seat: number, moves: string[], times: number): Promise<PreviewedMove[]> {
    const steps = this.stepsShown();
    const known = this.confirmed && steps && (await this.predictor?.whatIf(this.confirmed, steps, { seat, moves, times }));
    if (known !== undefined) {
      return known;
    }
    await this.isSettled();
    return (await this.outside.whatIf(this.id, seat, moves, times)).moves;
  }

  /** The dangers to a seat in the shown table. */
  async dangers(seat: number): Promise<readonly Danger[]> {
    const steps = this.stepsShown();
    const known = this.confirmed && steps && (await this.predictor?.dangers(this.confirmed, steps, seat));
    if (known !== undefined) {
      return known;
    }
    await this.isSettled();
    return (await this.outside.dangers(this.id, seat)).dangers;
  }

  private add(seat: number, move: string, predictions?: PlayView): string {
    const id = uniqueId();
    this.sent = [...this.sent, { id, seat, move, play: predictions, wasShown: predictions !== undefined }];
    return id;
  }

  /** Whether the page shows a prediction that the server has not confirmed. */
  hasPredictions(): boolean {
    return this.sent.some(({ play }) => play !== undefined);
  }

  /** The predicted moves between the confirmed table and the shown one. */
  private stepsShown(): Step[] {
    return this.sent.filter(({ play }) => play !== undefined).map(({ seat, move }) => ({ seat, move }));
  }

  /** Waits until nothing is predicted: only then do the server and the page mean the same table. */
  private async isSettled(): Promise<void> {
    if (this.hasPredictions()) {
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
    const isPredicted = await this.predictResult(id, seat, move);
    clearTimeout(timer);
    if (!isPredicted) {
      say();
    }
  }

  private async predictResult(id: string, seat: number, move: string): Promise<boolean> {
    const { confirmed } = this;
    const before = predictedBefore(this.sent, id);
    if (confirmed === undefined || before === undefined || !mayPredict(confirmed, seat)) {
      return false;
    }
    const play = await this.predictor?.play(confirmed, before, seat, move);
    const sent = play === undefined ? this.sent : predicted(this.confirmed ?? confirmed, this.sent, id, play);
    if (sent === this.sent) {
      return false;
    }
    this.sent = sent;
    this.at.show({ table: withPredictions(this.confirmed ?? confirmed, sent), isPredicted: true, sending: undefined });
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
    const hadPredictions = this.hasPredictions();
    this.sent = left;
    const isOver = hadPredictions && !this.hasPredictions() && this.confirmed !== undefined;
    // A pending prediction will update the state itself.
    const next = this.predicting === undefined ? sending(left) : undefined;
    this.at.show({ ...(isOver ? { table: this.confirmed, isPredicted: false } : {}), sending: next });
  }
}
