/** A part of the window, in pixels. */
export interface Anchor {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The distance from the target, for a tip of 6 px. */
export const GAP = 10;

/** The number of square pixels that two parts share. */
export function shared(a: Anchor, b: Anchor): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
