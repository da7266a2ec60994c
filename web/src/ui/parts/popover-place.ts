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
import { type Anchor, GAP, shared } from './popover-box';

/*
 * Finds the place of a popover with Floating UI: beside its target, on the side and at the height where it covers least, and
 * inside its bounds. Floating UI measures and shifts; this module compares the sides, and the places along each.
 */

/** A part that a popover should not cover, with the cost of covering a square pixel of it. */
export interface Kept extends Anchor {
  weight: number;
  /** The regions in question that it belongs to: a popover that hides much of one is in the way. */
  regions?: readonly number[] | undefined;
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
  /** The place so far: a popover that grows stays there while it fits. */
  before?: Place | undefined;
}

/** A side of the target, and where the popover begins along it. */
export interface Place {
  side: Side;
  start: number;
}

export type Side = 'right' | 'left' | 'bottom' | 'top';

export interface Placed {
  place: Place;
  left: number;
  top: number;
  /** The target in the window. */
  target: Anchor;
  /** The tip's distance from the popover's left or upper edge; undefined if there is none. */
  tip: { x?: number | undefined; y?: number | undefined } | undefined;
  /** How much of it covers something, as a share. */
  covered: number;
  /** Whether it fits in its bounds, and hides no more of a region in question than it may. */
  isGood: boolean;
}

const SIDES: readonly Side[] = ['right', 'left', 'bottom', 'top'];
/** The length that a popover shares with its target if its tip points at it. At a corner of the target it shares none. */
const SHARED = 20;
/** How much a place at a corner must save, in square pixels. */
const NO_TIP = 1500;
/** Half the tip, which stays away from the round corners. */
const CORNER = 10;
/** How much a later side must save, in square pixels. */
const HABIT = 60;
/** How much another side must save before a popover that grows leaves its own; another place there, half of it. */
const STAY = 6000;
/** The distance between the places along a side that are compared, in pixels. */
const STEP = 8;
/** The cost of a pixel away from the middle of the target. */
const OFF_CENTRE = 2;
/** The share of a region in question that may be hidden, and the cost of hiding a whole one beyond that. */
const MOST_HIDDEN = 0.22;
const HIDDEN = 4e5;
/** The cost of a pixel outside the bounds: more than everything inside. */
const OUTSIDE = 1e6;

interface Try extends Place {
  hasTip: boolean;
  isGood: boolean;
  cost: number;
  covered: number;
}

/** The place of a popover beside its target. */
export async function placeBeside(popover: HTMLElement, wish: Wish): Promise<Placed> {
  const reference = targetOf(popover, wish.at);
  const { x, y, middlewareData } = await computePosition(reference, popover, {
    ...placing(wish),
    strategy: getComputedStyle(popover).position === 'fixed' ? 'fixed' : 'absolute',
  });
  const { side, start, hasTip, isGood, covered } = (middlewareData[NAME] as Search).best!;
  const at = { left: Math.round(x), top: Math.round(y) };
  const target = reference.getBoundingClientRect();
  return { place: { side, start }, ...at, tip: hasTip ? middlewareData.arrow : undefined, covered, isGood, target };
}

/** The first side, and the steps that lead to the best place. */
export function placing({ inside, margin = 6, sides = SIDES, tip, before, keep = [] }: Omit<Wish, 'at'>) {
  const bounds: DetectOverflowOptions = inside ? { boundary: inside, padding: margin } : { padding: margin };
  return {
    placement: sides[0]! as Placement,
    middleware: [
      offset(GAP),
      shift({ ...bounds, limiter: limitShift({ offset: -GAP }) }),
      leastCovering(sides, bounds, keep, before),
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
  /** The best place on each side so far. */
  tries: readonly Try[];
  best?: Try;
}

/** Tries all sides, and places along each of them, and takes the place that costs least. */
function leastCovering(
  sides: readonly Side[],
  bounds: DetectOverflowOptions,
  keep: readonly Kept[],
  before: Place | undefined,
): Middleware {
  const areas = regionAreas(keep);
  return {
    name: NAME,
    async fn(state) {
      const { tries = [], best } = (state.middlewareData[NAME] ?? {}) as Partial<Search>;
      const { x, y, rects } = state;
      const side = state.placement as Side;
      const isAside = side === 'left' || side === 'right';
      const axis = isAside ? 'y' : 'x';
      if (best !== undefined) {
        return { [axis]: best.start };
      }
      const out = await detectOverflow(state, bounds);
      const { width, height } = rects.floating;
      const length = isAside ? height : width;
      const first = rects.reference[axis];
      const last = first + (isAside ? rects.reference.height : rects.reference.width);
      const tryAt = (start: number): Try => {
        const [left, top] = isAside ? [x, start] : [start, y];
        const box = { left, top, right: left + width, bottom: top + height };
        const outside =
          Math.max(0, out.left + x - left) +
          Math.max(0, out.right + left - x) +
          Math.max(0, out.top + y - top) +
          Math.max(0, out.bottom + top - y);
        const hasTip = Math.min(start + length, last) - Math.max(start, first) >= SHARED;
        const away = Math.abs(start + length / 2 - (first + last) / 2);
        const kept = before?.start === start ? STAY : STAY / 2;
        const stays = before?.side === side ? kept : 0;
        const { weight, covered, hidden } = covering(box, keep, areas);
        const habits = away * OFF_CENTRE + (hasTip ? 0 : NO_TIP) + tries.length * HABIT - stays;
        const hiding = Math.max(0, hidden - MOST_HIDDEN);
        const cost = outside * OUTSIDE + hiding * HIDDEN + weight + habits;
        return { side, start, hasTip, isGood: outside < 1 && hiding === 0, cost, covered: covered / (width * height) };
      };
      const from = first - length - GAP;
      const to = last + GAP;
      const steps = Array.from({ length: Math.ceil((to - from) / STEP) }, (_, i) => from + i * STEP);
      const own = before?.side === side ? [before.start] : [];
      const starts = [state[axis], ...own, ...steps, to].filter((start) => start >= from && start <= to);
      const tried = [...tries, cheapest(starts.map(tryAt))];
      const next = sides[tried.length];
      if (next !== undefined) {
        return { data: { tries: tried }, reset: { placement: next } };
      }
      const chosen = cheapest(tried);
      return { data: { tries: tried, best: chosen }, reset: { placement: chosen.side } };
    },
  };
}

const cheapest = (tries: readonly Try[]) => tries.reduce((least, each) => (each.cost < least.cost ? each : least));

const areaOf = ({ left, right, top, bottom }: Anchor) => (right - left) * (bottom - top);

/** The areas of the regions in question, in square pixels. */
function regionAreas(keep: readonly Kept[]): Map<number, number> {
  const areas = new Map<number, number>();
  for (const each of keep) {
    for (const region of each.regions ?? []) {
      areas.set(region, (areas.get(region) ?? 0) + areaOf(each));
    }
  }
  return areas;
}

/** How much a popover covers, in square pixels, and the cost of that; and the greatest share of a region that it hides. */
function covering(box: Anchor, keep: readonly Kept[], areas: ReadonlyMap<number, number>) {
  let [weight, covered] = [0, 0];
  const hidden = new Map<number, number>();
  for (const each of keep) {
    const area = shared(box, each);
    weight += area * each.weight;
    covered += area;
    for (const region of area > 0 ? (each.regions ?? []) : []) {
      hidden.set(region, (hidden.get(region) ?? 0) + area / areas.get(region)!);
    }
  }
  return { weight, covered, hidden: Math.max(0, ...hidden.values()) };
}
