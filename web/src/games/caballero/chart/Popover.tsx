import type { ComponentChildren } from 'preact';
import { type Cell, cellKey } from '../../../draw/grid';
import { type Camera, toPixels, type Viewport } from '../../../table/camera';
import { classes } from '../../../ui/classes';
import styles from './Popover.module.css';

/** The approximate size of a popover in pixels, to find out on which side there is space for it. */
const POPOVER = { height: 84, half: 150 };
const NUMBER = { height: 146, half: 25 };
/** The distance to its cell. */
const DISTANCE = 10;

interface Props {
  cell: Cell;
  camera: Camera;
  view: Viewport;
  /** Cells of tiles that should stay visible. */
  threatened: ReadonlySet<string>;
  /** How many numbers it offers. */
  numbers: number;
  /** About how high it is, if it offers no numbers. */
  height?: number | undefined;
  content: ComponentChildren;
}

/** Whether an endangered tile is above a cell. */
function hidesAbove(cell: Cell, threatened: ReadonlySet<string>): boolean {
  return [-1, 0, 1].some((dx) => threatened.has(cellKey(cell.x + dx, cell.y - 1)));
}

/** Placed above its cell, or below if there is no space. */
export function Popover({ cell, camera, view, threatened, numbers, height: own = POPOVER.height, content }: Props) {
  const at = toPixels(camera, view, cell.x + 0.5, cell.y);
  const height = numbers > 0 ? NUMBER.height : own;
  const half = Math.max(POPOVER.half, numbers * NUMBER.half + 10);
  const hasRoomBelow = at.top + camera.cell + height < view.height - view.frame;
  const isBelow = at.top < height + view.frame || (hidesAbove(cell, threatened) && hasRoomBelow);
  const left = Math.min(view.width - half, Math.max(half, at.left));
  return (
    <div
      data-part="asking"
      class={classes(styles.popover, isBelow && styles.below)}
      style={{ left: `${left}px`, top: `${isBelow ? at.top + camera.cell + DISTANCE : at.top - DISTANCE}px` }}
    >
      {content}
    </div>
  );
}
