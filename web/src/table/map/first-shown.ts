import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { FirstShown } from '../../net/move-sender';
import { createStore, useStore } from '../../net/store';
import type { PlayView } from '../../protocol/types';

/*
 * One's own move is on the map with the next frame. While it is previewed, the map draws what it leads to, but does not show it
 * (`OnceMade`). When it is made, one class of the map changes, and nothing has to be drawn. The whole table, which takes longer,
 * follows after that frame.
 */

export const FirstShownContext = createContext<FirstShown>({
  next: createStore<PlayView | undefined>(undefined),
  isMade: createStore(false),
});

/** The position after the move that is about to be made, if it is known. */
export function useNext<Position extends object>(): Position | undefined {
  return useStore(useContext(FirstShownContext).next)?.table as Position | undefined;
}

const shown = new WeakSet<object>();

/** Notes that a position is on the map before the rest of it. */
export function showFirst(position: object): void {
  shown.add(position);
}

/** Whether the pieces of a position were on the map before the rest of it: then nothing moves there any more. */
export function wasShownFirst(position: object): boolean {
  return shown.has(position);
}
