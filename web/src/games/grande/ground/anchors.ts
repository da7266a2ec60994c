import type { Point } from '../../../draw/curve';
import type { Anchor } from '../../../ui/parts/popover-box';
import { REGIONS, type RegionCode } from './iberia';
import type { MapLayout } from './map-layout';
import { SIGNS, SMALL, WIDE } from './places';

/** The places of the map in reading order. */
export const PLACES: readonly string[] = [...REGIONS, 'Cas'];

/** The middle of a place's caballeros: arrows end there, and the arrow keys measure distances from there. */
export function anchorOf(layout: MapLayout, code: string): Point {
  if (code === 'Cas') {
    return layout.castillo;
  }
  const region = code as RegionCode;
  return layout.at(layout.isSmall ? SMALL[region].chips : WIDE[region].pawns);
}

/** How far a curved border reaches beyond its points. */
const BULGE = 3;

/** How far the Castillo's island reaches from its middle, in the scale of the Castillo. */
const ISLAND = { aside: 76, above: 38, below: 88 };

/** The part of the map that a place takes. */
export function boundsOf(layout: MapLayout, code: string): Anchor {
  if (code === 'Cas') {
    const {
      castillo: [x, y],
      castilloScale: scale,
    } = layout;
    const { aside, above, below } = ISLAND;
    return { left: x - aside * scale, right: x + aside * scale, top: y - above * scale, bottom: y + below * scale };
  }
  const { ring } = layout.land.regions[code as RegionCode];
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - BULGE,
    right: Math.max(...xs) + BULGE,
    top: Math.min(...ys) - BULGE,
    bottom: Math.max(...ys) + BULGE,
  };
}

/** The position of the plus sign of a place. */
export function signOf(layout: MapLayout, code: string): Point {
  if (code === 'Cas') {
    const [x, y] = layout.castillo;
    return [x + 51 * layout.castilloScale, y + 24 * layout.castilloScale];
  }
  return layout.at(SIGNS[code as RegionCode][layout.isSmall ? 1 : 0]);
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const VECTORS: Record<Direction, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
/** The weight of a sideways step, compared with a step ahead. */
const ASIDE = 3;

export function isDirection(key: string): key is Direction {
  return key in VECTORS;
}

/** The nearest place in a direction, or the same place if there is none. */
export function nearest(from: string, direction: Direction, at: (code: string) => Point): string {
  const [dx, dy] = VECTORS[direction];
  const [x, y] = at(from);
  let best = from;
  let cost = Infinity;
  for (const code of PLACES) {
    const [px, py] = at(code);
    const ahead = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    if (code !== from && ahead > 1 && ahead + ASIDE * aside < cost) {
      best = code;
      cost = ahead + ASIDE * aside;
    }
  }
  return best;
}
