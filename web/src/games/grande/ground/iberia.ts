import { fmt, type Point, pushed, sample, wobble } from '../../../draw/curve';
import { random } from '../../../draw/random';

/*
 * El Grande's map: our own stylised Iberia, in degrees. Corners and borders are shared, so the nine regions are truly adjacent:
 * two of them are neighbours exactly if a border names both. A test compares this with EG-1.1.
 */

export const REGIONS = ['Gal', 'Bas', 'Old', 'Ara', 'Cat', 'New', 'Val', 'Gra', 'Sev'] as const;
export type RegionCode = (typeof REGIONS)[number];
type Owner = RegionCode | 'sea' | 'Fra' | 'Por';

/** How far the lines of borders swing: those between regions the most. */
const SWINGS: Partial<Record<Owner, number>> = { sea: 1.3, Fra: 1.4, Por: 1.4 };

const CORNERS = {
  g1: [-6.05, 43.62],
  t1: [-5.95, 42.42],
  t2: [-6.6, 41.9],
  g2: [-8.87, 41.87],
  b1: [-1.78, 43.38],
  b2: [-0.55, 42.86],
  t3: [-2.05, 41.95],
  b3: [0.62, 42.84],
  t4: [-2.25, 40.85],
  t5: [-6.85, 40.28],
  t6: [-7.1, 38.25],
  s1: [-7.4, 37.17],
  t7: [-4.75, 38.3],
  s2: [-5.1, 36.4],
  t8: [-2.35, 38.35],
  s3: [-1.62, 37.36],
  t9: [-1.45, 40.0],
  t10: [0.12, 40.86],
  s4: [0.62, 40.55],
  s5: [3.17, 42.43],
} satisfies Record<string, Point>;
type Corner = keyof typeof CORNERS;

interface Border {
  from: Corner;
  to: Corner;
  region: RegionCode;
  other: Owner;
  between: readonly Point[];
}

function border(from: Corner, to: Corner, region: RegionCode, other: Owner, between: readonly Point[]): Border {
  return { from, to, region, other, between };
}

const BORDERS: readonly Border[] = [
  border('g2', 'g1', 'Gal', 'sea', [
    [-8.82, 42.25],
    [-8.72, 42.42],
    [-8.98, 42.55],
    [-9.2, 42.82],
    [-9.24, 43.05],
    [-8.85, 43.3],
    [-8.4, 43.4],
    [-8.25, 43.55],
    [-7.7, 43.78],
    [-7.05, 43.56],
    [-6.5, 43.57],
  ]),
  border('g1', 'b1', 'Bas', 'sea', [
    [-5.85, 43.68],
    [-5.3, 43.54],
    [-4.5, 43.4],
    [-3.8, 43.5],
    [-3.4, 43.42],
    [-2.9, 43.46],
    [-2.3, 43.33],
  ]),
  border('b1', 'b2', 'Bas', 'Fra', [
    [-1.4, 43.08],
    [-0.95, 42.98],
  ]),
  border('b2', 'b3', 'Ara', 'Fra', [
    [-0.1, 42.72],
    [0.3, 42.72],
  ]),
  border('b3', 's5', 'Cat', 'Fra', [
    [1.0, 42.8],
    [1.45, 42.56],
    [2.0, 42.38],
    [2.6, 42.4],
  ]),
  border('s5', 's4', 'Cat', 'sea', [
    [3.3, 42.3],
    [3.18, 41.95],
    [2.8, 41.68],
    [2.2, 41.35],
    [1.6, 41.2],
    [1.2, 41.08],
    [0.86, 40.86],
    [0.95, 40.68],
  ]),
  border('s4', 's3', 'Val', 'sea', [
    [0.36, 40.28],
    [0.02, 39.92],
    [-0.28, 39.5],
    [-0.2, 39.1],
    [0.2, 38.78],
    [-0.1, 38.55],
    [-0.45, 38.35],
    [-0.55, 38.05],
    [-0.7, 37.65],
    [-1.1, 37.56],
  ]),
  border('s3', 's2', 'Gra', 'sea', [
    [-1.85, 37.1],
    [-2.1, 36.75],
    [-2.6, 36.72],
    [-3.1, 36.74],
    [-3.8, 36.74],
    [-4.4, 36.7],
    [-4.75, 36.5],
  ]),
  border('s2', 's1', 'Sev', 'sea', [
    [-5.36, 36.12],
    [-5.62, 36.02],
    [-6.05, 36.2],
    [-6.32, 36.55],
    [-6.4, 36.82],
    [-6.75, 37.1],
  ]),
  border('t2', 'g2', 'Gal', 'Por', [
    [-7.2, 41.92],
    [-8.05, 41.85],
    [-8.2, 42.12],
  ]),
  border('t5', 't2', 'Old', 'Por', [
    [-6.85, 40.95],
    [-6.35, 41.35],
    [-6.25, 41.6],
  ]),
  border('t6', 't5', 'New', 'Por', [
    [-7.0, 38.9],
    [-7.35, 39.55],
    [-6.95, 39.75],
  ]),
  border('s1', 't6', 'Sev', 'Por', [
    [-7.48, 37.55],
    [-7.2, 37.95],
  ]),
  border('g1', 't1', 'Bas', 'Gal', [
    [-6.2, 43.2],
    [-5.85, 42.85],
  ]),
  border('t1', 't2', 'Old', 'Gal', [
    [-6.45, 42.3],
    [-6.3, 42.1],
  ]),
  border('t1', 't3', 'Bas', 'Old', [
    [-5.1, 42.62],
    [-4.2, 42.5],
    [-3.4, 42.3],
    [-2.7, 42.2],
  ]),
  border('t3', 'b2', 'Bas', 'Ara', [
    [-1.7, 42.2],
    [-1.15, 42.55],
  ]),
  border('t3', 't4', 'Old', 'Ara', [
    [-1.9, 41.5],
    [-2.3, 41.2],
  ]),
  border('t4', 't5', 'Old', 'New', [
    [-3.2, 41.05],
    [-3.9, 40.7],
    [-4.7, 40.3],
    [-5.6, 40.3],
    [-6.2, 40.15],
  ]),
  border('t4', 't9', 'Ara', 'New', [
    [-1.85, 40.6],
    [-1.75, 40.25],
  ]),
  border('t9', 't10', 'Ara', 'Val', [
    [-1.0, 40.05],
    [-0.55, 40.35],
    [-0.2, 40.75],
  ]),
  border('t10', 'b3', 'Ara', 'Cat', [
    [0.35, 41.3],
    [0.2, 41.75],
    [0.62, 42.2],
  ]),
  border('t10', 's4', 'Val', 'Cat', [[0.35, 40.7]]),
  border('t9', 't8', 'New', 'Val', [
    [-1.2, 39.6],
    [-1.55, 39.0],
    [-1.95, 38.7],
  ]),
  border('t8', 's3', 'Gra', 'Val', [
    [-2.15, 38.0],
    [-1.75, 37.75],
  ]),
  border('t7', 't8', 'Gra', 'New', [
    [-4.1, 38.5],
    [-3.4, 38.35],
    [-2.9, 38.55],
  ]),
  border('t6', 't7', 'Sev', 'New', [
    [-6.4, 38.05],
    [-5.7, 38.3],
    [-5.2, 38.15],
  ]),
  border('t7', 's2', 'Sev', 'Gra', [
    [-4.95, 37.75],
    [-4.7, 37.2],
    [-5.15, 36.8],
  ]),
];
/** The coast of Portugal from north to south. */
const PORTUGAL: readonly Point[] = [
  [-8.65, 41.2],
  [-8.75, 40.6],
  [-8.92, 40.15],
  [-9.38, 39.36],
  [-9.48, 38.78],
  [-9.2, 38.42],
  [-8.8, 38.45],
  [-8.85, 37.9],
  [-8.98, 37.02],
  [-8.2, 37.08],
  [-7.85, 36.98],
];
const GULF_OF_LION: readonly Point[] = [
  [3.05, 42.75],
  [3.1, 43.1],
  [3.5, 43.3],
  [4.1, 43.5],
  [5, 43.4],
  [6.5, 43.2],
];
const GASCONY: readonly Point[] = [
  [-1.1, 47],
  [-1.2, 44.6],
  [-1.3, 44.1],
  [-1.45, 43.65],
];

/** The neighbours of each region, derived from the borders. */
export function neighbours(): Record<RegionCode, RegionCode[]> {
  const found = Object.fromEntries(REGIONS.map((code) => [code, [] as RegionCode[]])) as Record<RegionCode, RegionCode[]>;
  for (const { region, other } of BORDERS) {
    if (other !== 'sea' && other !== 'Fra' && other !== 'Por') {
      found[region].push(other);
      found[other].push(region);
    }
  }
  return found;
}

type Project = (degrees: Point) => Point;

/** A line through points with slight irregularities; its ends stay in place, so that borders meet. */
function engraved(points: readonly Point[], seed: number, height: number): Point[] {
  const next = random(seed);
  const mirror = (end: Point, inner: Point): Point => [2 * end[0] - inner[0], 2 * end[1] - inner[1]];
  const line = sample(points, mirror(points[0]!, points[1]!), mirror(points.at(-1)!, points.at(-2)!), 6);
  return pushed(
    line,
    wobble(line.length, next, [
      [5, 1],
      [2.5, 0.7],
      [1, 0.35],
    ]),
    3,
    height,
  );
}

interface Line {
  a: string;
  b: string;
  points: readonly Point[];
}

/** Joins lines end to end into one ring. */
function ring(lines: readonly Line[]): Point[] {
  const [first, ...rest] = lines;
  const out = [...first!.points];
  let end = first!.b;
  while (rest.length > 0) {
    const index = rest.findIndex((line) => line.a === end || line.b === end);
    if (index < 0) {
      break;
    }
    const [line] = rest.splice(index, 1);
    out.push(...(line!.a === end ? line!.points : [...line!.points].reverse()).slice(1));
    end = line!.a === end ? line!.b : line!.a;
  }
  return out;
}

function path(points: readonly Point[]): string {
  return points.map((p, i) => `${i === 0 ? 'M' : 'L'}${fmt(p[0])} ${fmt(p[1])}`).join('');
}

export interface Iberia {
  regions: Record<RegionCode, { d: string; ring: readonly Point[] }>;
  /** Spain's coast, borders between regions, borders to other countries. */
  coast: string;
  inner: string;
  outer: string;
  spain: string;
  portugal: string;
  france: string;
  foreignCoast: string;
}

/** The map for a projection; `height` scales the irregularities to the size of the picture. */
export function iberia(project: Project, height: number): Iberia {
  const lines = BORDERS.map(({ from, to, region, other, between }, i) => ({
    a: from,
    b: to,
    region,
    other,
    points: engraved([CORNERS[from], ...between, CORNERS[to]].map(project), 17 + i * 13, (SWINGS[other] ?? 1.7) * height),
  }));
  const of = (...others: Owner[]) => lines.filter(({ other }) => others.includes(other));
  const portugal = { a: 'g2', b: 's1', points: engraved([CORNERS.g2, ...PORTUGAL, CORNERS.s1].map(project), 5, 1.3 * height) };
  const lion = { a: 's5', b: 'x', points: engraved([CORNERS.s5, ...GULF_OF_LION].map(project), 8, 1.3 * height) };
  const north = {
    a: 'x',
    b: 'y',
    points: (
      [
        [6.5, 43.2],
        [6.5, 47],
        [-1.1, 47],
      ] as Point[]
    ).map(project),
  };
  const gascony = { a: 'y', b: 'b1', points: engraved([...GASCONY, CORNERS.b1].map(project), 9, 1.2 * height) };
  const outlineOf = (code: RegionCode) => {
    const outline = ring(lines.filter(({ region, other }) => region === code || other === code));
    return { ring: outline, d: `${path(outline)}Z` };
  };
  const regions = Object.fromEntries(REGIONS.map((code) => [code, outlineOf(code)] as const)) as Record<
    RegionCode,
    ReturnType<typeof outlineOf>
  >;
  return {
    regions,
    coast: of('sea')
      .map(({ points }) => path(points))
      .join(''),
    inner: of(...REGIONS)
      .map(({ points }) => path(points))
      .join(''),
    outer: of('Fra', 'Por')
      .map(({ points }) => path(points))
      .join(''),
    spain: `${path(ring(of('sea', 'Fra', 'Por')))}Z`,
    portugal: `${path(ring([portugal, ...of('Por')]))}Z`,
    france: `${path(ring([...of('Fra'), lion, north, gascony]))}Z`,
    foreignCoast: path(portugal.points) + path(lion.points) + path(gascony.points),
  };
}
