import type { Danger, Forecasted, PlayView, Sight, TableView } from '../protocol/types';
import type { Step } from './sent-moves';

/*
 * Works out by the rules what moves lead to, before the server has answered. The worker that plays without a server does it, from
 * what the person's seat knows of the game: the server sends that as a record, and the log tells what was played since. Where
 * something hidden decides, it says nothing. It is never waited for: whoever asks has another way.
 */

/** How long an answer of the worker may take, in milliseconds, where somebody waits for it. */
const PATIENCE = 500;
/** The same for the result of a move, which comes by itself or not at all. */
const LONG_PATIENCE = 10_000;
const OK = 200;
const OUT_OF_DATE = 409;

/** The worker. */
export interface Oracle {
  call(name: string, method: string, path: string, body: unknown): Promise<{ status: number; body: unknown }>;
}

export interface ForetellerNeeds {
  sight(id: string, seat: number): Promise<Sight>;
  /** Gets the worker. */
  oracle(): Promise<Oracle>;
  /** Does something when the page has nothing else to do. */
  whenIdle(work: () => void): void;
}

/** What the worker knows: a record, and the moves since, as far as they have been seen. */
interface Known {
  version: number;
  moves: number;
  since: readonly Step[];
}

/** The moves from what is known to a table; undefined if something was taken back, is still secret, or was missed. */
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

/** The interface that a table uses to predict moves; tests provide their own. */
export type Foretelling = Pick<Foreteller, 'follow' | 'play' | 'whatIf' | 'dangers'>;

export class Foreteller {
  private oracle: Oracle | undefined;
  private known: Known | undefined;
  private latest: TableView | undefined;
  private isStarted = false;
  private isLooking = false;

  constructor(
    private readonly id: string,
    private readonly needs: ForetellerNeeds,
  ) {}

  /**
   * Takes over the table as the server has shown it. The worker hears of it only when it is the person's turn, and is loaded in
   * the first of these, as soon as nothing else has to be done.
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
      // It goes along with the game, so that it is there when it is asked, and says at once if something was revealed.
      void this.ask('at', table, [], { seat: play.seat });
    } else if (!hasSecrets(table)) {
      void this.look(table);
    }
  }

  /** The game after a move, which follows others that are not confirmed; undefined if nobody can say it here. */
  async play(table: TableView, before: readonly Step[], seat: number, move: string): Promise<PlayView | undefined> {
    const found = await this.ask<{ play: PlayView | null }>('move', table, before, { seat, move }, LONG_PATIENCE);
    return found?.play ?? undefined;
  }

  /** What moves would do; undefined if nobody can say it here. */
  async whatIf(
    table: TableView,
    before: readonly Step[],
    question: { seat: number; moves: readonly string[]; times: number },
  ): Promise<Forecasted[] | undefined> {
    return (await this.ask<{ moves: Forecasted[] }>('whatif', table, before, question))?.moves;
  }

  /** What others could take from a seat; undefined if nobody can say it here. */
  async dangers(table: TableView, before: readonly Step[], seat: number): Promise<Danger[] | undefined> {
    return (await this.ask<{ dangers: Danger[] }>('dangers', table, before, { seat }))?.dangers;
  }

  private async start(): Promise<void> {
    try {
      this.oracle = await this.needs.oracle();
    } catch {
      // A browser that can't get the worker does without.
      return;
    }
    if (this.latest !== undefined) {
      this.follow(this.latest);
    }
  }

  /** Gets what the seat knows now, and gives it to the worker. */
  private async look(table: TableView): Promise<void> {
    if (this.isLooking || this.oracle === undefined || table.play === null) {
      return;
    }
    this.isLooking = true;
    this.known = undefined;
    try {
      const { version, moves, record } = await this.needs.sight(this.id, table.play.seat);
      const { status } = await this.oracle.call('', 'POST', `sights/${this.id}`, { record });
      if (status === OK) {
        this.known = { version, moves, since: [] };
      }
    } catch {
      // The next table brings another try.
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
    if (this.oracle === undefined || since === undefined) {
      return undefined;
    }
    const path = `sights/${this.id}/${what}`;
    const answer = await within(patience, this.oracle.call('', 'POST', path, { since: [...since, ...before], ...question }));
    if (answer?.status === OUT_OF_DATE) {
      void this.look(table);
    }
    return answer?.status === OK ? (answer.body as T) : undefined;
  }
}

/** Whether seats are choosing secretly: nothing can be known before all have chosen. */
function hasSecrets({ play }: TableView): boolean {
  return play?.log.some(({ move }) => move === '') ?? false;
}

/** An answer, unless it takes too long. */
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
