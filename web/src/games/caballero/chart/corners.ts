import { type Camera, clearOf, contains, fit, type Rect, shown, type Viewport } from '../../../table/map/camera';
import type { Scene } from '../scene/scene';

/** The maximum distance of corner elements from the edges of the chart. */
const EDGE = 32;
/** The size of the miniature. */
const MINIATURE = { width: 112, height: 96 };
/** The size of the chart's buttons, including their distance from the edges. */
const CONTROLS = { width: 76, height: 210 };
/** The ring of empty cells around the tiles may be hidden, but hardly any part of a tile. */
const MARGIN = 1.05;

/** The place of the prompt. */
export const PROMPT: Rect = { left: 0, top: 0, right: 240, bottom: 84 };

/** The place of the chart's buttons. */
export function controlsRect({ width, height }: Viewport): Rect {
  return { left: width - CONTROLS.width, top: height - CONTROLS.height, right: width, bottom: height };
}

function miniatureRect({ height }: Viewport): Rect {
  return { left: 0, top: height - EDGE - MINIATURE.height, right: EDGE + MINIATURE.width, bottom: height };
}

/** Whether so much of the map is outside the window that a miniature is useful. */
export function needsMiniature({ box: { x0, y0, x1, y1 } }: Scene, camera: Camera, view: Viewport): boolean {
  return !contains(shown(camera, view), { x0: x0 + MARGIN, y0: y0 + MARGIN, x1: x1 - MARGIN, y1: y1 - MARGIN });
}

/** The window that shows the whole map, with as few pieces as possible behind the elements in its corners. */
export function fitClear(scene: Scene, view: Viewport, hasPrompt: boolean): Camera {
  const camera = fit(scene.box, view);
  const corners = [controlsRect(view)];
  if (hasPrompt) {
    corners.push(PROMPT);
  }
  if (needsMiniature(scene, camera, view)) {
    corners.push(miniatureRect(view));
  }
  const { areas, tiles } = scene.table;
  return clearOf(camera, scene.box, view, [...areas, ...tiles], corners);
}
