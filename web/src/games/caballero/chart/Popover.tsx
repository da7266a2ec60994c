import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { type Cell, cellKey } from '../../../draw/grid';
import { type Camera, toPixels, type Viewport } from '../../../table/map/camera';
import { MapQuestion } from '../../../table/map/UntilMade';
import { useMeasured } from '../../../table/map/use-measured';
import { classes } from '../../../ui/parts/classes';
import type { Scene } from '../scene/scene';
import { Lead } from './CaptionPlace';
import styles from './Popover.module.css';
import { popoverPlace } from './popover-place';

/** The approximate size of a popover in pixels, to find a place for it before it is measured. */
const POPOVER = { width: 250, height: 84 };
/** The size of a popover with numbers: its height, and the width of each number. */
const NUMBER = { width: 46, height: 124, least: 264 };

interface Props {
  scene: Scene;
  cell: Cell;
  camera: Camera;
  view: Viewport;
  /** Cells of endangered tiles, which should stay visible. */
  threatened: ReadonlySet<string>;
  /** The count of numbers to choose from. */
  numbers: number;
  /** The approximate width, if there are no numbers. */
  width?: number | undefined;
  height?: number | undefined;
  content: ComponentChildren;
}

/** Keeps the popover where its largest content fits, so that its buttons don't jump. */
function useLargest(about: string, { width, height }: typeof POPOVER): typeof POPOVER {
  const most = useRef({ about: '', ...POPOVER });
  const before = most.current.about === about ? most.current : POPOVER;
  most.current = { about, width: Math.max(before.width, width), height: Math.max(before.height, height) };
  return most.current;
}

/** Next to its cell, or with a line to it where it covers less of the map. */
export function Popover({
  scene,
  cell,
  camera,
  view,
  threatened,
  numbers,
  width = POPOVER.width,
  height = POPOVER.height,
  content,
}: Props) {
  const expected =
    numbers > 0 ? { width: Math.max(NUMBER.least, numbers * NUMBER.width + 12), height: NUMBER.height } : { width, height };
  const [box, measured] = useMeasured(expected);
  const size = useLargest(`${cellKey(cell.x, cell.y)} ${numbers} ${height}`, measured);
  const { side, left, top, rect } = popoverPlace({
    cell,
    camera,
    view,
    size,
    taken: [...scene.table.areas, ...scene.table.tiles],
    isThreatened: ({ x, y }) => threatened.has(cellKey(x, y)),
  });
  return (
    <>
      {side === 'apart' && <Lead to={toPixels(camera, view, cell.x + 0.5, cell.y + 0.5)} half={camera.cell / 2} from={rect} />}
      <MapQuestion class={classes(styles.popover, styles[side])!} left={left} top={top} box={box}>
        {content}
      </MapQuestion>
    </>
  );
}
