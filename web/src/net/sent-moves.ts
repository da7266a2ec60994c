import type { PlayView, TableView } from '../protocol/types';
import { sharing } from './changes';

/* Moves that are being sent. If the rules alone decide, their results are predicted and shown at once; the server's answer
   replaces them. Everything here is pure. */

/** How many lines of the log a table contains. */
const LINES = 12;

/** A move as in the log. */
export interface Step {
  seat: number;
  move: string;
}

/** A move that the server has not confirmed; a request to undo has no move. */
export interface SentMove {
  id: string;
  seat: number;
  move: string;
  /** The game after it, if it was predicted. */
  play: PlayView | undefined;
  /** Whether the prediction was shown, even if it is out of date now. */
  wasShown: boolean;
}

/** The moves before another sent move; undefined if the result of one of them is unknown. */
export function predictedBefore(sent: readonly SentMove[], id: string): Step[] | undefined {
  const before = sent.slice(
    0,
    sent.findIndex((other) => other.id === id),
  );
  return before.every(({ play }) => play !== undefined) ? before.map(({ seat, move }) => ({ seat, move })) : undefined;
}

/** The move that is being sent without a prediction on the page. */
export function sending(sent: readonly SentMove[]): string | undefined {
  return sent.find(({ play, move }) => play === undefined && move !== '')?.move;
}

/** The server's latest table with the predictions. */
export function withPredictions(confirmed: TableView, sent: readonly SentMove[]): TableView {
  const predicted = sent.filter(({ play }) => play !== undefined);
  const play = predicted.at(-1)?.play;
  if (play === undefined || confirmed.play === null) {
    return confirmed;
  }
  const { readiness } = confirmed.play;
  return { ...confirmed, version: confirmed.version + predicted.length, play: { ...play, readiness } };
}

/** The moves with the result of one of them, unless the table has changed without it. */
export function predicted(confirmed: TableView, sent: readonly SentMove[], id: string, play: PlayView): readonly SentMove[] {
  const before = withPredictions(confirmed, sent).play;
  const isNext = before !== null && before.seat === play.seat && before.moves + 1 === play.moves;
  // If another seat of the same person comes next, the server shows the table from there.
  const goesOn = play.movers.includes(play.seat) || !play.movers.some((seat) => confirmed.yours.includes(seat));
  if (!isNext || !goesOn || predictedBefore(sent, id) === undefined) {
    return sent;
  }
  const log = [...before.log, ...play.log.filter(({ ply }) => ply > before.moves)].slice(-LINES);
  // Unchanged parts stay the same objects, so that they are not drawn again.
  const shared = { ...sharing(before, play), log };
  return sent.map((move) => (move.id === id ? { ...move, play: shared, wasShown: true } : move));
}

/**
 * The moves that a table from the server does not contain yet. If anything else has happened, there are no predictions any
 * more.
 */
export function unconfirmed(sent: readonly SentMove[], { phase, play }: TableView): readonly SentMove[] {
  const left = [...sent];
  for (let first = left[0]?.play; first !== undefined && play !== null && first.moves <= play.moves; first = left[0]?.play) {
    const { seat, move } = left.shift()!;
    const line = play.log.find(({ ply }) => ply === first.moves);
    if (line?.seat !== seat || line.move !== move) {
      return sent.map(unpredicted);
    }
  }
  const next = left[0]?.play;
  const isNext = phase === 'playing' && play !== null && next?.seat === play.seat && next.moves === play.moves + 1;
  return next === undefined || isNext ? left : left.map(unpredicted);
}

function unpredicted(move: SentMove): SentMove {
  return { ...move, play: undefined };
}
