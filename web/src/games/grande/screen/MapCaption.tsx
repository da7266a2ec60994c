import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { FollowCaption, MOST_EFFECTS } from '../../../table/follow/FollowCaption';
import { overlap, type Rect } from '../../../table/map/camera';
import type { Player, ShownCaption } from '../../../table/people/types';
import { classes } from '../../../ui/parts/classes';
import { listsOf, raise } from '../../../ui/parts/Popover';
import styles from './MapCaption.module.css';

/** In a narrower caption, sentences break after every few words; a wider one is tiring to read. */
const NARROWEST = 210;
const WIDEST = 400;
/** The distance from the drawing. */
const CLEAR = 4;

interface Props {
  caption: ShownCaption<string>;
  players: readonly Player[];
  onMore: () => void;
  /** Whether there is no space on the map: then the caption is over the cards. */
  isOverCards?: boolean;
}

/** A possible layout of the caption: its maximum size, and its number of lines about effects. */
interface Try {
  room: Room;
  most: number;
  /** Its place in the window, if it is at the head of the lists beside the map. */
  dock?: { left: number; top: number };
}

/**
 * The last action of another seat: on the sea in the south-east, where the caption covers no piece and no value. If not all of
 * its lines fit there, it is at the head of the lists beside the map; without lists, the lines that don't fit are in the log.
 */
export function MapCaption({ caption, players, onMore, isOverCards = false }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { room, most, dock } = useFit(place, caption, isOverCards);
  const width = isOverCards ? '100%' : `${room.width}px`;
  useLayoutEffect(() => {
    const element = place.current!;
    raise(element, dock !== undefined);
    return () => raise(element, false);
  }, [dock]);
  return (
    <div
      class={classes(styles.caption, isOverCards && styles.over, dock && styles.docked)}
      ref={place}
      style={{ '--caption-width': width, ...(dock && { left: `${dock.left}px`, top: `${dock.top}px` }) }}
    >
      <FollowCaption caption={caption} players={players} onMore={onMore} most={most} />
    </div>
  );
}

const FIRST: Try = { room: { width: NARROWEST, height: 0 }, most: MOST_EFFECTS };

interface Fit {
  /** The caption's content; undefined until it has been measured. */
  caption: ShownCaption<string> | undefined;
  tries: readonly Try[];
  at: number;
}

const UNMEASURED: Fit = { caption: undefined, tries: [FIRST], at: 0 };

/** Tries all places with all lines, then the lists, then fewer and fewer lines, until the caption fits. */
function useFit(place: { current: HTMLDivElement | null }, caption: ShownCaption<string>, isOverCards: boolean): Try {
  const [fit, setFit] = useState(UNMEASURED);
  const now = fit.tries[fit.at] ?? FIRST;
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null || isOverCards) {
      return;
    }
    if (fit.caption !== caption && now.dock !== undefined) {
      // On the map, it is measured anew.
      setFit(UNMEASURED);
    } else if (fit.caption !== caption) {
      setFit({ caption, tries: triesIn(element), at: 0 });
    } else if (element.offsetHeight > now.room.height && fit.at < fit.tries.length - 1) {
      setFit({ ...fit, at: fit.at + 1 });
    }
  }, [caption, fit, isOverCards]);
  useArrivals(place, isOverCards, () => setFit(UNMEASURED));
  return isOverCards ? FIRST : now;
}

/** Pieces arrive while the person reads the caption, and windows are resized: the caption moves out of the way of a piece. */
function useArrivals(place: { current: HTMLDivElement | null }, isOverCards: boolean, onCovered: () => void): void {
  useEffect(() => {
    const map = place.current?.closest('[data-map]');
    if (!map || isOverCards) {
      return undefined;
    }
    const look = () => {
      const box = place.current?.getBoundingClientRect();
      if (box && drawnOn(map).some((piece) => overlap(piece, box) > 0)) {
        onCovered();
      }
    };
    const arrivals = new MutationObserver(look);
    const sizes = new ResizeObserver(() => (place.current?.classList.contains(styles.docked!) ? onCovered() : look()));
    arrivals.observe(map.querySelector('svg')!, { childList: true, subtree: true });
    sizes.observe(map);
    return () => {
      arrivals.disconnect();
      sizes.disconnect();
    };
  }, [isOverCards]);
}

/** The names, values and pieces on the map. */
function drawnOn(map: Element): DOMRect[] {
  return [...map.querySelectorAll('[data-mark=pieces] > g > *')].map((piece) => piece.getBoundingClientRect());
}

/** The free places on the map with all lines; the head of the lists; then the places with one line less, down to none. */
function triesIn(element: HTMLElement): Try[] {
  const map = element.closest('[data-map]')!;
  const { right, bottom } = element.getBoundingClientRect();
  const { left, top } = map.getBoundingClientRect();
  const rooms = roomsIn({ left, top, right, bottom }, drawnOn(map));
  const lines = Array.from({ length: MOST_EFFECTS + 1 }, (_, i) => MOST_EFFECTS - i);
  const [all, ...fewer] = lines.map((most) => rooms.map((room): Try => ({ room, most })));
  return [...all!, ...atLists(element), ...fewer.flat()];
}

/** The head of the lists beside the map, if they are shown. */
function atLists(element: HTMLElement): Try[] {
  const lists = listsOf(element);
  if (!lists?.checkVisibility()) {
    return [];
  }
  const { left, top, width } = lists.getBoundingClientRect();
  return width < NARROWEST ? [] : [{ room: { width, height: innerHeight - top }, most: MOST_EFFECTS, dock: { left, top } }];
}

/** A size that fits into the corner of the sea in the south-east and covers nothing that is drawn there. */
interface Room {
  width: number;
  height: number;
}

/** The free places between the corner at the bottom right and the drawing, the widest first. */
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

/** Whether a place contains another, smaller one. */
function isLarger(a: Room, b: Room): boolean {
  return a.width >= b.width && a.height >= b.height && (a.width > b.width || a.height > b.height);
}
