import type { Box, Light, Spot } from '../../table/lesson/lesson';
import { boxOf, type Outline, outlineOf, partsOf, useFollowed } from './outline';

/* Finds the parts of the page that a step highlights. */

/** The gap between a part and its outline: small, to keep off the neighbours. */
const PAD = 3;

/** The smallest box around several boxes. */
function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

function isTouching(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Boxes that don't overlap: overlapping ones are joined. */
export function apart(boxes: readonly Box[]): Box[] {
  let done: Box[] = [];
  for (const box of boxes) {
    const touching = done.filter((other) => isTouching(box, other));
    const others = done.filter((other) => !touching.includes(other));
    done = touching.length === 0 ? [...done, box] : apart([...others, around([...touching, box])]);
  }
  return done;
}

function outlinesOf(spot: Spot): Outline[] {
  return (typeof spot === 'string' ? partsOf(spot).map(outlineOf) : [spot()]).filter((outline) => outline !== undefined);
}

/** A little larger, but never over the coach or out of the window. */
function padded({ left, top, right, bottom }: Box): Box {
  const coach = boxOf(document.querySelector('[data-part=coach]') ?? document.body);
  const limits = { top: 2, right: innerWidth - 2, bottom: innerHeight - 2 };
  if (coach !== undefined && coach.left < right && coach.right > left) {
    if (coach.top >= bottom) {
      limits.bottom = coach.top;
    } else if (coach.bottom <= top) {
      limits.top = coach.bottom;
    }
  }
  return {
    left: Math.max(2, left - PAD),
    top: Math.max(limits.top, top - PAD),
    right: Math.min(limits.right, right + PAD),
    bottom: Math.min(limits.bottom, bottom + PAD),
  };
}

/** The outlines of the current light: the first whose end has not been reached. */
function litOutlines(lights: readonly Light[]): Outline[] {
  const light = lights.find(({ until }) => until === undefined || document.querySelector(`[data-screen] ${until}`) === null);
  if (light === undefined) {
    return [];
  }
  const { show, also } = light;
  const found = outlinesOf(show);
  if (found.length === 0) {
    return [];
  }
  // A question about a place on the map is outlined with the place.
  const isPlace = typeof show !== 'string' || show.includes('data-place');
  const asking = isPlace ? outlinesOf('[data-part=asking]') : [];
  const beside = also === undefined ? [] : outlinesOf(also);
  const shapes = found.filter(({ shape }) => shape !== undefined);
  const framed = shapes.length > 0 ? [] : [around(found)];
  return [...shapes, ...apart([...framed, ...asking, ...beside].map(padded)).map(rounded)];
}

/** In whole pixels, so that smaller changes move nothing. */
function rounded({ left, top, right, bottom }: Box): Box {
  return { left: Math.round(left), top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) };
}

/** Keeps the outlines on the highlighted parts as the page moves them. */
export function useLit(lights: readonly Light[]): Outline[] {
  return useFollowed(() => litOutlines(lights), [lights]);
}
