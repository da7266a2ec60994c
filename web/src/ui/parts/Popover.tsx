import type { AriaRole, ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { classes } from './classes';
import styles from './Popover.module.css';
import { type Anchor, GAP, shared } from './popover-box';
import type { Kept, Place, Placed, Side } from './popover-place';

export type { Anchor, Kept };

interface Props {
  class?: string | undefined;
  role?: AriaRole;
  'aria-label'?: string;
  'data-part'?: string;
  /** Receives the element. */
  box?: RefObject<HTMLDivElement | null> | undefined;
  /** The target: in pixels of the window, or of the map that the popover is in. */
  at: Anchor;
  /** The parts that should stay visible, in the same pixels. */
  keep?: readonly Kept[] | undefined;
  /** Distinguishes the target from the next: a popover that grows stays on its side. */
  about?: string;
  sides?: readonly Side[];
  /** The distance from the edge of the map or window. */
  margin?: number;
  /** Appears only where it covers hardly anything that should stay visible. */
  isOptional?: boolean;
  /** Whether it belongs to the whole window, not to a map. */
  isOverAll?: boolean;
  /** Whether its content has an edge. */
  isPlain?: boolean;
  children: ComponentChildren;
}

/** The search for a place is loaded with the first popover, or before it when the first page is there. */
export const loadPlaces = () => import('./popover-place');

/** A popover that may be left out covers no more than this share of itself. */
const MOST_COVERED = 0.2;

/** The tip's edges and rotation, by the side of the target where the popover is. */
const TIPS: Record<Side, { edge: 'left' | 'right' | 'top' | 'bottom'; turn: string }> = {
  right: { edge: 'left', turn: '-45deg' },
  left: { edge: 'right', turn: '135deg' },
  bottom: { edge: 'top', turn: '45deg' },
  top: { edge: 'bottom', turn: '225deg' },
};

/**
 * Content beside its target: a question, a menu, a hint, a caption or a tip. It never covers the target, stays inside its map or
 * the window, and covers as little as possible of what should stay visible.
 */
export function Popover({
  class: own,
  box,
  at,
  keep = [],
  about = '',
  sides,
  margin,
  isOptional = false,
  isOverAll = false,
  isPlain = false,
  children,
  ...rest
}: Props) {
  const element = useRef<HTMLDivElement>(null);
  const tip = useRef<HTMLElement>(null);
  const before = useRef<{ about: string; place: Place }>(undefined);
  const wish = useRef({ at, keep });
  wish.current = { at, keep };
  const update = useRef(() => {});
  useLayoutEffect(() => {
    const target = element.current!;
    let isGone = false;
    update.current = () => {
      target.classList.remove(styles.docked!);
      void loadPlaces().then(async ({ placeBeside }) => {
        if (isGone) {
          return;
        }
        const placed = await placeBeside(target, {
          ...wish.current,
          inside: isOverAll ? undefined : (target.offsetParent ?? undefined),
          ...(sides && { sides }),
          ...(margin !== undefined && { margin }),
          tip: tip.current,
          before: before.current?.about === about ? before.current.place : undefined,
        });
        if (!isGone) {
          before.current = { about, place: placed.place };
          show(target, tip.current, placed, isOptional);
          clearHeadings(target);
        }
      });
    };
    const observer = new ResizeObserver(() => update.current());
    observer.observe(target);
    // A heading changes its words after the press that opens a popover.
    const words = new ResizeObserver(() => clearHeadings(target));
    for (const heading of target.closest('main')?.querySelectorAll('[data-part=heading]') ?? []) {
      words.observe(heading);
    }
    addEventListener('resize', update.current);
    return () => {
      isGone = true;
      observer.disconnect();
      words.disconnect();
      removeEventListener('resize', update.current);
      raise(target, false);
      clearHeadings(undefined, target);
    };
  }, [about, isOptional, isOverAll, margin, sides?.join()]);
  useLayoutEffect(() => update.current(), [about, at.left, at.top, at.right, at.bottom, keep]);
  return (
    <div
      {...rest}
      ref={(found) => {
        element.current = found;
        if (box) {
          box.current = found;
        }
      }}
      class={classes(styles.popover, isOverAll && styles.overAll, isPlain && styles.plain, own)}
    >
      {children}
      <i ref={tip} class={styles.tip} aria-hidden="true" />
    </div>
  );
}

/** Puts a popover at its place; no component is rendered for it. */
function show(target: HTMLElement, tip: HTMLElement | null, placed: Placed, isOptional: boolean): void {
  const isHidden = isOptional && placed.covered > MOST_COVERED;
  const dock = placed.isGood || isOptional ? undefined : dockOf(target, placed.target);
  const { left, top } = dock ?? placed;
  target.classList.toggle(styles.docked!, dock !== undefined);
  raise(target, dock !== undefined);
  Object.assign(target.style, { left: `${left}px`, top: `${top}px`, visibility: isHidden ? 'hidden' : '' });
  target.style.setProperty('--placed', '1');
  if (tip) {
    tip.hidden = placed.tip === undefined || dock !== undefined;
  }
  if (tip && placed.tip) {
    const { edge, turn } = TIPS[placed.place.side];
    const px = (value: number | undefined) => (value === undefined ? '' : `${value}px`);
    Object.assign(tip.style, { left: px(placed.tip.x), top: px(placed.tip.y), right: '', bottom: '', rotate: turn });
    tip.style[edge] = '-5px';
  }
}

/** The lists beside a map, at whose head there is space for what the map has none for. */
export const listsOf = (target: HTMLElement) => target.closest('main')?.querySelector('[data-part=lists]');

/** The part of the table that a popover belongs to, as a whole above the part with the lists while the popover is there. */
export function raise(target: HTMLElement, isRaised: boolean): void {
  const lists = listsOf(target);
  let part: HTMLElement | null = target;
  while (lists && part?.parentElement && !part.parentElement.contains(lists)) {
    part = part.parentElement;
  }
  if (lists && part && part !== target) {
    part.style.zIndex = isRaised ? '6' : '';
  }
}

/**
 * The place of a popover that no place beside its target suits: at the head of the lists beside the map, if they are shown, or
 * below or above a target that is there.
 */
function dockOf(popover: HTMLElement, target: Anchor): { left: number; top: number } | undefined {
  const lists = listsOf(popover);
  const box = lists?.checkVisibility() ? lists.getBoundingClientRect() : undefined;
  if (box === undefined) {
    return undefined;
  }
  const { offsetWidth: width, offsetHeight: height } = popover;
  const left = box.right - width;
  const tops = [box.top, target.bottom + GAP, target.top - GAP - height].filter(
    (top) => top >= 0 && top + height <= innerHeight,
  );
  const top = tops.find((each) => shared({ left, right: box.right, top: each, bottom: each + height }, target) === 0);
  return top === undefined ? undefined : { left, top };
}

/** The headings and tools over a map step aside where a popover touches them, and come back when it is gone. */
function clearHeadings(popover: HTMLElement | undefined, gone?: HTMLElement): void {
  const box = popover?.getBoundingClientRect();
  const table = (popover ?? gone)?.closest('main') ?? document;
  for (const heading of table.querySelectorAll<HTMLElement>('[data-part=heading]')) {
    heading.style.opacity = box !== undefined && shared(box, heading.getBoundingClientRect()) > 0 ? '0' : '';
  }
}
