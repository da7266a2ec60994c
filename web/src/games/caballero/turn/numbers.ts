import type { Cell } from '../../../draw/grid';
import type { CaballeroPreview } from '../../../protocol/types';
import { countsAt, landAround, regionName } from '../scene/describe';
import { landNumber } from '../scene/moves';
import type { Scene } from '../scene/scene';

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
  // EC-5.6: against several land sides a tile is placed with the grande, and refused for reasons other than a missing grande.
  const grande = tile === undefined && legalWithGrande(place, legal);
  const options: NumberOption[] = [];
  for (let north = 1; north <= highest; north++) {
    if (tile?.north !== north) {
      options.push({ move: `${word} ${place} ${north}${grande ? ' grande' : ''}`, north, grande });
    }
  }
  return options.sort((a, b) => landNumber(a.north, land) - landNumber(b.north, land) || a.north - b.north);
}

/** The choice of an option, as a step towards its move. */
export function numberChoice({ north, grande }: NumberOption): string {
  return `number ${north}${grande ? ' grande' : ''}`;
}

function legalWithGrande(place: string, legal: ReadonlySet<string>): boolean {
  return [1, 2, 3, 4, 5, 6, 7, 8].some((north) => legal.has(`cab ${place} ${north} grande`));
}

/** Strength and rank that an option would give in the region where it counts most. */
export function gain(
  scene: Scene,
  cell: Cell,
  north: number,
  preview: CaballeroPreview,
  seat: number,
): { region: string; strength: number; rank: number; isTied: boolean } | undefined {
  const index = countsAt(scene, cell, north)[0]?.region;
  if (index === undefined) {
    return undefined;
  }
  const spot = scene.table.regions[index]!.name;
  const after = preview.changes.find((change) => change.after.sides.includes(spot))?.after ?? scene.table.regions[index]!;
  const strength = after.strengths[seat] ?? 0;
  return {
    region: regionName(scene, index),
    strength,
    rank: after.ranks[seat] ?? 0,
    isTied: after.strengths.filter((other) => other === strength).length > 1,
  };
}
