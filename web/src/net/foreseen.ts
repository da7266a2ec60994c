import type { PlayView, TableView } from '../protocol/types';
import type { Foretelling } from './foreteller';
import { foretold, foretoldBefore, type SentMove, withForetold } from './sent-moves';

/*
 * What moves lead to that are about to be made: worked out while somebody looks at a preview or points at a button, so that it is
 * there when they are made.
 */

/** The most that is kept: of the moves that somebody has looked at, the latest. */
const MOST = 8;

export class Foreseen {
  private readonly known = new Map<string, readonly PlayView[]>();

  constructor(private readonly foreteller: Foretelling | undefined) {}

  /** Works out what moves lead to, one after the other, after those that have been sent. */
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

  /** The game after each of some moves, if it has been worked out. */
  of(confirmed: TableView, sent: readonly SentMove[], seat: number, moves: readonly string[]): readonly PlayView[] | undefined {
    const isShown = mayForetell(confirmed, seat) && sent.every(({ play }) => play !== undefined);
    return isShown ? this.known.get(keyOf(confirmed, sent, seat, moves)) : undefined;
  }
}

/** Whether a seat's moves may be foretold: while others may still stop what was done last, the server accepts nothing. */
export function mayForetell({ play, hold }: TableView, seat: number): boolean {
  return play?.seat === seat && hold === null;
}

/** Moves in the table that is shown; it stays the same when the server confirms what was foretold. */
function keyOf(confirmed: TableView, sent: readonly SentMove[], seat: number, moves: readonly string[]): string {
  const { version, play } = withForetold(confirmed, sent);
  return [version, play?.moves, seat, ...moves].join('|');
}
