import { useEffect, useState } from 'preact/hooks';
import type { Box, Spot } from '../../table/lesson/lesson';

/* Where something is on the page, to be marked there. */

/** A box, or the shape of a place on a map with the way from its units to the window's. */
export type Outline = Box & { shape?: { d: string; matrix: string } };

/** A point of the window. */
export interface Point {
  x: number;
  y: number;
}

/** Half the width of the mark where something was pressed. */
const TOUCH = 16;

/** The surroundings of a point. */
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

/** The parts of the table that fit a selector. */
export function partsOf(selector: string): Element[] {
  return [...document.querySelectorAll(`[data-screen] ${selector}`)];
}

/** What is at a spot now, wherever it goes from here. */
export function found(spot: Spot): () => Outline | undefined {
  if (typeof spot !== 'string') {
    return spot;
  }
  const [element] = partsOf(spot);
  return () => element && outlineOf(element);
}

/** Whether a point is at a spot, whatever lies over it. */
export function isAt(spot: Spot, { x, y }: Point): boolean {
  if (typeof spot === 'string') {
    return document.elementsFromPoint(x, y).some((element) => element.closest(spot) !== null);
  }
  const box = spot();
  return box !== undefined && x > box.left && x < box.right && y > box.top && y < box.bottom;
}

const LOOK_EVERY = 120;

/** Looks for something again and again, because the page may move it; it counts as the same if it reads the same. */
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
