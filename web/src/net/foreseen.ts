import type { PlayView, TableView } from '../protocol/types';
import type { Foretelling } from './foreteller';
import { foretold, foretoldBefore, type SentMove, withForetold } from './sent-moves';

/* Precomputes the results of previewed moves, or of the button under the pointer, so that they are ready when the moves are
   made. */

/** The maximum number of stored predictions; older ones are dropped. */
const MOST = 8;

export class Foreseen {
  private readonly known = new Map<string, readonly PlayView[]>();

  constructor(private readonly foreteller: Foretelling | undefined) {}

  /** Predicts the results of consecutive moves, after those that have been sent. */
  async think(confirmed: TableView, sent: readonly SentMove[], seat: number, moves: readonly string[]): Promise<void> {
    const key = keyOf(confirmed, sent, seat, moves);
    if (this.foreteller === undefined || this.known.has(key) || !mayForetell(confirmed, seat)) {
      return;
    }
    let imagined = sent;
    for (const [at, move] of moves.entries()) {
      const id = `meant ${at}`;
      const added = [...imagined, { id, seat, move, play: undefined, wasShown: false }];
      const before = foretoldBefore(added, id);
      const play = before && (await this.foreteller.play(confirmed, before, seat, move));
      const told = play === undefined ? added : foretold(confirmed, added, id, play);
      if (told === added) {
        return;
      }
      imagined = told;
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
  of(confirmed: TableView, sent: readonly SentMove[], seat: number, moves: readonly string[]): readonly PlayView[] | undefined {
    const isShown = mayForetell(confirmed, seat) && sent.every(({ play }) => play !== undefined);
    return isShown ? this.known.get(keyOf(confirmed, sent, seat, moves)) : undefined;
  }
}

/** Whether a seat's moves may be predicted: while other seats can still stop the last action, the server accepts no move. */
export function mayForetell({ play, hold }: TableView, seat: number): boolean {
  return play?.seat === seat && hold === null;
}

/** Identifies moves in the shown table; it stays the same when the server confirms a prediction. */
function keyOf(confirmed: TableView, sent: readonly SentMove[], seat: number, moves: readonly string[]): string {
  const { version, play } = withForetold(confirmed, sent);
  return [version, play?.moves, seat, ...moves].join('|');
}
