import { useEffect, useState } from 'preact/hooks';
import type { Cell } from '../../draw/grid';
import { type CellAttempt, type CellItem, possibleAt, refusedAt } from './cell-menu';
import type { Scene } from './chart/scene';
import { moveTree } from './moves';
import type { Nothing } from './use-turn';

/** What can be done at a cell. */
export interface CellMenuState {
  cell: Cell;
  items: readonly CellItem[];
  /** What else one may want to do there. */
  attempts: readonly CellAttempt[];
}

/** Opens the menu of a cell that is pressed while nothing is selected; where nothing is possible, the reason is told. */
export function useCellMenu(scene: Scene, seat: number, legal: readonly string[], tellWhyNot: Nothing) {
  const [open, setOpen] = useState<CellMenuState>();
  useEffect(() => setOpen(undefined), [scene]);
  const press: Nothing = (selection, x, y) => {
    const cell = { x: Math.floor(x), y: Math.floor(y) };
    const items = selection.action === undefined ? possibleAt(scene, moveTree(legal), cell) : [];
    setOpen(items.length === 0 ? undefined : { cell, items, attempts: refusedAt(scene, seat, items, cell) });
    if (items.length === 0) {
      tellWhyNot(selection, x, y);
    }
  };
  return { open, press, close: () => setOpen(undefined) };
}
