import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Cell } from '../../../draw/grid';
import { mapTips, type PlaceTip } from '../../../table/help/tip-list';
import { type Camera, cellRect, toCells, type Viewport } from '../../../table/map/camera';
import type { Scene } from '../scene/scene';

interface Wish {
  scene: Scene;
  camera: Camera;
  view: Viewport | undefined;
  /** The cell of the keyboard focus. */
  cursor: Cell;
  describe: (cell: Cell) => string;
}

/** Shows a tip about a tile of the chart when the pointer rests on it: what it is, and what is on it and beside it. */
export function useCellTips(element: RefObject<HTMLElement | null>, wish: Wish): void {
  // The listener runs long after the render that added it.
  const now = useRef(wish);
  now.current = wish;
  useEffect(() => {
    const tips = {
      at: (x: number, y: number) => {
        const { camera, view } = now.current;
        const box = element.current?.getBoundingClientRect();
        if (box === undefined || view === undefined) {
          return undefined;
        }
        const place = toCells(camera, view, x - box.left, y - box.top);
        return tipOf(now.current, { x: Math.floor(place.x), y: Math.floor(place.y) }, box);
      },
      focused: () => {
        const box = element.current?.getBoundingClientRect();
        return box && tipOf(now.current, now.current.cursor, box);
      },
    };
    mapTips.set(tips);
    return () => mapTips.set(mapTips.get() === tips ? undefined : mapTips.get());
  }, [element]);
}

/** The tip of a cell, if a tile lies there. */
function tipOf({ scene, camera, view, describe }: Wish, cell: Cell, box: DOMRect): PlaceTip | undefined {
  const lies = (tiles: readonly Cell[]) => tiles.some(({ x, y }) => x === cell.x && y === cell.y);
  const isTile = lies(scene.table.tiles);
  if (view === undefined || !(isTile || lies(scene.table.areas))) {
    return undefined;
  }
  const { left, top, right, bottom } = cellRect(camera, view, cell);
  const at = { left: box.left + left, top: box.top + top, right: box.left + right, bottom: box.top + bottom };
  return { name: isTile ? 'tiles' : 'area', about: describe(cell), at };
}
