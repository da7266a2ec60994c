import { useEffect } from 'preact/hooks';
import type { IconName } from '../../draw/icons';
import { createStore } from '../../net/store';
import { named } from '../../text/say';
import type { Anchor } from './Bubble';

/** The drawing of a symbol, and the rule behind it. */
export interface Tip {
  icon: IconName;
  rule: string;
}

/** The symbols of a game by the names that they carry in `data-tip`; their texts are `tip.<game>.<name>.title` and `.text`. */
export interface TipList {
  game: string;
  tips: Readonly<Record<string, Tip>>;
}

/** The symbols of the game that is on the page. */
export const shownTips = createStore<TipList | undefined>(undefined);

/** What a map tells about one of its places: the name of a tip, what lies there, and where it is in the window. */
export interface PlaceTip {
  name: string;
  about: string;
  at: Anchor;
}

/** What the map on the page tells about the place at a point of the window, and about the one where the keyboard is. */
export interface MapTips {
  at: (x: number, y: number) => PlaceTip | undefined;
  focused: () => PlaceTip | undefined;
}

/** The map on the page, if it tells about its places. */
export const mapTips = createStore<MapTips | undefined>(undefined);

/** Explains the symbols of a game as long as a part of the page shows it. */
export function useTips(list: TipList | undefined): void {
  useEffect(() => {
    shownTips.set(list);
    return () => shownTips.set(undefined);
  }, [list]);
}

export function tipText(game: string, name: string, part: 'title' | 'text'): string {
  return named(`tip.${game}.${name}.${part}`);
}
