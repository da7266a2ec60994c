import type { LogLine } from '../../protocol/types';

/* The stops of a replay. A ply is the number of moves made; line n of the log leads from ply n-1 to ply n. */

/** The cause of a regular scoring, which belongs to no move; any other cause is a card. */
export const GENERAL = 'general';

/** Recognises the first move of a round. */
export type StartsRound = (move: string, before: string | undefined) => boolean;

/** The plies at which rounds begin. */
export function roundStarts(log: readonly LogLine[], startsRound: StartsRound): number[] {
  return log.flatMap(({ move }, i) => (startsRound(move, log[i - 1]?.move) ? [i] : []));
}

/** The round of a ply as the game counts it: `left` are the rounds that are left out. */
export function roundAt(starts: readonly number[], ply: number, left: readonly number[] = []): number {
  return numberOf(Math.max(1, starts.filter((start) => start < ply || start === 0).length), left);
}

/** The number of the nth played round, if some are left out. */
export function numberOf(nth: number, left: readonly number[]): number {
  return [...left].sort((a, b) => a - b).reduce((round, gone) => (gone <= round ? round + 1 : round), nth);
}

/** The ply at which the next or the previous seat begins. */
export function turnStep(log: readonly LogLine[], ply: number, direction: 1 | -1): number {
  if (direction === 1) {
    let at = ply + 1;
    while (at < log.length && log[at]!.seat === log[at - 1]!.seat) {
      at++;
    }
    return Math.min(at, log.length);
  }
  let at = ply - 1;
  while (at > 0 && log[at]!.seat === log[at - 1]!.seat) {
    at--;
  }
  return Math.max(at, 0);
}

const CHUNK = 50;
const BEFORE = 8;

/** The next positions to load: those around the current one, then the rest; undefined when all are loaded. */
export function nextRange(
  has: (ply: number) => boolean,
  last: number,
  wanted: number,
): { from: number; to: number } | undefined {
  const from = has(wanted) ? missing(has, last, wanted) : Math.max(0, wanted - BEFORE);
  if (from === undefined) {
    return undefined;
  }
  let to = from;
  while (to < last && to - from < CHUNK - 1) {
    to++;
  }
  return { from, to };
}

function missing(has: (ply: number) => boolean, last: number, wanted: number): number | undefined {
  for (let i = 0; i <= last; i++) {
    const ply = (wanted + i) % (last + 1);
    if (!has(ply)) {
      return ply;
    }
  }
  return undefined;
}
