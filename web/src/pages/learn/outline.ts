import { useEffect, useState } from 'preact/hooks';
import type { Box, Spot } from '../../table/lesson/lesson';

/* The positions of parts of the page, for marks on them. */

/** A box, or the shape of a place on a map with the matrix that converts its units into the window's. */
export type Outline = Box & { shape?: { d: string; matrix: string } };

/** A point of the window. */
export interface Point {
  x: number;
  y: number;
}

/** Half the width of the mark at a pressed point. */
const TOUCH = 16;

/** The box around a point. */
export function around({ x, y }: Point): Box {
  return { left: x - TOUCH, top: y - TOUCH, right: x + TOUCH, bottom: y + TOUCH };
}

export function boxOf(element: Element): Box | undefined {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return right - left < 2 || bottom - top < 2 ? undefined : { left, top, right, bottom };
}

/** The outline of a part of the page; undefined if it is not there. */
export function outlineOf(element: Element): Outline | undefined {
  const box = boxOf(element);
  const matrix = element instanceof SVGPathElement ? element.getScreenCTM() : null;
  if (box === undefined || matrix === null) {
    return box;
  }
  const { a, b, c, d, e, f } = matrix;
  return { ...box, shape: { d: element.getAttribute('d')!, matrix: `matrix(${[a, b, c, d, e, f].join(' ')})` } };
}

/** The parts of the table that match a selector. */
export function partsOf(selector: string): Element[] {
  return [...document.querySelectorAll(`[data-screen] ${selector}`)];
}

/** A function that returns the outline of the element now at a spot, even after it has moved. */
export function found(spot: Spot): () => Outline | undefined {
  if (typeof spot !== 'string') {
    return spot;
  }
  const [element] = partsOf(spot);
  return () => element && outlineOf(element);
}

/** Whether a point is at a spot, even if another element covers it. */
export function isAt(spot: Spot, { x, y }: Point): boolean {
  if (typeof spot === 'string') {
    return document.elementsFromPoint(x, y).some((element) => element.closest(spot) !== null);
  }
  const box = spot();
  return box !== undefined && x > box.left && x < box.right && y > box.top && y < box.bottom;
}

const LOOK_EVERY = 120;

/** Polls a value, because the page may move its element; values count as equal if they have the same JSON. */
export function useFollowed<T>(look: () => T, deps: readonly unknown[]): T {
  const [found, setFound] = useState(look);
  useEffect(() => {
    const again = () =>
      setFound((old) => {
        const now = look();
        return JSON.stringify(now) === JSON.stringify(old) ? old : now;
      });
    again();
    const timer = setInterval(again, LOOK_EVERY);
    return () => clearInterval(timer);
  }, deps);
  return found;
}
