import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { createStore, type Store, useStore } from '../net/store';
import type { PlayView } from '../protocol/types';

/*
 * One's own move is on the map with the next frame: only the pieces there look at what it leads to, and are drawn by themselves. The
 * whole table, which takes longer, follows after that frame.
 */

/** The game after a move that only the pieces on the map show so far. */
export const ShownFirstContext = createContext<Store<PlayView | undefined>>(createStore<PlayView | undefined>(undefined));

/** The position after such a move, if there is one. */
export function useShownFirst<Position extends object>(): Position | undefined {
  const position = useStore(useContext(ShownFirstContext))?.table as Position | undefined;
  if (position !== undefined) {
    shown.add(position);
  }
  return position;
}

const shown = new WeakSet<object>();

/** Whether the pieces of a position were on the map before the rest of it: then nothing moves there any more. */
export function wasShownFirst(position: object): boolean {
  return shown.has(position);
}
