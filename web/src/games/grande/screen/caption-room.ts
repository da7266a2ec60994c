import type { Rect } from '../../../table/map/camera';

/* Where a caption stands: in the corner of the sea in the south-east, as wide and as high as what is drawn there leaves. */

/** A size that fits into the corner and covers nothing. */
export interface Room {
  width: number;
  height: number;
}

/** Narrower than this, sentences break after every few words; wider, they are tiring to read. */
export const NARROWEST = 210;
const WIDEST = 400;
/** The distance from what is drawn. */
const CLEAR = 4;

/** All the rooms between the corner at the bottom right and what is drawn, the widest first. */
export function roomsIn({ right, bottom, top, left }: Rect, drawn: readonly Rect[]): Room[] {
  const near = drawn.filter((box) => box.left < right && box.top < bottom && box.right > left && box.bottom > top);
  const tops = [top, ...near.map((box) => box.bottom + CLEAR)].filter((y) => y < bottom);
  return tops
    .map((y) => {
      const beside = near.filter((box) => box.bottom + CLEAR > y).map((box) => box.right + CLEAR);
      return { width: Math.min(WIDEST, right - Math.max(left, ...beside)), height: bottom - y };
    })
    .filter(({ width }) => width >= NARROWEST)
    .filter((room, _, all) => !all.some((other) => other !== room && isLarger(other, room)))
    .sort((a, b) => b.width - a.width || b.height - a.height);
}

/** Whether a room has all of another, and more. */
function isLarger(a: Room, b: Room): boolean {
  return a.width >= b.width && a.height >= b.height && (a.width > b.width || a.height > b.height);
}
