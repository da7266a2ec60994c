import { useEffect, useRef, useState } from 'preact/hooks';
import type { Box, Light } from '../../table/lesson';

/* What a step of a lesson has framed on the page. */

const LOOK_EVERY = 120;
const PAD = 8;

/** The smallest box around several. */
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

function boxOf(element: Element): Box | undefined {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return right - left < 2 || bottom - top < 2 ? undefined : { left, top, right, bottom };
}

function partsOf(selector: string): (Box | undefined)[] {
  return [...document.querySelectorAll(`[data-screen] ${selector}`)].map(boxOf);
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

/** What is highlighted now: the first light whose end has not come yet. */
function litBoxes(lights: readonly Light[]): Box[] {
  const light = lights.find(({ until }) => until === undefined || document.querySelector(`[data-screen] ${until}`) === null);
  if (light === undefined) {
    return [];
  }
  const { show, also } = light;
  const parts = typeof show === 'string' ? partsOf(show) : [show()];
  const beside = also === undefined ? [] : partsOf(also);
  // A question about a place on the map belongs to that place.
  const isPlace = typeof show !== 'string' || show.includes('data-place');
  const asking = isPlace ? partsOf('[data-part=asking]') : [];
  const isThere = (box: Box | undefined) => box !== undefined;
  const found = parts.filter(isThere);
  return found.length === 0 ? [] : apart([around(found), ...asking.filter(isThere), ...beside.filter(isThere)].map(padded));
}

/** Follows the highlighted parts wherever the page moves them. */
export function useLit(lights: readonly Light[]): Box[] {
  const [boxes, setBoxes] = useState<Box[]>([]);
  const shown = useRef('');
  useEffect(() => {
    const look = () => {
      const found = litBoxes(lights);
      const key = JSON.stringify(found.map((box) => Object.values(box).map(Math.round)));
      if (key !== shown.current) {
        shown.current = key;
        setBoxes(found);
      }
    };
    look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [lights]);
  return boxes;
}
