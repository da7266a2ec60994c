import {
  arrow,
  computePosition,
  type DetectOverflowOptions,
  detectOverflow,
  limitShift,
  type Middleware,
  offset,
  type Placement,
  shift,
} from '@floating-ui/dom';

/*
 * Finds the place of a popover with Floating UI: beside its target, on the side and at the height where it covers least, and
 * inside its bounds. Floating UI measures and shifts; this module compares the sides.
 */

/** A part of the window, in pixels. */
export interface Anchor {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A part that a popover should not cover, with the cost of covering a square pixel of it. */
export interface Kept extends Anchor {
  weight: number;
}

export interface Wish {
  /** The target, in pixels of the element that the popover is positioned in. */
  at: Anchor;
  /** The parts that should stay visible, in the same pixels. */
  keep?: readonly Kept[];
  /** The popover stays inside this element; by default, inside the window. */
  inside?: Element | undefined;
  /** The distance from the bounds. */
  margin?: number;
  /** The sides to try, the preferred ones first. */
  sides?: readonly Side[];
  /** The element that points at the target. */
  tip?: HTMLElement | null;
  /** The placement so far: a popover that grows stays on its side while it fits. */
  before?: Placement | undefined;
}

export type Side = 'right' | 'left' | 'bottom' | 'top';

export interface Placed {
  placement: Placement;
  left: number;
  top: number;
  /** The tip's distance from the popover's left or upper edge. */
  tip: { x?: number | undefined; y?: number | undefined } | undefined;
  /** How much of it covers something, as a share. */
  covered: number;
}

const SIDES: readonly Side[] = ['right', 'left', 'bottom', 'top'];
/** The distance from the target, for a tip of 6 px. */
const GAP = 10;
/** The least length that a popover shares with its target. */
const SHARED = 20;
/** Half the tip, which stays away from the round corners. */
const CORNER = 10;
/** How much a later side must save, in square pixels. */
const HABIT = 60;
/** How much another placement must save before a popover that grows leaves its own. */
const STAY = 6000;
/** The cost of a pixel away from the middle of the target. */
const OFF_CENTRE = 2;
/** The cost of a pixel outside the bounds: more than everything inside. */
const OUTSIDE = 1e6;

interface Try {
  placement: Placement;
  cost: number;
  covered: number;
}

/** The place of a popover beside its target. */
export async function placeBeside(popover: HTMLElement, wish: Wish): Promise<Placed> {
  const { placement, x, y, middlewareData } = await computePosition(targetOf(popover, wish.at), popover, {
    ...placing(wish),
    strategy: getComputedStyle(popover).position === 'fixed' ? 'fixed' : 'absolute',
  });
  return {
    placement,
    left: Math.round(x),
    top: Math.round(y),
    tip: middlewareData.arrow,
    covered: (middlewareData[NAME] as Search).best!.covered,
  };
}

/** The first placement, and the steps that lead to the best. */
export function placing({ inside, margin = 6, sides = SIDES, tip, before, keep = [] }: Omit<Wish, 'at'>) {
  const bounds: DetectOverflowOptions = inside ? { boundary: inside, padding: margin } : { padding: margin };
  const all = sides.flatMap((side): Placement[] => [side, `${side}-start`, `${side}-end`]);
  const first = before !== undefined && all.includes(before) ? [before, ...all.filter((each) => each !== before)] : all;
  return {
    placement: first[0]!,
    middleware: [
      offset(GAP),
      shift({ ...bounds, limiter: limitShift({ offset: SHARED }) }),
      leastCovering(first, bounds, keep, before),
      ...(tip ? [arrow({ element: tip, padding: CORNER })] : []),
    ],
  };
}

/** A target in the pixels of the popover's container, as Floating UI wants it. */
function targetOf(popover: HTMLElement, at: Anchor) {
  return {
    contextElement: popover.parentElement!,
    getBoundingClientRect: () => {
      const [x, y] = originOf(popover);
      const { left, top, right, bottom } = at;
      return DOMRect.fromRect({ x: x + left, y: y + top, width: right - left, height: bottom - top });
    },
  };
}

function originOf(popover: HTMLElement): [number, number] {
  const container = getComputedStyle(popover).position === 'fixed' ? null : popover.offsetParent;
  const box = container?.getBoundingClientRect();
  return box && container ? [box.left + container.clientLeft, box.top + container.clientTop] : [0, 0];
}

const NAME = 'leastCovering';

interface Search {
  tries: readonly Try[];
  best?: Try;
}

/** Tries all placements, and takes the one that costs least. */
function leastCovering(
  placements: readonly Placement[],
  bounds: DetectOverflowOptions,
  keep: readonly Kept[],
  before: Placement | undefined,
): Middleware {
  return {
    name: NAME,
    async fn(state) {
      const { tries = [], best } = (state.middlewareData[NAME] ?? {}) as Partial<Search>;
      if (best !== undefined) {
        return {};
      }
      const { x, y, rects, placement } = state;
      const out = await detectOverflow(state, bounds);
      const outside = [out.left, out.right, out.top, out.bottom].reduce((sum, each) => sum + Math.max(0, each), 0);
      const box = { left: x, top: y, right: x + rects.floating.width, bottom: y + rects.floating.height };
      const weighed = keep.reduce((sum, each) => sum + each.weight * shared(box, each), 0);
      const covered = keep.reduce((sum, each) => sum + shared(box, each), 0) / (rects.floating.width * rects.floating.height);
      const isAside = placement.startsWith('left') || placement.startsWith('right');
      const away = isAside
        ? (box.top + box.bottom) / 2 - rects.reference.y - rects.reference.height / 2
        : (box.left + box.right) / 2 - rects.reference.x - rects.reference.width / 2;
      const cost =
        outside * OUTSIDE +
        weighed +
        Math.abs(away) * OFF_CENTRE +
        Math.floor(tries.length / 3) * HABIT -
        (placement === before ? STAY : 0);
      const tried = [...tries, { placement, cost, covered }];
      const [next] = placements.slice(tried.length);
      if (next !== undefined) {
        return { data: { tries: tried }, reset: { placement: next } };
      }
      const chosen = tried.reduce((least, each) => (each.cost < least.cost ? each : least));
      return { data: { tries: tried, best: chosen }, reset: { placement: chosen.placement } };
    },
  };
}

/** The number of square pixels that two parts share. */
export function shared(a: Anchor, b: Anchor): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
