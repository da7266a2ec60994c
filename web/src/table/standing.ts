import { personal, t } from '../text';
import { listed } from '../text/say';
import { nameOf } from './names';
import type { Ranked } from './Podium';
import type { Player } from './types';

/** The seats by points, the best first; equal points share a rank. */
export function rankedBy(totals: readonly number[]): Ranked[] {
  return totals
    .map((total, seat) => ({ seat, total, rank: totals.filter((other) => other > total).length }))
    .sort((a, b) => a.rank - b.rank);
}

/** Who won, in a sentence. */
export function resultWords(ranked: readonly Ranked[], players: readonly Player[]): string {
  const winners = ranked.filter(({ rank }) => rank === 0);
  const points = ranked[0]!.total;
  if (winners.length > 1) {
    return t('final.shared', { names: listed(winners.map(({ seat }) => nameOf(players[seat]!))), points });
  }
  return personal('final.wins', players[winners[0]!.seat]!, { points });
}
