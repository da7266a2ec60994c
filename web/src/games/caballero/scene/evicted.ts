import { cellKey } from '../../../draw/grid';
import type { CaballeroTable, CaballeroTableTile, LogLine } from '../../../protocol/types';
import { placesIn } from '../../../text/say';
import { isPlace } from '../../../text/wording';
import { t } from '../text';

/** A tile that has just left the map against its owner's will. */
export interface EvictedTile {
  tile: CaballeroTableTile;
  /** The fate of its caballeros: 7 lost, or 7 back. */
  label: string;
  isLost: boolean;
}

const LOST = 'effect.el-caballero.evicted';
const BACK = 'effect.el-caballero.evictedBack';

/** Whether an effect is an eviction. */
export function isEviction(key: string): boolean {
  return key === LOST || key === BACK;
}

/** The tiles that a move evicted, as they were in the position before it. */
export function evictedBy(line: LogLine, before: CaballeroTable): EvictedTile[] {
  return line.effects.flatMap(({ text: { key, slots } }) => {
    const { place, count } = slots;
    const tile = isPlace(place) && isEviction(key) ? before.tiles.find(({ x, y }) => cellKey(x, y) === place.place) : undefined;
    const isLost = key === LOST;
    return tile === undefined
      ? []
      : [{ tile, isLost, label: t(isLost ? 'ec.evicted.lost' : 'ec.evicted.back', { n: Number(count) }) }];
  });
}

/** A region's coast flashes when the region changes hands, joins another or becomes free. */
const FLASHING = ['passes', 'join', 'first', 'alone', 'vacant'].map((name) => `effect.el-caballero.${name}`);

/** One side of each region that the move joined or that changed hands. */
export function flashedBy(line: LogLine): string[] {
  return line.effects
    .filter(({ text: { key } }) => FLASHING.includes(key))
    .flatMap(({ text }) => placesIn(text))
    .map(({ place }) => place)
    .filter((place) => place.includes(' '));
}
