import type { Cell } from '../../../draw/grid';
import { Icon } from '../../../draw/Icon';
import type { IconName } from '../../../draw/icons';
import { beyond, type Camera, type Viewport } from '../../../table/map/camera';
import type { CameraControl } from '../../../table/map/use-camera';
import { ZOOM_STEP } from '../../../table/map/zoom-keys';
import { classes } from '../../../ui/parts/classes';
import type { MapTarget } from '../scene/target';
import { plural, t } from '../text';
import styles from './ChartControls.module.css';

interface Props {
  /** Has no zoom buttons where two fingers zoom. */
  control: Pick<CameraControl, 'fitAll'> & Partial<Pick<CameraControl, 'zoomBy'>>;
  /** Whether the buttons are beside the prompt: on a phone they would cover tiles. */
  isBeside?: boolean;
  /** Whether the owners of regions are shown. */
  overlay: boolean;
  onOverlay: () => void;
  onDanger?: (() => void) | undefined;
  /** Whether tiles in danger are marked. */
  isDangerShown?: boolean | undefined;
}

/** The buttons of the chart: zoom in, zoom out, show all, and the overlay of regions. */
export function ChartControls({ control: { zoomBy, fitAll }, isBeside, overlay, onOverlay, onDanger, isDangerShown }: Props) {
  return (
    <div class={classes(styles.controls, isBeside && styles.beside)}>
      {zoomBy && (
        <>
          <Control class={styles.zoom} icon="plus" label={t('ec.chart.zoomIn')} keys="Plus" onClick={() => zoomBy(ZOOM_STEP)} />
          <Control
            class={styles.zoom}
            icon="minus"
            label={t('ec.chart.zoomOut')}
            keys="-"
            onClick={() => zoomBy(1 / ZOOM_STEP)}
          />
        </>
      )}
      <Control icon="fit" label={t('ec.chart.fit')} keys="0" onClick={fitAll} />
      <Control icon="layers" label={t('ec.chart.overlay')} isPressed={overlay} onClick={onOverlay} />
      {onDanger && <Control icon="warn" label={t('ec.chart.danger')} keys="X" isPressed={isDangerShown} onClick={onDanger} />}
    </div>
  );
}

interface ControlProps {
  icon: IconName;
  label: string;
  keys?: string;
  isPressed?: boolean | undefined;
  class?: string | undefined;
  onClick: () => void;
}

function Control({ icon, label, keys, isPressed, class: own, onClick }: ControlProps) {
  return (
    <button
      type="button"
      class={own}
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-pressed={isPressed}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

interface SignProps {
  camera: Camera;
  view: Viewport;
  targets: readonly MapTarget[];
  onShow: (cell: Cell) => void;
}

/** Signs at the edges of the window: how many targets are outside. A press shows as many of them as fit. */
export function OffscreenSigns({ camera, view, targets, onShow }: SignProps) {
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
