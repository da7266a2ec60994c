import { bezier, fmt, isInside, type Point, pushed, sample, wobble } from './curve';
import { printed, SIDES, type Side } from './grid';
import { random } from './random';

/*
 * An area tile is 100 × 100. The coast crosses a land side at 17 from each corner and at a right angle, so that any two
 * tiles join without a seam. Between two crossings runs one of four base lines, depending on how many sides clockwise
 * the next land is.
 */
const CROSSING = 17;
const FAR = 100 - CROSSING;
const OUT = 8;

const COASTS: Record<number, readonly Point[]> = {
  1: [
    [FAR, 0],
    [FAR + 1.5, CROSSING * 0.52],
    [100 - CROSSING * 0.56, CROSSING - 1.8],
    [100, CROSSING],
  ],
  2: [
    [FAR, 0],
    [FAR - 2, 11],
    [73, 27],
    [68, 42],
    [70, 57],
    [66, 70],
    [74, 84],
    [FAR, 100],
  ],
  3: [
    [FAR, 0],
    [FAR - 1, 12],
    [77, 27],
    [70, 43],
    [55, 55],
    [43, 70],
    [27, 76],
    [12, FAR - 1],
    [0, FAR],
  ],
  4: [
    [FAR, 0],
    [FAR - 1, 11],
    [77, 26],
    [75, 41],
    [64, 54],
    [51, 62],
    [37, 57],
    [25, 44],
    [23, 27],
    [CROSSING + 1, 11],
    [CROSSING, 0],
  ],
};
const AFTER: Record<number, Point> = { 1: [100 + OUT, CROSSING], 2: [FAR, 100 + OUT], 3: [-OUT, FAR], 4: [CROSSING, -OUT] };
const CORNERS: readonly Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];
const NOISE = [
  [9, 2.1],
  [4, 1.25],
  [2, 0.6],
] as const;

export interface Coast {
  readonly d: string;
  readonly points: readonly Point[];
}

export interface TileShape {
  /** The outline of the land, empty on a tile of water. */
  readonly land: string;
  readonly polygon: readonly Point[];
  readonly coasts: readonly Coast[];
  /** All coasts in one path. */
  readonly coast: string;
  readonly turns: number;
}

/** Quarter turns clockwise about the tile's middle. */
export function turned(p: Point, turns: number): Point {
  let [x, y] = p;
  for (let i = 0; i < turns; i++) {
    [x, y] = [100 - y, x];
  }
  return [x, y];
}

/** The corner at the end of a coast: where its land side begins. */
const ENDS: Record<number, Point> = { 1: [100, 0], 2: [100, 100], 3: [0, 100], 4: [0, 0] };

/** How near a coast comes to a corner where two waters meet that don't join. */
const PINCHED = 0.12;

/** A point at the end of a coast, moved towards its corner. */
function nearer([x, y]: Point, [cx, cy]: Point, share: number): Point {
  return [cx + (x - cx) * share, cy + (y - cy) * share];
}

function coastLine(side: Side, steps: number, seed: number, printedSide: number, isPinched: readonly [boolean, boolean]) {
  const next = random(seed * 31 + printedSide * 7 + steps * 131);
  const [atStart, atEnd] = isPinched;
  const base = COASTS[steps]!.map(
    (p, i, all): Point => (i > 1 && i < all.length - 2 ? [p[0] + (next() - 0.5) * 7, p[1] + (next() - 0.5) * 7] : p),
  ).map((p, i, all): Point => {
    if (atStart && i < 2) {
      return nearer(p, [100, 0], i === 0 ? PINCHED : 0.6);
    }
    return atEnd && i >= all.length - 2 ? nearer(p, ENDS[steps]!, i === all.length - 1 ? PINCHED : 0.6) : p;
  });
  const before: Point = atStart ? [100, -OUT] : [base[0]![0], -OUT];
  const after = AFTER[steps]!;
  const line = sample(base, before, after, 4.2);
  // A corner cove is too small for the full noise.
  const points = pushed(line, wobble(line.length, next, NOISE), 4, steps === 1 ? 0.35 : 1);
  return {
    points: points.map((p) => turned(p, side)),
    before: turned(before, side),
    after: turned(after, side),
  };
}

/**
 * A corner of a tile: everything known around it is land, which extends into the corner; two waters that don't join meet there,
 * and the coasts come so near that they look apart; or else there is a cove.
 */
export type Corner = 'land' | 'pinch' | 'cove';

/** The shape of an area tile. `corners[i]` is the corner before side i. */
export function tileShape(sides: string, seed: number, corners?: readonly Corner[]): TileShape {
  const turns = printed(sides).turns;
  const isLand = (i: number) => sides[i & 3] === 'L';
  const corner = SIDES.map((c) => isLand(c) && isLand(c + 3) && (corners?.[c] ?? 'land') === 'land');
  const isPinched = (c: number) => corners?.[c & 3] === 'pinch';
  const first = SIDES.find(isLand);
  if (first === undefined) {
    return { land: '', polygon: [], coasts: [], coast: '', turns };
  }
  const coasts: Coast[] = [];
  const crossing = (c: number, side: Side, x: number): Point =>
    turned(isPinched(c) ? nearer([x, 0], [x < 50 ? 0 : 100, 0], PINCHED) : [x, 0], side);
  const start = corner[first] ? CORNERS[first]! : crossing(first, first, CROSSING);
  const polygon: Point[] = [start];
  let land = `M${fmt(start[0])} ${fmt(start[1])}`;
  let side: Side = first;
  do {
    const filled = corner[(side + 1) & 3];
    const end = filled ? CORNERS[(side + 1) & 3]! : crossing(side + 1, side, FAR);
    land += `L${fmt(end[0])} ${fmt(end[1])}`;
    polygon.push(end);
    let steps = 1;
    if (!filled) {
      while (!isLand(side + steps)) {
        steps++;
      }
      const { points, before, after } = coastLine(side, steps, seed, (side - turns) & 3, [
        isPinched(side + 1),
        isPinched(side + steps),
      ]);
      const curve = bezier(points, before, after);
      coasts.push({ d: `M${fmt(points[0]![0])} ${fmt(points[0]![1])}${curve}`, points });
      land += curve;
      polygon.push(...points.slice(1));
    }
    side = ((side + steps) & 3) as Side;
  } while (side !== first);
  return { land: `${land}Z`, polygon, coasts, coast: coasts.map((c) => c.d).join(''), turns };
}

/** Small engraved hills, cypresses and dunes, away from the coast and from `avoid`. */
export function hills(shape: TileShape, seed: number, avoid?: Point): string {
  if (shape.polygon.length === 0) {
    return '';
  }
  const next = random(seed + 999);
  const shore = shape.coasts.flatMap((c) => c.points);
  const placed: Point[] = [];
  const near = (p: Point, q: Point, distance: number) => Math.hypot(p[0] - q[0], p[1] - q[1]) < distance;
  let d = '';
  for (let tries = 0; tries < 90 && placed.length < 7; tries++) {
    const p = turned([9 + next() * 82, 9 + next() * 82], shape.turns);
    if (
      !isInside(p, shape.polygon) ||
      (avoid !== undefined && near(p, avoid, 19)) ||
      shore.some((q) => near(p, q, 8.5)) ||
      placed.some((q) => near(p, q, 14.5))
    ) {
      continue;
    }
    placed.push(p);
    const other = () => (next() < 0.6 ? 'cypress' : 'dune');
    d += engraving(next() < 0.45 ? 'hill' : other(), p);
  }
  return d;
}

export function engraving(kind: 'hill' | 'cypress' | 'dune', [x, y]: Point): string {
  switch (kind) {
    case 'hill':
      return (
        `M${fmt(x - 5)} ${fmt(y + 2)}q2.2 -6.4 4.8 -5.6q2.4 .6 4.8 5.6M${fmt(x - 0.2)} ${fmt(y - 3.4)}q1.1 2.6 .4 5.2` +
        `M${fmt(x + 1.8)} ${fmt(y - 2.2)}q.9 2 .6 4.2`
      );
    case 'cypress':
      return `M${fmt(x)} ${fmt(y + 3)}v-3.2M${fmt(x)} ${fmt(y - 0.2)}c-2.6 0 -3 -4.6 0 -5.4c3 .8 2.6 5.4 0 5.4`;
    case 'dune':
      return `M${fmt(x - 3.4)} ${fmt(y + 1.6)}q1.2 -2.6 3.2 -2.6q2.4 0 3.4 2.6`;
  }
}

/**
 * The place of a symbol: gold in the middle of the land, fish in a corner of the water, because ships use the middle of a side.
 */
export function symbolPlace(sides: string, symbol: 'g' | 'f'): Point {
  const wanted = symbol === 'g' ? 'L' : 'W';
  const on = SIDES.filter((i) => sides[i] === wanted);
  const middles: readonly Point[] = [
    [50, 0],
    [100, 50],
    [50, 100],
    [0, 50],
  ];
  const n = on.length;
  if (n === 0 || n === 4 || (n === 2 && on[1]! - on[0]! === 2)) {
    return [50, 50];
  }
  const towards = (sides: readonly number[], share: number): Point => [
    50 + sides.reduce((sum, i) => sum + middles[i]![0] - 50, 0) * share,
    50 + sides.reduce((sum, i) => sum + middles[i]![1] - 50, 0) * share,
  ];
  if (wanted === 'L') {
    return towards(on, [0.52, 0.38][n - 1] ?? 0.26);
  }
  if (n === 3) {
    const from = on.find((i) => on.includes(((i + 1) & 3) as Side))!;
    return towards([from, (from + 1) & 3], 0.54);
  }
  return towards(on, n === 1 ? 0.64 : 0.54);
}
