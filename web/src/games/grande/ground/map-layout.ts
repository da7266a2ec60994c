import { bezier, fmt, isInside, type Point } from '../../../draw/curve';
import { hash, random } from '../../../draw/random';
import { engraving } from '../../../draw/tile-shape';
import { type Iberia, iberia, REGIONS } from './iberia';

/** The map computed for a size: the projection, the outlines, the island of the Castillo. */
export interface MapLayout {
  width: number;
  height: number;
  /** The width of the score track, which is the frame; 0 on small screens. */
  frame: number;
  isSmall: boolean;
  /** How much strokes and pieces shrink on small screens. */
  scale: number;
  /** The size of a region's contents on wide screens: smaller on a low map. */
  piece: number;
  at: (degrees: Point) => Point;
  land: Iberia;
  relief: string;
  castillo: Point;
  castilloScale: number;
  island: string;
  rose: Point;
}

/** The extent of the Castillo's island with its shore, to the sides and down, in the scale of the Castillo. */
const ISLAND = 92;
const ISLAND_BELOW = 94;
/** The space for the scoreboards in reserve on a small screen, above the prompt. */
const RESERVE = 35;
/** The scale of the Castillo on a phone, by the width of a degree. */
const SMALL_CASTILLO = 0.0226;

/** The space for the prompt on a small screen. */
export const FOOT = 66;

/** Whether a map is too narrow for pieces: it shows chips instead, and no score track. */
export function isSmallMap(width: number): boolean {
  return width < 640;
}

/** The map in a window. It depends only on the size, so it keeps its place in every phase. */
export function layOut(width: number, height: number): MapLayout {
  const isSmall = isSmallMap(width);
  const frame = isSmall ? 0 : 27;
  const iw = width - 2 * frame;
  const ih = height - 2 * frame;
  const kx = isSmall ? Math.min(width / 14.2, (height - FOOT) / 8.3 / 1.2) : Math.min(iw / 16.15, (ih / 8.45) * 0.8);
  const ky = isSmall ? Math.min(kx * 1.5, (height - FOOT) / 8.3) : ih / 8.45;
  const west = isSmall ? -9.62 - Math.max(0, (width / kx - 14.2) / 2) : -10 - Math.max(0, (iw / kx - 16.15) / 2);
  const north = isSmall ? 44.35 : 44.14;
  const at = ([lon, lat]: Point): Point => [frame + (lon - west) * kx, frame + (north - lat) * ky];
  const scale = width < 500 ? 0.62 : 1;
  const land = iberia(at, width < 500 ? 0.55 : 1);
  const smallScale = width < 500 ? Math.min(0.62, kx * SMALL_CASTILLO) : 0.95;
  // As large as the pieces, but with space for a caption below it.
  const piece = Math.min(1, Math.max(0.74, ih / 500));
  const castilloScale = isSmall ? smallScale : 1.06 * piece;
  const castillo = isSmall ? smallCastillo(at, width, height, castilloScale) : wideCastillo(at, width - frame, castilloScale);
  return {
    width,
    height,
    frame,
    isSmall,
    scale,
    piece,
    at,
    land,
    relief: relief(land, scale),
    castillo,
    castilloScale,
    island: island(castillo, castilloScale),
    rose: at(isSmall ? [2.75, 36.75] : [4.95, 36.85]),
  };
}

function smallCastillo(at: MapLayout['at'], width: number, height: number, scale: number): Point {
  const [x, y] = at([2.95, 38.9]);
  return [Math.min(x, width - ISLAND * scale), Math.min(y, height - FOOT - RESERVE - ISLAND_BELOW * scale)];
}

/** The east of Cataluña: where the sea beyond is wide enough, the Castillo lies higher, and leaves more of it below to captions. */
const EAST = 3.35;

function wideCastillo(at: MapLayout['at'], right: number, scale: number): Point {
  const [furthest, reach] = [right - ISLAND * scale, ISLAND * scale];
  const isBeside = furthest - reach > at([EAST, 0])[0];
  const [x, y] = at(isBeside ? [4.25, 40.9] : [4.25, 39.9]);
  return [isBeside ? Math.max(x, at([EAST, 0])[0] + reach) : Math.min(x, furthest), y];
}

function island([x, y]: Point, scale: number): string {
  const next = random(5);
  const points = Array.from({ length: 34 }, (_, i): Point => {
    const a = (i / 34) * Math.PI * 2;
    const r = 1 + 0.1 * Math.sin(3 * a + 1) + 0.06 * (next() - 0.5) * 2;
    return [x + Math.cos(a) * 74 * scale * r, y + 24 * scale + Math.sin(a) * 62 * scale * r];
  });
  return `M${fmt(points[0]![0])} ${fmt(points[0]![1])}${bezier([...points, points[0]!], points.at(-1)!, points[1]!)}Z`;
}

/** Hills, cypresses and dunes, clear of the borders. */
function relief(land: Iberia, scale: number): string {
  let d = '';
  for (const code of REGIONS) {
    const { ring } = land.regions[code];
    const next = random(hash(code));
    const xs = ring.map((p) => p[0]);
    const ys = ring.map((p) => p[1]);
    const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const placed: Point[] = [];
    for (let tries = 0; tries < 400 && placed.length < 60; tries++) {
      const p: Point = [x0 + next() * (x1 - x0), y0 + next() * (y1 - y0)];
      const isNear = (q: Point, distance: number) => Math.hypot(q[0] - p[0], q[1] - p[1]) < distance;
      if (!isInside(p, ring) || ring.some((q) => isNear(q, 9 * scale + 3)) || placed.some((q) => isNear(q, 19))) {
        continue;
      }
      placed.push(p);
      const kind = next();
      const rarer = kind < 0.75 ? 'hill' : 'cypress';
      d += engraving(kind < 0.45 ? 'dune' : rarer, p);
    }
  }
  return d;
}

/** One of the hundred fields of the score track: its place and size. */
export function trackField(
  n: number,
  { width, height, frame }: MapLayout,
): { x: number; y: number; width: number; height: number } {
  const w = width / 31;
  const h = (height - 2 * frame) / 19;
  if (n <= 30) {
    return { x: n * w, y: 0, width: w, height: frame };
  }
  if (n <= 49) {
    return { x: width - frame, y: frame + (n - 31) * h, width: frame, height: h };
  }
  if (n <= 80) {
    return { x: width - (n - 49) * w, y: height - frame, width: w, height: frame };
  }
  return { x: 0, y: height - frame - (n - 80) * h, width: frame, height: h };
}
