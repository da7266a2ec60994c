import type { IconName } from '../../../draw/icons';
import type { CaballeroTable, LogLine, ScoreLine, Sheet } from '../../../protocol/types';
import { nameAt } from '../../../table/people/names';
import type { Player, ScoredRow, Sources } from '../../../table/people/types';
import { t } from '../text';
import type { GameKind } from './cards';
import { regionName } from './describe';
import { isEviction } from './evicted';
import { makeScene, type Scene } from './scene';

/* The server's score lines, grouped by region and by source. */

const ORDER: Record<string, number> = {
  'ec.first': 0,
  'ec.second': 0,
  'ec.tiedFirst': 0,
  'ec.governor': 1,
  'ec.governedWater': 1,
  'ec.ship': 2,
};

/** Land, governors, ships on water; the basic game has no governors (EC-1.6). */
export function sourcesOfPoints({ isExpanded }: GameKind): Sources {
  if (!isExpanded) {
    return {
      list: [
        { label: t('ec.final.land'), look: 'solid' },
        { label: t('ec.final.water'), look: 'water' },
      ],
      heading: t('ec.proj.sourcesBasic'),
      words: ([land = 0, water = 0]) => t('ec.proj.barBasic', { land, water }),
    };
  }
  return {
    list: [
      { label: t('ec.final.land'), look: 'solid' },
      { label: t('ec.final.governors'), look: 'striped' },
      { label: t('ec.final.water'), look: 'water' },
    ],
    heading: t('ec.proj.sources'),
    words: ([land = 0, governor = 0, water = 0]) => t('ec.proj.bar', { land, governor, water }),
  };
}

/** The points of every seat, by source. */
export function bySource(lines: readonly ScoreLine[], seats: number, { isExpanded }: GameKind): number[][] {
  const out = Array.from({ length: seats }, () => [0, 0, 0]);
  for (const line of lines) {
    out[line.seat]![ORDER[line.reason] ?? 0]! += line.points;
  }
  return isExpanded ? out : out.map(([land, , water]) => [land!, water!]);
}

export interface RegionScore extends ScoredRow {
  region: number;
}

/** The regions that give points: land first, largest first, then water. */
export function regionScores(scene: Scene, lines: readonly ScoreLine[]): RegionScore[] {
  const seats = scene.table.courts.length;
  const rows = new Map<number, RegionScore & { points: number[]; lines: ScoreLine[] }>();
  for (const line of lines) {
    const region = scene.map.of(line.place);
    if (region === undefined || line.points === 0) {
      continue;
    }
    const { land, value, governor } = scene.table.regions[region]!;
    let row = rows.get(region);
    if (row === undefined) {
      const kind: IconName = land ? 'flag' : 'ship';
      const icon: IconName = governor >= 0 ? 'governor' : kind;
      row = {
        id: String(region),
        region,
        name: regionName(scene, region),
        icon,
        value,
        points: new Array<number>(seats).fill(0),
        lines: [],
      };
      rows.set(region, row);
    }
    row.points[line.seat]! += line.points;
    row.lines.push(line);
  }
  const isLand = (row: RegionScore) => (scene.table.regions[row.region]!.land ? 1 : 0);
  return [...rows.values()].sort((a, b) => isLand(b) - isLand(a) || b.value - a.value);
}

/** Facts that people like to compare after a game: the most points from one region, and how many tiles each player evicted. */
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
    // Until the beginning of the log is loaded, the numbers would be too small.
    ...(log[0]?.ply === 1 && evictions.length > 0 ? [t('ec.final.evictions', { list: evictions.join(', ') })] : []),
  ];
}

/** How many tiles of others a seat evicted. */
function evictedBy(log: readonly LogLine[], seat: number): number {
  return log
    .filter((line) => line.seat === seat)
    .reduce(
      (sum, { effects }) => sum + effects.filter(({ text, hurts }) => isEviction(text.key) && !hurts.includes(seat)).length,
      0,
    );
}
