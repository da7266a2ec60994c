import type { CaballeroTable, LogLine, Sheet } from '../../../protocol/types';
import { nameAt } from '../../../table/people/names';
import type { Player } from '../../../table/people/types';
import { t } from '../text';
import { isEviction } from './evicted';
import { makeScene } from './scene';
import { regionScores } from './sheet';

/** What people like to compare after a game: the most points from one region, and who evicted how many tiles. */
export function factsOf(sheets: readonly Sheet[], log: readonly LogLine[], players: readonly Player[]): string[] {
  const gains = sheets.flatMap(({ sheet, table }) =>
    regionScores(makeScene(table as CaballeroTable), sheet).flatMap(({ name, points }) =>
      points.map((gained, seat) => ({ seat, region: name, points: gained })),
    ),
  );
  const most = gains.reduce((best, gain) => (gain.points > best.points ? gain : best), { seat: -1, region: '', points: 0 });
  const evictions = players
    .map((_, seat) => ({ seat, n: evictedBy(log, seat) }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n)
    .map(({ seat, n }) => `${nameAt(players, seat)} ${n}`);
  return [
    ...(most.points > 0
      ? [t('ec.final.most', { name: nameAt(players, most.seat), points: most.points, region: most.region })]
      : []),
    // As long as the beginning of the log is missing, the numbers would be too small.
    ...(log[0]?.ply === 1 && evictions.length > 0 ? [t('ec.final.evictions', { list: evictions.join(', ') })] : []),
  ];
}

/** How many tiles of others a seat has evicted. */
function evictedBy(log: readonly LogLine[], seat: number): number {
  return log
    .filter((line) => line.seat === seat)
    .reduce(
      (sum, { effects }) => sum + effects.filter(({ text, hurts }) => isEviction(text.key) && !hurts.includes(seat)).length,
      0,
    );
}
