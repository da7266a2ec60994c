import type { Box } from '../../table/lesson';

/* Where the lesson's card is: next to the highlighted part, and never over it if there is any other place. */

interface Size {
  width: number;
  height: number;
}

const GAP = 16;
const EDGE = 8;

function overlap(a: Box, b: Box): number {
  return (
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
  );
}

/** The smallest box around several. */
export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** Boxes that don't overlap: overlapping ones are joined. */
export function apart(boxes: readonly Box[]): Box[] {
  let done: Box[] = [];
  for (const box of boxes) {
    const touching = done.filter((other) => overlap(box, other) > 0);
    const others = done.filter((other) => !touching.includes(other));
    done = touching.length === 0 ? [...done, box] : apart([...others, around([...touching, box])]);
  }
  return done;
}

/**
 * The upper left corner of a card of a size: to the right of the highlighted part, otherwise left, below or above it, where it
 * covers least.
 */
export function cardPlace(boxes: readonly Box[], card: Size, window: Size): { left: number; top: number } {
  const inside = (left: number, top: number) => ({
    left: Math.max(EDGE, Math.min(window.width - card.width - EDGE, left)),
    top: Math.max(EDGE, Math.min(window.height - card.height - EDGE, top)),
  });
  if (boxes.length === 0) {
    return inside((window.width - card.width) / 2, (window.height - card.height) / 2);
  }
  const lit = around(boxes);
  const middle = (lit.left + lit.right - card.width) / 2;
  const places = [
    inside(lit.right + GAP, lit.top),
    inside(lit.left - GAP - card.width, lit.top),
    inside(middle, lit.bottom + GAP),
    inside(middle, lit.top - GAP - card.height),
    inside(EDGE, EDGE),
    inside(EDGE, window.height),
  ];
  const covered = places.map((place) => {
    const box = { ...place, right: place.left + card.width, bottom: place.top + card.height };
    return boxes.reduce((sum, other) => sum + overlap(box, other), 0);
  });
  return places[covered.indexOf(Math.min(...covered))]!;
}
