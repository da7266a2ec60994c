import type { JudgedTurn } from '../protocol/types';
import type { Player, ToldMoment } from './types';

/** A turn that decided something, in words and points. */
export interface KeyMoment extends ToldMoment {
  turn: JudgedTurn;
}

const MOST = 4;

/**
 * The moments that changed the most points, at least one that hurt the reader and one that helped, in the order in which they
 * were played.
 */
export function chosenMoments(moments: readonly KeyMoment[], players: readonly Player[]): KeyMoment[] {
  const own = (moment: KeyMoment) => moment.points[players.findIndex(({ isYou }) => isYou)] ?? 0;
  const size = ({ points }: KeyMoment) => points.reduce((sum, change) => sum + Math.abs(change), 0);
  const largest = [...moments].sort((a, b) => size(b) - size(a));
  const wanted = [largest.find((moment) => own(moment) < 0), largest.find((moment) => own(moment) > 0), ...largest];
  const chosen = new Set(wanted.filter((moment) => moment !== undefined));
  return [...chosen].slice(0, MOST).sort((a, b) => a.turn.first - b.turn.first);
}
