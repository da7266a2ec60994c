import type { Gesture } from './gestures';

/* The position of the chart's window over the map. All functions are pure: cells in, cells out. */

/** A box in cells; the ends are past the last cell. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The middle of the window in cells, and the size of a cell in pixels. */
export interface Camera {
  x: number;
  y: number;
  cell: number;
}

export interface Viewport {
  width: number;
  height: number;
  /** The width of the frame, which covers the map. */
  frame: number;
}

/** As small as a map may be drawn, to see all of it. */
export const MIN_CELL = 22;
/** The smallest cell that a finger hits: a map is not drawn smaller unless the person asks for all of it. */
export const HANDY_CELL = 44;
export const MAX_CELL = 120;
/** Below this size, a cell leaves out its three other numbers, names and hills. */
export const SMALL_CELL = 64;

/** All tiles and one ring of cells around them. */
export function mapBox(cells: readonly { x: number; y: number }[]): Box {
  if (cells.length === 0) {
    return { x0: -1, y0: -1, x1: 2, y1: 2 };
  }
  return {
    x0: Math.min(...cells.map((c) => c.x)) - 1,
    y0: Math.min(...cells.map((c) => c.y)) - 1,
    x1: Math.max(...cells.map((c) => c.x)) + 2,
    y1: Math.max(...cells.map((c) => c.y)) + 2,
  };
}

/** The visible share of the ring of empty cells where it would make cells small: more than their middles. */
const NARROW_RING = 0.6;

/** A part of the window, in pixels from its upper left. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function rectAt(left: number, top: number, { width, height }: { width: number; height: number }): Rect {
  return { left, top, right: left + width, bottom: top + height };
}

/** The number of square pixels that two parts share. */
export function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The part of the window that a cell covers. */
export function cellRect(camera: Camera, view: Viewport, { x, y }: { x: number; y: number }): Rect {
  const { left, top } = toPixels(camera, view, x, y);
  return { left, top, right: left + camera.cell, bottom: top + camera.cell };
}

/** The minimum distance that any map can be shifted, in cells. */
const LEAST_PAN = 1.6;

/** Shifts to try, as shares of the possible distance. */
const SHIFTS = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1, 1];

/**
 * The camera shifted so that the elements in the corners of the window cover as few of the cells as possible; the ring stays.
 */
export function clearOf(
  camera: Camera,
  box: Box,
  view: Viewport,
  cells: readonly { x: number; y: number }[],
  corners: readonly Rect[],
): Camera {
  const slack = (size: number, low: number, high: number) =>
    Math.min(LEAST_PAN, Math.max(0, size / 2 / camera.cell - (high - low) / 2 + 1 - NARROW_RING));
  const along = slack(view.width - 2 * view.frame, box.x0, box.x1);
  const down = slack(view.height - 2 * view.frame, box.y0, box.y1);
  let best = camera;
  let least = Number.POSITIVE_INFINITY;
  for (const dy of SHIFTS) {
    for (const dx of SHIFTS) {
      const shifted = { ...camera, x: camera.x + dx * along, y: camera.y + dy * down };
      const covered = cells.flatMap((cell) => corners.map((corner) => overlap(cellRect(shifted, view, cell), corner)));
      const cost = covered.reduce((sum, each) => sum + each, 0) + Math.hypot(dx * along, dy * down);
      if (cost < least) {
        least = cost;
        best = shifted;
      }
    }
  }
  return best;
}

/** The window with all of a map, as far as its cells stay large enough. */
export function fit(box: Box, view: Viewport, least = HANDY_CELL): Camera {
  const size = (ring: number) =>
    Math.min(
      (view.width - 2 * view.frame - 8) / (box.x1 - box.x0 - 2 * (1 - ring)),
      (view.height - 2 * view.frame - 8) / (box.y1 - box.y0 - 2 * (1 - ring)),
    );
  const cell = Math.max(size(1), Math.min(SMALL_CELL, size(NARROW_RING)));
  return { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2, cell: limited(Math.max(least, cell)) };
}

/** A box with the same middle and a minimum size: a new map grows in a window that stays as it is. */
export function atLeast({ x0, y0, x1, y1 }: Box, width: number, height: number): Box {
  const [dx, dy] = [Math.max(0, width - (x1 - x0)) / 2, Math.max(0, height - (y1 - y0)) / 2];
  return { x0: x0 - dx, y0: y0 - dy, x1: x1 + dx, y1: y1 + dy };
}

/** The box around some cells, with a margin. */
export function boxOf(cells: readonly { x: number; y: number }[], around: number): Box {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  return {
    x0: Math.min(...xs) - around,
    y0: Math.min(...ys) - around,
    x1: Math.max(...xs) + 1 + around,
    y1: Math.max(...ys) + 1 + around,
  };
}

/** The smallest box around two. */
export function joined(a: Box, b: Box): Box {
  return { x0: Math.min(a.x0, b.x0), y0: Math.min(a.y0, b.y0), x1: Math.max(a.x1, b.x1), y1: Math.max(a.y1, b.y1) };
}

/** The camera if it shows the whole box; otherwise one that does, with cells as large as before if possible. */
export function showingAll(camera: Camera, view: Viewport, box: Box): Camera {
  if (contains(shown(camera, view), box)) {
    return camera;
  }
  const most = Math.min((view.width - 2 * view.frame) / (box.x1 - box.x0), (view.height - 2 * view.frame) / (box.y1 - box.y0));
  const cell = limited(Math.max(Math.min(HANDY_CELL, camera.cell), Math.min(camera.cell, most)));
  const half = (size: number) => (size / 2 - view.frame) / cell;
  // A box that is too large fills the window.
  const within = (at: number, low: number, high: number, reach: number) => {
    const [least, most] = high - low > 2 * reach ? [low + reach, high - reach] : [high - reach, low + reach];
    return Math.min(most, Math.max(least, at));
  };
  return {
    cell,
    x: within(camera.x, box.x0, box.x1, half(view.width)),
    y: within(camera.y, box.y0, box.y1, half(view.height)),
  };
}

function limited(cell: number): number {
  return Math.min(MAX_CELL, Math.max(MIN_CELL, cell));
}

/** The visible box, without the frame. */
export function shown(camera: Camera, view: Viewport): Box {
  const w = (view.width / 2 - view.frame) / camera.cell;
  const h = (view.height / 2 - view.frame) / camera.cell;
  return { x0: camera.x - w, y0: camera.y - h, x1: camera.x + w, y1: camera.y + h };
}

/** Keeps the window within one cell beyond the ring; a map smaller than the window stays inside it, or almost. */
export function bounded(camera: Camera, box: Box, view: Viewport): Camera {
  const within = (value: number, half: number, low: number, high: number) => {
    const middle = (low + high) / 2;
    const reach = Math.max(LEAST_PAN, Math.abs((high - low) / 2 + 1 - half));
    return Math.min(middle + reach, Math.max(middle - reach, value));
  };
  const cell = limited(camera.cell);
  const w = (view.width / 2 - view.frame) / cell;
  const h = (view.height / 2 - view.frame) / cell;
  return { cell, x: within(camera.x, w, box.x0, box.x1), y: within(camera.y, h, box.y0, box.y1) };
}

/** Zooms about a point of the window, given in pixels from its middle. */
export function zoomed(camera: Camera, factor: number, dx: number, dy: number): Camera {
  const cell = limited(camera.cell * factor);
  return { cell, x: camera.x + dx / camera.cell - dx / cell, y: camera.y + dy / camera.cell - dy / cell };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { cell: camera.cell, x: camera.x - dx / camera.cell, y: camera.y - dy / camera.cell };
}

/** The camera after a gesture. */
export function gestured(camera: Camera, { dx, dy, factor, x, y }: Gesture): Camera {
  return zoomed(panned(camera, dx, dy), factor, x, y);
}

/** A cell's place in the window, in pixels from its upper left. */
export function toPixels(camera: Camera, view: Viewport, x: number, y: number): { left: number; top: number } {
  return { left: view.width / 2 + (x - camera.x) * camera.cell, top: view.height / 2 + (y - camera.y) * camera.cell };
}

export function toCells(camera: Camera, view: Viewport, left: number, top: number): { x: number; y: number } {
  return { x: camera.x + (left - view.width / 2) / camera.cell, y: camera.y + (top - view.height / 2) / camera.cell };
}

export type Edge = 'north' | 'east' | 'south' | 'west';

/** The cells beyond an edge of the window: how many, and the one to go to. */
interface Beyond {
  count: number;
  /** The farthest cell that the window can show together with the nearest one. */
  best: { x: number; y: number };
}

/** The number of cells outside the window, for each edge. A cell counts once, at the edge that it is farthest beyond. */
export function beyond(camera: Camera, view: Viewport, cells: readonly { x: number; y: number }[]): Map<Edge, Beyond> {
  const window = shown(camera, view);
  const out = new Map<Edge, { cell: { x: number; y: number }; distance: number }[]>();
  for (const cell of cells) {
    const distances: [Edge, number][] = [
      ['west', window.x0 - (cell.x + 0.5)],
      ['east', cell.x + 0.5 - window.x1],
      ['north', window.y0 - (cell.y + 0.5)],
      ['south', cell.y + 0.5 - window.y1],
    ];
    const [edge, distance] = distances.reduce((a, b) => (b[1] > a[1] ? b : a));
    if (distance <= 0) {
      continue;
    }
    out.set(edge, [...(out.get(edge) ?? []), { cell, distance }]);
  }
  return new Map(
    [...out].map(([edge, found]): [Edge, Beyond] => {
      const span = edge === 'west' || edge === 'east' ? window.x1 - window.x0 : window.y1 - window.y0;
      found.sort((a, b) => a.distance - b.distance);
      const best = found.findLast(({ distance }) => distance - found[0]!.distance <= span - 1) ?? found[0]!;
      return [edge, { count: found.length, best: best.cell }];
    }),
  );
}

/** The camera moved as little as possible to show a whole cell, with some cells around it. */
export function showing(camera: Camera, view: Viewport, cell: { x: number; y: number }, around = 0): Camera {
  const window = shown(camera, view);
  const shift = (low: number, high: number, at: number) =>
    at - around < low ? at - around - low : Math.max(0, at + 1 + around - high);
  return { ...camera, x: camera.x + shift(window.x0, window.x1, cell.x), y: camera.y + shift(window.y0, window.y1, cell.y) };
}

export function contains(outer: Box, inner: Box): boolean {
  return outer.x0 <= inner.x0 && outer.y0 <= inner.y0 && outer.x1 >= inner.x1 && outer.y1 >= inner.y1;
}
