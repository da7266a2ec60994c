import { memo } from 'preact/compat';
import { Rhumbs, Rose } from '../../../draw/Rose';
import { type Camera, cellRect, type Rect, type Viewport } from '../../../table/map/camera';
import { classes } from '../../../ui/parts/classes';
import { cellsInReach, type Scene } from '../scene/scene';
import styles from './Backdrop.module.css';

/** The size of the rose, in pixels, and as a part of the window; the room around it. */
const RADIUS = { most: 66, share: 0.12 };
const AROUND = 8;
/** The size of the buttons in the corner, in pixels. */
const BUTTONS = 56;

interface Round {
  x: number;
  y: number;
  radius: number;
}

/** The place of the rose: in the south-east of the window, where it never moves. */
export function roseIn({ width, height, frame }: Viewport, hasButtons: boolean): Round {
  const radius = Math.min(RADIUS.most, RADIUS.share * Math.min(width, height));
  const edge = frame + AROUND + radius;
  return { x: width - edge - (hasButtons ? BUTTONS : 0), y: height - edge, radius };
}

/** Whether the place has no tile, and can't get one with the next move. */
export function isClear(scene: Scene, camera: Camera, view: Viewport, { x, y, radius }: Round): boolean {
  const distance = ({ left, top, right, bottom }: Rect) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  return cellsInReach(scene).every((cell) => distance(cellRect(camera, view, cell)) > radius + AROUND);
}

interface Props {
  scene: Scene;
  camera: Camera;
  view: Viewport;
  /** Whether the buttons of the chart stand in the corner. */
  hasButtons: boolean;
}

/**
 * The paper below the map: rhumb lines and the compass rose. Both stay in place; the rose disappears when a tile needs its
 * space.
 */
export function Backdrop({ scene, camera, view, hasButtons }: Props) {
  const rose = roseIn(view, hasButtons);
  return <Drawn {...rose} reach={view.width + view.height} isHidden={!isClear(scene, camera, view, rose)} />;
}

const Drawn = memo(function Drawn({ x, y, radius, reach, isHidden }: Round & { reach: number; isHidden: boolean }) {
  return (
    <svg class={styles.backdrop} aria-hidden="true">
      <Rhumbs x={x} y={y} reach={reach} />
      <g class={classes(styles.rose, isHidden && styles.hidden)}>
        <Rose x={x} y={y} radius={radius} />
      </g>
    </svg>
  );
});
