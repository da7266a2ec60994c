/* Points, smooth lines through points, and how they are written in SVG. */

export type Point = readonly [number, number];

/** Two decimals are precise enough: a hundredth of a cell. */
export function fmt(n: number): string {
  return String(Math.round(n * 100) / 100);
}

function catmullRom(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const t2 = t * t;
  const t3 = t2 * t;
  const at = (a: number, b: number, c: number, d: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t2 + (3 * b - a - 3 * c + d) * t3);
  return [at(p0[0], p1[0], p2[0], p3[0]), at(p0[1], p1[1], p2[1], p3[1])];
}

/** Points about `step` apart on a smooth line through `points`; `before` and `after` give it its direction at the ends. */
export function sample(points: readonly Point[], before: Point, after: Point, step: number): Point[] {
  const all = [before, ...points, after];
  const out: Point[] = [points[0]!];
  for (let i = 1; i < all.length - 2; i++) {
    const a = all[i]!;
    const b = all[i + 1]!;
    const n = Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    for (let k = 1; k <= n; k++) {
      out.push(catmullRom(all[i - 1]!, a, b, all[i + 2]!, k / n));
    }
  }
  return out;
}

/** The Bézier commands of a smooth line through points, from the second on. */
export function bezier(points: readonly Point[], before: Point, after: Point): string {
  const all = [before, ...points, after];
  let d = '';
  for (let i = 1; i < all.length - 2; i++) {
    const [o, a, b, c] = [all[i - 1]!, all[i]!, all[i + 1]!, all[i + 2]!];
    d +=
      `C${fmt(a[0] + (b[0] - o[0]) / 6)} ${fmt(a[1] + (b[1] - o[1]) / 6)}` +
      ` ${fmt(b[0] - (c[0] - a[0]) / 6)} ${fmt(b[1] - (c[1] - a[1]) / 6)} ${fmt(b[0])} ${fmt(b[1])}`;
  }
  return d;
}

/** Layers of noise to push a line's points out along its normal: `[wave length in points, height]` each. */
export function wobble(length: number, next: () => number, layers: readonly (readonly [number, number])[]): number[] {
  const offsets = new Array<number>(length).fill(0);
  for (const [wave, height] of layers) {
    let from = 0;
    let to = (next() - 0.5) * 2;
    let count = 0;
    for (let i = 0; i < length; i++) {
      const t = Math.min(1, count / wave);
      offsets[i]! += height * (from + (to - from) * (t * t * (3 - 2 * t)));
      if (++count >= wave) {
        count = 0;
        from = to;
        to = (next() - 0.5) * 2;
      }
    }
  }
  return offsets;
}

/** Pushes every inner point along the normal by its offset, less near the ends, which stay where they are. */
export function pushed(points: readonly Point[], offsets: readonly number[], ease: number, scale: number): Point[] {
  const last = points.length - 1;
  return points.map((p, i) => {
    if (i === 0 || i === last) {
      return p;
    }
    const a = points[i - 1]!;
    const b = points[i + 1]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const o = offsets[i]! * Math.min(1, Math.min(i, last - i) / ease) * scale;
    return [p[0] - ((b[1] - a[1]) / length) * o, p[1] + ((b[0] - a[0]) / length) * o];
  });
}

export function isInside(p: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i]!;
    const b = polygon[j]!;
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) {
      inside = !inside;
    }
  }
  return inside;
}
