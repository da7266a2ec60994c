import { useEffect, useState } from 'preact/hooks';
import type { GrandeTable } from '../../../protocol/types';
import { isPlace } from '../words/moves';
import { mostPlaced, type PlaceMenuState, possibleAt, refusedAt } from './place-menu';
import type { Turn } from './use-turn';
import type { WhyNots } from './why-not';

/** The effect of pressing a place in the player's own turn. */
export interface PlacePress {
  /** The actions at a place that was pressed while nothing was selected. */
  menu: PlaceMenuState | undefined;
  closeMenu: () => void;
  /** How many caballeros can be placed at once. */
  most: number;
  /** Shows the actions there; another press adds one caballero. Only a button or Enter makes the move. */
  press: (code: string) => void;
  /** The same with the keyboard: a second Enter makes the move. */
  enter: (code: string) => void;
}

export function usePress(table: GrandeTable, seat: number, turn: Turn, whyNot: WhyNots): PlacePress {
  const [opened, setOpened] = useState<{ at: GrandeTable; menu: PlaceMenuState }>();
  // A menu belongs to one position: in another, its card may not even be chosen yet.
  const menu = opened?.at === table ? opened.menu : undefined;
  const setMenu = (wanted: PlaceMenuState | undefined) => setOpened(wanted && { at: table, menu: wanted });
  useEffect(() => setOpened(undefined), [table, turn.moves]);
  const most = mostPlaced(table, seat, turn.selection.kind);
  const begin = (code: string) => {
    const items = possibleAt(table, turn.moves, code);
    const [only] = items;
    const canSpecial = turn.has('special');
    if (only !== undefined && items.length === 1) {
      turn.select(only.selection);
    } else if (items.length > 1 || canSpecial) {
      setMenu({ code, items, attempts: refusedAt(table, turn.moves, items, code), canSpecial });
    } else {
      whyNot.place(code);
    }
  };
  const look = (code: string, again: () => void) => {
    setMenu(undefined);
    if (code === turn.chosen && turn.ready !== undefined) {
      again();
    } else if (turn.selection.path.length > 0 && (turn.targets.includes(code) || code === turn.chosen)) {
      turn.pick(code);
    } else if (turn.selection.path.some(isPlace)) {
      whyNot.place(code);
    } else {
      begin(code);
    }
  };
  return {
    menu,
    closeMenu: () => setMenu(undefined),
    most,
    press: (code) => look(code, () => turn.setCount(Math.min(most, turn.count + 1))),
    enter: (code) => look(code, turn.move),
  };
}
