import type { Box } from '../../table/lesson';

/*
 * Where the lesson's card is: in a wide window at the head of the right column; otherwise, or if that is highlighted, next to
 * the highlighted part, and never over it if there is any other place.
 */

interface Size {
  width: number;
  height: number;
}

const GAP = 16;
const EDGE = 8;
const WIDE = 1200;
/** The height of the bar and its border. */
const BAR = 66;

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

/** The upper left corner of a card of a size. Beside the highlighted part, it stands where it covers least. */
export function cardPlace(boxes: readonly Box[], card: Size, window: Size): { left: number; top: number } {
  const inside = (left: number, top: number) => ({
    left: Math.max(EDGE, Math.min(window.width - card.width - EDGE, left)),
    top: Math.max(EDGE, Math.min(window.height - card.height - EDGE, top)),
  });
  const coveredAt = (place: { left: number; top: number }) => {
    const box = { ...place, right: place.left + card.width, bottom: place.top + card.height };
    return boxes.reduce((sum, other) => sum + overlap(box, other), 0);
  };
  const column = inside(window.width, BAR);
  if (window.width >= WIDE && coveredAt(column) === 0) {
    return column;
  }
  if (boxes.length === 0) {
    // The others play: the card leaves them the map.
    return inside(window.width, window.height);
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
  const covered = places.map(coveredAt);
  return places[covered.indexOf(Math.min(...covered))]!;
}
