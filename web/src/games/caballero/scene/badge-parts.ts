import type { IconName } from '../../../draw/icons';
import type { CaballeroTable } from '../../../protocol/types';
import type { Scene } from './scene';

/* The content of a region's badge, and its width. */

/** The seats with pieces in a region, the strongest first: seat and number of caballeros or ships. */
export function standings(table: CaballeroTable, region: number): { seat: number; count: number }[] {
  const { land, strengths, ships } = table.regions[region]!;
  return (land ? strengths : ships)
    .map((count, seat) => ({ seat, count }))
    .filter((entry) => entry.count > 0)
    .sort((a, b) => b.count - a.count);
}

/** How many of the strongest a badge shows: those that a region gives points to. */
const STRONGEST = 2;

/** The entries of a badge: the first, the second and the reader; in a large one without a reader, all. */
export function shownStandings({ table, reader }: Scene, region: number, isSmall: boolean): { seat: number; count: number }[] {
  const all = standings(table, region);
  return reader === undefined && !isSmall ? all : all.filter(({ seat }, i) => i < STRONGEST || seat === reader);
}

/**
 * The sizes of a badge's parts in pixels, the same as in the style sheet: computed, because measuring would force another
 * layout.
 */
const LARGE = { height: 23, rim: 8, digit: 7.2, value: 8, leastValue: 18, emblem: 15, icon: 13, gap: 5 };
const SMALL = { height: 19, rim: 6, digit: 6.2, value: 6, leastValue: 15, emblem: 13, icon: 11, gap: 3 };
/** The gap between the parts of one entry. */
const CLOSE = 2;

export function badgeSize(small: boolean) {
  return small ? SMALL : LARGE;
}

/** A part of a badge with its width and the space before it, in pixels. */
export interface BadgePart {
  before: number;
  width: number;
  shows: { value: number } | { seat: number } | { icon: IconName } | { text: string; leads: boolean };
}

/** The value of a region and its entries, from left to right. */
export function badgeParts(scene: Scene, region: number, small: boolean): BadgePart[] {
  const { value, governor, land, ship } = scene.table.regions[region]!;
  const size = badgeSize(small);
  const icon = (name: IconName, before: number): BadgePart => ({ before, width: size.icon, shows: { icon: name } });
  const emblem = (seat: number): BadgePart => ({ before: size.gap, width: size.emblem, shows: { seat } });
  const text = (words: string, before: number, leads: boolean): BadgePart => ({
    before,
    width: size.digit * words.length,
    shows: { text: words, leads },
  });
  const head = {
    before: 0,
    width: Math.max(size.leastValue, size.value + size.digit * String(value).length),
    shows: { value },
  };
  if (governor >= 0) {
    return [head, emblem(governor), icon('governor', size.gap), ...(ship ? [icon('ship', size.gap)] : [])];
  }
  const entries = shownStandings(scene, region, small);
  const each = entries.flatMap(({ seat, count }, i) => {
    const isTied = i > 0 && entries[i - 1]!.count === count;
    const counted = text(String(count), CLOSE, land && count === entries[0]!.count);
    const of = land ? [counted] : [icon('ship', CLOSE), ...(count > 1 ? [counted] : [])];
    return [...(isTied ? [text('=', size.gap, false)] : []), emblem(seat), ...of];
  });
  return [head, ...each];
}

/** The width of a badge, in pixels. */
export function badgeWidth(scene: Scene, region: number, small: boolean): number {
  return badgeSize(small).rim + badgeParts(scene, region, small).reduce((sum, { before, width }) => sum + before + width, 0);
}
