import type { PlayView, TableView } from '../protocol/types';
import type { Predicting } from './move-predictor';
import { predicted, predictedBefore, type SentMove, withPredictions } from './sent-moves';

/* Precomputes the results of previewed moves, or of the button under the pointer, so that they are ready when the moves are
   made. */

/** The maximum number of stored predictions; older ones are dropped. */
const MOST = 8;

export class PredictionCache {
  private readonly known = new Map<string, readonly PlayView[]>();

  constructor(private readonly predictor: Predicting | undefined) {}

  /** Predicts the results of consecutive moves, after those that have been sent. */
  async predict(confirmed: TableView, sent: readonly SentMove[], seat: number, moves: readonly string[]): Promise<void> {
    const key = keyOf(confirmed, sent, seat, moves);
    if (this.predictor === undefined || this.known.has(key) || !mayPredict(confirmed, seat)) {
      return;
    }
    let imagined = sent;
    for (const [at, move] of moves.entries()) {
      const id = `meant ${at}`;
      const added = [...imagined, { id, seat, move, play: undefined, wasShown: false }];
      const before = predictedBefore(added, id);
      const play = before && (await this.predictor.play(confirmed, before, seat, move));
      const next = play === undefined ? added : predicted(confirmed, added, id, play);
      if (next === added) {
        return;
      }
      imagined = next;
    }
    this.keep(
      key,
      imagined.slice(sent.length).flatMap(({ play }) => play ?? []),
    );
  }

  private keep(key: string, plays: readonly PlayView[]): void {
    this.known.set(key, plays);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST && oldest !== undefined) {
      this.known.delete(oldest);
    }
  }

  /** The game after each move, if it has been predicted. */
  get(
    confirmed: TableView,
    sent: readonly SentMove[],
    seat: number,
    moves: readonly string[],
  ): readonly PlayView[] | undefined {
    const isShown = mayPredict(confirmed, seat) && sent.every(({ play }) => play !== undefined);
    return isShown ? this.known.get(keyOf(confirmed, sent, seat, moves)) : undefined;
  }
}

/** Whether a seat's moves may be predicted: while other seats can still stop the last action, the server accepts no move. */
export function mayPredict({ play, hold }: TableView, seat: number): boolean {
  return play?.seat === seat && hold === null;
}

/** Identifies moves in the shown table; it stays the same when the server confirms a prediction. */
function keyOf(confirmed: TableView, sent: readonly SentMove[], seat: number, moves: readonly string[]): string {
  const { version, play } = withPredictions(confirmed, sent);
  return [version, play?.moves, seat, ...moves].join('|');
}
