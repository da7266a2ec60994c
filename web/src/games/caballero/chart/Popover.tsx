import type { ComponentChildren } from 'preact';
import { type Cell, cellKey } from '../../../draw/grid';
import type { Camera, Viewport } from '../../../table/camera';
import { Asking } from '../../../table/UntilMade';
import { classes } from '../../../ui/classes';
import styles from './Popover.module.css';
import { popoverPlace } from './popover-place';
import type { Scene } from './scene';

/** The approximate size of a popover in pixels, to find out on which side there is space for it. */
const POPOVER = { width: 250, height: 84 };
/** The same for numbers: the height, and the width of each. */
const NUMBER = { width: 62, height: 164, least: 280 };

interface Props {
  scene: Scene;
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

/** Placed next to its cell, where it covers least of what is asked about. */
export function Popover({ scene, cell, camera, view, threatened, numbers, height = POPOVER.height, content }: Props) {
  const { side, left, top } = popoverPlace({
    cell,
    camera,
    view,
    size:
      numbers > 0
        ? { width: Math.max(NUMBER.least, numbers * NUMBER.width + 12), height: NUMBER.height }
        : { width: POPOVER.width, height },
    taken: [...scene.table.areas, ...scene.table.tiles],
    isThreatened: ({ x, y }) => threatened.has(cellKey(x, y)),
  });
  return (
    <Asking class={classes(styles.popover, styles[side])!} left={left} top={top}>
      {content}
    </Asking>
  );
}
