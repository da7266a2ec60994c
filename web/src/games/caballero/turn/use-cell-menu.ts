import { useEffect, useState } from 'preact/hooks';
import type { Cell } from '../../../draw/grid';
import { type Action, moveTree } from '../scene/moves';
import type { Scene } from '../scene/scene';
import { type CellAttempt, type CellItem, possibleAt, refusedAt } from './cell-menu';
import type { Nothing } from './use-turn';

/** The actions at a cell. */
export interface CellMenuState {
  cell: Cell;
  items: readonly CellItem[];
  /** The actions that are not possible there. */
  attempts: readonly CellAttempt[];
}

/**
 * Opens the menu of a cell if the player presses it while nothing is selected: what is possible there, and why the rest is not.
 * If no action makes sense there, the page shows the reason instead.
 */
export function useCellMenu(
  scene: Scene,
  seat: number,
  legal: readonly string[],
  known: readonly Action[],
  showWhyNot: Nothing,
) {
  const [opened, setOpened] = useState<{ at: Scene; menu: CellMenuState }>();
  // A menu belongs to one position: another may lack its tile in the display.
  const open = opened?.at === scene ? opened.menu : undefined;
  const setOpen = (menu: CellMenuState | undefined) => setOpened(menu && { at: scene, menu });
  useEffect(() => setOpened(undefined), [scene]);
  const press: Nothing = (selection, x, y) => {
    const cell = { x: Math.floor(x), y: Math.floor(y) };
    const isFree = selection.action === undefined && legal.length > 0 && scene.table.phase === 'turn';
    const items = isFree ? possibleAt(scene, moveTree(legal), cell) : [];
    const attempts = isFree ? refusedAt(scene, seat, items, cell, known) : [];
    const isWorthAsking = items.length > 0 || attempts.some(({ moves }) => moves.length > 0);
    setOpen(isWorthAsking ? { cell, items, attempts } : undefined);
    if (!isWorthAsking) {
      showWhyNot(selection, x, y);
    }
  };
  return { open, press, close: () => setOpen(undefined) };
}
