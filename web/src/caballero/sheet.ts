import type { ScoreLine } from '../protocol/table';
import type { IconName } from '../draw/icons';
import type { Scene } from './chart/scene';
import { regionName } from './describe';

/* The server's score lines, put together by region and by source. */

export type Source = 'land' | 'governor' | 'water';

const SOURCES: Record<string, Source> = {
  'ec.first': 'land',
  'ec.second': 'land',
  'ec.tiedFirst': 'land',
  'ec.governor': 'governor',
  'ec.governedWater': 'governor',
  'ec.ship': 'water',
};

export function sourceOf(line: ScoreLine): Source {
  return SOURCES[line.reason] ?? 'land';
}

/** What every seat gets, by source. */
export function bySource(lines: readonly ScoreLine[], seats: number): Record<Source, number>[] {
  const out = Array.from({ length: seats }, () => ({ land: 0, governor: 0, water: 0 }));
  for (const line of lines) {
    out[line.seat]![sourceOf(line)] += line.points;
  }
  return out;
}

export interface RegionScore {
  region: number;
  name: string;
  icon: IconName;
  value: number;
  points: number[];
  lines: ScoreLine[];
}

/** The regions that bring somebody points: land first, largest first, then water. */
export function regionScores(scene: Scene, lines: readonly ScoreLine[]): RegionScore[] {
  const seats = scene.table.courts.length;
  const rows = new Map<number, RegionScore>();
  for (const line of lines) {
    const region = scene.map.of(line.place);
    if (region === undefined || line.points === 0) {
      continue;
    }
    const { land, value, governor } = scene.table.regions[region]!;
    let row = rows.get(region);
    if (row === undefined) {
      const icon: IconName = governor >= 0 ? 'governor' : land ? 'flag' : 'ship';
      row = { region, name: regionName(scene, region), icon, value, points: new Array<number>(seats).fill(0), lines: [] };
      rows.set(region, row);
    }
    row.points[line.seat]! += line.points;
    row.lines.push(line);
  }
  const isLand = (row: RegionScore) => (scene.table.regions[row.region]!.land ? 1 : 0);
  return [...rows.values()].sort((a, b) => isLand(b) - isLand(a) || b.value - a.value);
}
