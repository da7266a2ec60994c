import type { Cell } from '../../draw/grid';
import type { CaballeroForecast } from '../../protocol/types';
import type { Scene } from './chart/scene';
import { landAround, regionFacing, regionName } from './describe';
import { landNumber } from './moves';

/** A number that could be chosen for a cell: legal, or refused with a reason. */
export interface NumberOption {
  move: string;
  north: number;
  grande: boolean;
}

/** All numbers to ask about: both faces on land, the four orientations of the 1-4 face on water only. */
export function numberOptions(scene: Scene, cell: Cell, legal: ReadonlySet<string>): NumberOption[] {
  const tile = scene.table.tiles.find(({ x, y }) => x === cell.x && y === cell.y);
  const word = tile === undefined ? 'cab' : 'raise';
  const land = landAround(scene, cell);
  const place = `${cell.x},${cell.y}`;
  const highest = land === '' ? 4 : 8;
  const options: NumberOption[] = [];
  for (let north = 1; north <= highest; north++) {
    const withGrande = `cab ${place} ${north} grande`;
    if (legal.has(withGrande)) {
      options.push({ move: withGrande, north, grande: true });
    } else if (tile?.north !== north) {
      options.push({ move: `${word} ${place} ${north}`, north, grande: false });
    }
  }
  return options.sort((a, b) => landNumber(a.north, land) - landNumber(b.north, land) || a.north - b.north);
}

/** Strength and rank that an option would give in the region where it is strongest. */
export function gain(
  scene: Scene,
  cell: Cell,
  land: string,
  forecast: CaballeroForecast,
  seat: number,
): { region: string; strength: number; rank: number; isTied: boolean } | undefined {
  const [first] = land;
  const index = first === undefined ? undefined : regionFacing(scene, cell, first);
  if (index === undefined) {
    return undefined;
  }
  const spot = scene.table.regions[index]!.name;
  const after = forecast.changes.find((change) => change.after.sides.includes(spot))?.after ?? scene.table.regions[index]!;
  const strength = after.strengths[seat] ?? 0;
  return {
    region: regionName(scene, index),
    strength,
    rank: after.ranks[seat] ?? 0,
    isTied: after.strengths.filter((other) => other === strength).length > 1,
  };
}
