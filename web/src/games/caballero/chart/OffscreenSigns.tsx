import type { Cell } from '../../../draw/grid';
import { Icon } from '../../../draw/Icon';
import { beyond, type Camera, type Viewport } from '../../../table/map/camera';
import { classes } from '../../../ui/parts/classes';
import type { MapTarget } from '../scene/target';
import { plural } from '../text';
import styles from './OffscreenSigns.module.css';

interface Props {
  camera: Camera;
  view: Viewport;
  targets: readonly MapTarget[];
  onShow: (cell: Cell) => void;
}

/** Signs at the edges of the window: how many places to act are outside; a press shows as many of them as it can. */
export function OffscreenSigns({ camera, view, targets, onShow }: Props) {
  const cells = targets.filter((target) => target.state === 'now').map((target) => target.cell);
  return (
    <>
      {[...beyond(camera, view, cells)].map(([edge, { count, best }]) => (
        <button key={edge} type="button" class={classes(styles.beyond, styles[edge])} onClick={() => onShow(best)}>
          <span>
            {plural('ec.chart.beyond', count)}
            <Icon name="next" class={styles.arrow!} />
          </span>
        </button>
      ))}
    </>
  );
}
