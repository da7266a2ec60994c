import type { PlayView, TableView } from '../protocol/types';
import { sharing } from './changes';

/*
 * Moves that are on their way to the server. Where the rules alone decide, their results are foretold and shown at once; the
 * server's word replaces them. Everything here is pure.
 */

/** How many lines of the log come with a table. */
const LINES = 12;

/** A move, as the log has it. */
export interface Step {
  seat: number;
  move: string;
}

/** A move that the server has not confirmed; a request to take one back has no move. */
export interface SentMove {
  id: string;
  seat: number;
  move: string;
  /** The game after it, if that was foretold. */
  play: PlayView | undefined;
  /** Whether that has been shown, even if it is out of date now. */
  wasShown: boolean;
}

/** The moves before another that has been sent; undefined if one of them leads nobody knows where. */
export function foretoldBefore(sent: readonly SentMove[], id: string): Step[] | undefined {
  const before = sent.slice(
    0,
    sent.findIndex((other) => other.id === id),
  );
  return before.every(({ play }) => play !== undefined) ? before.map(({ seat, move }) => ({ seat, move })) : undefined;
}

/** The move that is on its way without being shown. */
export function sending(sent: readonly SentMove[]): string | undefined {
  return sent.find(({ play, move }) => play === undefined && move !== '')?.move;
}

/** The table as the server has shown it last, with what is foretold. */
export function withForetold(confirmed: TableView, sent: readonly SentMove[]): TableView {
  const foretold = sent.filter(({ play }) => play !== undefined);
  const play = foretold.at(-1)?.play;
  if (play === undefined || confirmed.play === null) {
    return confirmed;
  }
  const { readiness } = confirmed.play;
  return { ...confirmed, version: confirmed.version + foretold.length, play: { ...play, readiness } };
}

/** The moves with what one of them leads to, unless the table has gone on without it. */
export function foretold(confirmed: TableView, sent: readonly SentMove[], id: string, play: PlayView): readonly SentMove[] {
  const before = withForetold(confirmed, sent).play;
  const isNext = before !== null && before.seat === play.seat && before.moves + 1 === play.moves;
  // If another seat of the same person comes next, the server shows the table from there.
  const goesOn = play.movers.includes(play.seat) || !play.movers.some((seat) => confirmed.yours.includes(seat));
  if (!isNext || !goesOn || foretoldBefore(sent, id) === undefined) {
    return sent;
  }
  const log = [...before.log, ...play.log.filter(({ ply }) => ply > before.moves)].slice(-LINES);
  // What the move does not change stays the same object, so that it is not drawn again.
  const shared = { ...sharing(before, play), log };
  return sent.map((move) => (move.id === id ? { ...move, play: shared, wasShown: true } : move));
}

/**
 * What is left of the moves once the server has shown a table: those that it contains are confirmed. If anything else has
 * happened, nothing is foretold any more.
 */
export function unconfirmed(sent: readonly SentMove[], { phase, play }: TableView): readonly SentMove[] {
  const left = [...sent];
  for (let first = left[0]?.play; first !== undefined && play !== null && first.moves <= play.moves; first = left[0]?.play) {
    const { seat, move } = left.shift()!;
    const line = play.log.find(({ ply }) => ply === first.moves);
    if (line?.seat !== seat || line.move !== move) {
      return sent.map(unforetold);
    }
  }
  const next = left[0]?.play;
  const isNext = phase === 'playing' && play !== null && next?.seat === play.seat && next.moves === play.moves + 1;
  return next === undefined || isNext ? left : left.map(unforetold);
}

function unforetold(move: SentMove): SentMove {
  return { ...move, play: undefined };
}
