import { personal, plural, t } from '../../text';
import { rankWord } from '../../text/ordinal';
import { listed } from '../../text/say';
import { nameOf } from '../people/names';
import type { Player } from '../people/types';
import type { Ranked } from './Podium';

/** The seats by points, the best first; equal points share a rank. Players who left come after all others. */
export function rankedBy(totals: readonly number[], players: readonly Pick<Player, 'hasLeft'>[]): Ranked[] {
  const isBehind = (seat: number, other: number) => {
    const [left, otherLeft] = [players[seat]?.hasLeft === true, players[other]?.hasLeft === true];
    return left === otherLeft ? totals[other]! > totals[seat]! : left;
  };
  return totals
    .map((total, seat) => ({ seat, total, rank: totals.filter((_, other) => isBehind(seat, other)).length }))
    .sort((a, b) => a.rank - b.rank);
}

/** A sentence about the players who left; undefined if none did. */
export function leftWords(players: readonly Player[]): string | undefined {
  const left = players.filter(({ hasLeft }) => hasLeft);
  return left.length === 0 ? undefined : plural('final.left', left.length, { names: listed(left.map(({ name }) => name)) });
}

/** A sentence about the winner. */
export function resultWords(ranked: readonly Ranked[], players: readonly Player[]): string {
  const winners = ranked.filter(({ rank }) => rank === 0);
  const points = ranked[0]!.total;
  if (winners.length > 1) {
    return t('final.shared', { names: listed(winners.map(({ seat }) => nameOf(players[seat]!))), points });
  }
  return personal('final.wins', players[winners[0]!.seat]!, { points });
}

/** The reader's place in a sentence; undefined if another sentence mentions it, or if several people share the browser. */
export function ownPlace(ranked: readonly Ranked[], players: readonly Player[], second: Ranked): string | undefined {
  const own = ranked.filter(({ seat }) => players[seat]!.isYou);
  const [mine] = own;
  return mine === undefined || own.length > 1 || mine.rank === 0 || mine.seat === second.seat
    ? undefined
    : t('final.yours', { rank: rankWord(mine.rank + 1), points: mine.total });
}
