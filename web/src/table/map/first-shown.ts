import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { FirstShown } from '../../net/move-sender';
import { createStore, useStore } from '../../net/store';
import type { PlayView } from '../../protocol/types';

/* The person's own move appears in the next frame. During its preview, the map already draws its result invisibly
   (`UntilMade`). When the move is made, only one class of the map changes, and nothing has to be rendered. The whole table,
   which takes longer, follows after that frame. */

export const FirstShownContext = createContext<FirstShown>({
  next: createStore<PlayView | undefined>(undefined),
  isMade: createStore(false),
});

/** The position after the previewed move, if it is known. */
export function useNext<Position extends object>(): Position | undefined {
  return useStore(useContext(FirstShownContext).next)?.table as Position | undefined;
}

const shown = new WeakSet<object>();

/** Notes that the map shows a position before the rest of the page. */
export function showFirst(position: object): void {
  shown.add(position);
}

/** Whether the map showed a position's pieces before the rest of the page: then they don't move there again. */
export function wasShownFirst(position: object): boolean {
  return shown.has(position);
}
