import { useMemo } from 'preact/hooks';
import type { Point } from '../../../draw/curve';
import type { Box, Viewport } from '../../../table/map/camera';
import type { Scene } from '../scene/scene';

/** The position and size of the sheets that the chart is drawn on. */
export interface SheetPlace {
  box: Box;
  /** The upper left of the box, in cells. */
  origin: Point;
  /** Passed to every drawing on a sheet. */
  size: { width: number; height: number; viewBox: string };
}

/** Everything that the window can show at any of its positions, so that nothing is drawn again while it moves. */
function boxOf(box: Box, cell: number, view: Viewport): Box {
  const x = Math.max(2, view.width / cell - (box.x1 - box.x0) + 1);
  const y = Math.max(2, view.height / cell - (box.y1 - box.y0) + 1);
  return { x0: Math.floor(box.x0 - x), y0: Math.floor(box.y0 - y), x1: Math.ceil(box.x1 + x), y1: Math.ceil(box.y1 + y) };
}

/** The sheets of a chart with a given cell size in pixels; the same object while only the window moves. */
export function useSheets(scene: Scene, view: Viewport | undefined, cell: number): SheetPlace | undefined {
  return useMemo(() => {
    if (view === undefined) {
      return undefined;
    }
    const box = boxOf(scene.box, cell, view);
    const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
    return {
      box,
      origin: [box.x0, box.y0],
      size: {
        width: width * cell,
        height: height * cell,
        viewBox: `${box.x0 * 100} ${box.y0 * 100} ${width * 100} ${height * 100}`,
      },
    };
  }, [scene.box, view, cell]);
}
