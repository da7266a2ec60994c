import type { Danger, PlayView, PreviewedMove, Sight, TableView } from '../protocol/types';
import type { Step } from './sent-moves';

/* Predicts the results of moves by the rules before the server answers. The worker that plays without a server does this,
   from the information of the person's seat: the server sends it as a record, and the log contains the moves since then. If
   hidden information decides, there is no prediction. Nothing blocks on it; callers fall back to the server. */

/** How long to wait for an answer of the worker, in milliseconds, when the person is waiting too. */
const PATIENCE = 500;
/** The same for the result of a move, which nothing waits for. */
const LONG_PATIENCE = 10_000;
const OK = 200;
const OUT_OF_DATE = 409;

/** The worker's interface. */
export interface PredictionWorker {
  call(name: string, method: string, path: string, body: unknown): Promise<{ status: number; body: unknown }>;
}

export interface PredictorNeeds {
  sight(id: string, seat: number): Promise<Sight>;
  /** Returns the worker. */
  worker(): Promise<PredictionWorker>;
  /** Runs work when the page is idle. */
  whenIdle(work: () => void): void;
}

/** The worker's information: a record, and the moves since then. */
interface Known {
  version: number;
  moves: number;
  since: readonly Step[];
}

/** The moves between that information and a table; undefined if a move was taken back, is still secret, or is missing. */
export function stepsTo(known: Known, { version, play }: TableView): Step[] | undefined {
  const count = play === null ? -1 : play.moves - known.moves;
  if (play === null || count < 0 || version - known.version !== count) {
    return undefined;
  }
  const steps = Array.from({ length: count }, (_, at) => {
    const line = play.log.find(({ ply }) => ply === known.moves + at + 1);
    return line === undefined ? known.since[at] : { seat: line.seat, move: line.move };
  });
  return steps.every((step) => step !== undefined && step.move !== '') ? (steps as Step[]) : undefined;
}

/** The interface that a table uses to predict moves; tests have their own implementation. */
export type Predicting = Pick<MovePredictor, 'follow' | 'play' | 'whatIf' | 'dangers'>;

export class MovePredictor {
  private worker: PredictionWorker | undefined;
  private known: Known | undefined;
  private latest: TableView | undefined;
  private isStarted = false;
  private isLooking = false;

  constructor(
    private readonly id: string,
    private readonly needs: PredictorNeeds,
  ) {}

  /**
   * Takes the latest table from the server. The worker receives it only on the person's turn, and is loaded on the first such
   * turn, as soon as the page is idle.
   */
  follow(table: TableView): void {
    this.latest = table;
    const { play } = table;
    if (table.phase !== 'playing' || play === null || !table.yours.includes(play.seat)) {
      return;
    }
    const steps = this.known && stepsTo(this.known, table);
    if (this.known !== undefined && steps !== undefined) {
      this.known = { ...this.known, since: steps };
    }
    if (!play.movers.includes(play.seat)) {
      return;
    }
    if (!this.isStarted) {
      this.isStarted = true;
      this.needs.whenIdle(() => void this.start());
    } else if (steps !== undefined) {
      // Keeps the worker up to date, so that it answers quickly, and detects revealed information early.
      void this.ask('at', table, [], { seat: play.seat });
    } else if (!hasSecrets(table)) {
      void this.look(table);
    }
  }

  /** The game after a move that follows other unconfirmed moves; undefined if it can't be predicted. */
  async play(table: TableView, before: readonly Step[], seat: number, move: string): Promise<PlayView | undefined> {
    const found = await this.ask<{ play: PlayView | null }>('move', table, before, { seat, move }, LONG_PATIENCE);
    return found?.play ?? undefined;
  }

  /** The previews of moves; undefined if they can't be predicted. */
  async whatIf(
    table: TableView,
    before: readonly Step[],
    question: { seat: number; moves: readonly string[]; times: number },
  ): Promise<PreviewedMove[] | undefined> {
    return (await this.ask<{ moves: PreviewedMove[] }>('whatif', table, before, question))?.moves;
  }

  /** The dangers to a seat; undefined if they can't be predicted. */
  async dangers(table: TableView, before: readonly Step[], seat: number): Promise<Danger[] | undefined> {
    return (await this.ask<{ dangers: Danger[] }>('dangers', table, before, { seat }))?.dangers;
  }

  private async start(): Promise<void> {
    try {
      this.worker = await this.needs.worker();
    } catch {
      // Without the worker, nothing is predicted.
      return;
    }
    if (this.latest !== undefined) {
      this.follow(this.latest);
    }
  }

  /** Loads the seat's current information, and passes it to the worker. */
  private async look(table: TableView): Promise<void> {
    if (this.isLooking || this.worker === undefined || table.play === null) {
      return;
    }
    this.isLooking = true;
    this.known = undefined;
    try {
      const { version, moves, record } = await this.needs.sight(this.id, table.play.seat);
      const { status } = await this.worker.call('', 'POST', `sights/${this.id}`, { record });
      if (status === OK) {
        this.known = { version, moves, since: [] };
      }
    } catch {
      // The next table triggers another attempt.
    } finally {
      this.isLooking = false;
    }
    if (this.latest !== undefined && this.latest !== table) {
      this.follow(this.latest);
    }
  }

  private async ask<T>(
    what: string,
    table: TableView,
    before: readonly Step[],
    question: object,
    patience = PATIENCE,
  ): Promise<T | undefined> {
    const since = this.known && stepsTo(this.known, table);
    if (this.worker === undefined || since === undefined) {
      return undefined;
    }
    const path = `sights/${this.id}/${what}`;
    const answer = await within(patience, this.worker.call('', 'POST', path, { since: [...since, ...before], ...question }));
    if (answer?.status === OUT_OF_DATE) {
      void this.look(table);
    }
    return answer?.status === OK ? (answer.body as T) : undefined;
  }
}

/** Whether seats are choosing secretly: the result is unknown until all of them have chosen. */
function hasSecrets({ play }: TableView): boolean {
  return play?.log.some(({ move }) => move === '') ?? false;
}

/** Returns an answer, unless it takes too long. */
async function within<T>(patience: number, answer: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
