import type { ComponentChildren } from 'preact';
import type { Cell } from '../../../draw/grid';
import { type Camera, toPixels, type Viewport } from '../../../table/camera';
import styles from './CaptionPlace.module.css';
import type { Scene } from './scene';

/** The size of a caption in pixels, to find a place for it. */
const SIZE = { width: 268, height: 178 };
const MARGIN = 10;
/** Where the prompt stands. */
const PROMPT = { left: 0, top: 0, right: 240, bottom: 84 };
/** How bad it is to cover a piece that the caption speaks of, compared with any other. */
const SPOKEN_OF = 30;
/** A covered pixel weighs as much as this much distance. */
const PER_PIXEL = 0.05;

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function rectAt(left: number, top: number): Rect {
  return { left, top, right: left + SIZE.width, bottom: top + SIZE.height };
}

/** The place in the window that covers least and is nearest to the cells; the top left corner if all are equally bad. */
export function captionPlace(camera: Camera, view: Viewport, cells: readonly Cell[], taken: readonly Cell[]): Rect {
  const rectOf = ({ x, y }: Cell): Rect => {
    const { left, top } = toPixels(camera, view, x, y);
    return { left, top, right: left + camera.cell, bottom: top + camera.cell };
  };
  const about = cells.map(rectOf);
  const others = [PROMPT, ...taken.map(rectOf)];
  const edge = view.frame + MARGIN;
  const [right, bottom] = [view.width - edge - SIZE.width, view.height - edge - SIZE.height];
  const steps = [0, 0.25, 0.5, 0.75, 1];
  let best = rectAt(edge, edge);
  let least = Number.POSITIVE_INFINITY;
  for (const down of steps) {
    for (const along of steps) {
      const place = rectAt(edge + (right - edge) * along, edge + (bottom - edge) * down);
      const covered = others.reduce((sum, other) => sum + overlap(place, other), 0);
      const hidden = about.reduce((sum, other) => sum + overlap(place, other), 0);
      const [first] = about;
      const far = first
        ? Math.hypot(
            (first.left + first.right - place.left - place.right) / 2,
            (first.top + first.bottom - place.top - place.bottom) / 2,
          )
        : 0;
      const cost = (covered + hidden * SPOKEN_OF) * PER_PIXEL + far;
      if (cost < least) {
        least = cost;
        best = place;
      }
    }
  }
  return best;
}

interface Props {
  scene: Scene;
  camera: Camera;
  view: Viewport;
  cells: readonly Cell[];
  children: ComponentChildren;
}

/** Puts a caption on the empty part of the chart that is nearest to what it speaks of; on phones at the foot of the map. */
export function CaptionPlace({ scene, camera, view, cells, children }: Props) {
  const { left, top } = captionPlace(camera, view, cells, [...scene.table.areas, ...scene.table.tiles]);
  return (
    <div class={styles.place} style={{ '--left': `${left}px`, '--top': `${top}px` }}>
      {children}
    </div>
  );
}
