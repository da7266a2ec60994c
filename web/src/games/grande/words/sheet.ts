import type { GrandeTable, ScoreLine } from '../../../protocol/types';
import { nameAt } from '../../../table/people/names';
import type { Player, ScoredRow, Sources } from '../../../table/people/types';
import { t } from '../text';

/* The server's score lines, grouped by region and by source. */

/** The sources of points if scored now: the regions, and the Castillo if its contents are public (EG-3.6). */
export function sourcesIfScored({ castillo: { counts } }: GrandeTable): Sources {
  if (counts.length === 0) {
    return {
      list: [{ label: t('eg.proj.regions'), look: 'solid' }],
      heading: t('eg.proj.headingHidden'),
      words: ([regions = 0]) => t('eg.proj.barHidden', { regions }),
    };
  }
  return {
    list: [
      { label: t('eg.proj.regions'), look: 'solid' },
      { label: t('eg.proj.castillo'), look: 'water' },
    ],
    heading: t('eg.proj.heading'),
    words: ([regions = 0, castillo = 0]) => t('eg.proj.bar', { regions, castillo }),
  };
}

export function pointsIfScored(table: GrandeTable, seat: number): number[] {
  return [table.regions.reduce((sum, region) => sum + (region.scores[seat] ?? 0), 0), table.castillo.scores[seat] ?? 0];
}

/** The sources of a game's points: regions, the bonuses of King and grande, the Castillo. */
export function sourcesOfPoints(): Sources {
  return {
    list: [
      { label: t('eg.proj.regions'), look: 'solid' },
      { label: t('eg.proj.bonus'), look: 'striped' },
      { label: t('eg.proj.castillo'), look: 'water' },
    ],
    heading: t('eg.proj.heading'),
    words: ([regions = 0, bonus = 0, castillo = 0]) => t('eg.final.bar', { regions, bonus, castillo }),
  };
}

export function bySource(lines: readonly ScoreLine[], seats: number): number[][] {
  const out = Array.from({ length: seats }, () => [0, 0, 0]);
  for (const { seat, place, reason, points } of lines) {
    const isBonus = reason === 'eg.king' || reason === 'eg.grande';
    const source = place === 'Cas' ? 2 : 0;
    out[seat]![isBonus ? 1 : source]! += points;
  }
  return out;
}

/** The places that are scored: the Castillo first, then the regions, the most valuable first. */
export function regionScores(table: GrandeTable, lines: readonly ScoreLine[]): ScoredRow[] {
  const regions = [...table.regions].sort((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0));
  return [table.castillo, ...regions].flatMap((place): ScoredRow[] => {
    const here = lines.filter((line) => line.place === place.code && line.points !== 0);
    if (here.length === 0) {
      return [];
    }
    const points = table.courts.map((_, seat) =>
      here.filter((line) => line.seat === seat).reduce((sum, line) => sum + line.points, 0),
    );
    const regionIcon = place.king ? 'king' : 'flag';
    return [
      {
        id: place.code,
        icon: place.code === 'Cas' ? 'castillo' : regionIcon,
        name: place.name,
        value: place.values[0] ?? 0,
        points,
        lines: here,
      },
    ];
  });
}

const REASONS = {
  'eg.first': 'eg.show.first',
  'eg.second': 'eg.show.second',
  'eg.third': 'eg.show.third',
  'eg.tiedFirst': 'eg.show.tiedFirst',
  'eg.tiedSecond': 'eg.show.tiedSecond',
  'eg.king': 'eg.show.king',
  'eg.grande': 'eg.show.grande',
} as const;

/** The points of each seat from a place, and the reasons. */
export function sentencesOf(row: ScoredRow, players: readonly Player[]): string {
  return row.lines
    .map(({ seat, reason, points }) =>
      t(REASONS[reason as keyof typeof REASONS] ?? 'eg.show.first', { name: nameAt(players, seat), points }),
    )
    .join(' ');
}
