import { useEffect } from 'preact/hooks';
import type { IconName } from '../../draw/icons';
import { createStore } from '../../net/store';
import { named } from '../../text/say';
import type { Anchor } from './Bubble';

/** A symbol's drawing and rule. */
export interface Tip {
  icon: IconName;
  rule: string;
}

/** A game's symbols by their names in `data-tip`; their texts are `tip.<game>.<name>.title` and `.text`. */
export interface TipList {
  game: string;
  tips: Readonly<Record<string, Tip>>;
}

/** The symbols of the game that is on the page. */
export const shownTips = createStore<TipList | undefined>(undefined);

/** A map's tip about one of its places: the name of the tip, a description, and its position in the window. */
export interface PlaceTip {
  name: string;
  about: string;
  at: Anchor;
}

/** The tips of the map on the page: for a point of the window, and for the place with the keyboard cursor. */
export interface MapTips {
  at: (x: number, y: number) => PlaceTip | undefined;
  focused: () => PlaceTip | undefined;
}

/** The tips of the map on the page, if it has any. */
export const mapTips = createStore<MapTips | undefined>(undefined);

/** Explains the symbols of a game while a part of the page shows them. */
export function useTips(list: TipList | undefined): void {
  useEffect(() => {
    shownTips.set(list);
    return () => shownTips.set(undefined);
  }, [list]);
}

export function tipText(game: string, name: string, part: 'title' | 'text'): string {
  return named(`tip.${game}.${name}.${part}`);
}
