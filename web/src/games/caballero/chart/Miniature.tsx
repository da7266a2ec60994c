import { memo } from 'preact/compat';
import { useContext } from 'preact/hooks';
import { LessonContext } from '../../../table/lesson/lesson';
import type { Box } from '../../../table/map/camera';
import { cellPath } from '../draw/ChartLayers';
import type { Scene } from '../scene/scene';
import { t } from '../text';
import styles from './Miniature.module.css';

const WIDTH = 104;
const HEIGHT = 88;

/** The whole map in a corner, with the outline of the window; shown if the map does not fit. A tap moves the window there. */
export function Miniature({
  scene,
  window,
  onPick,
}: {
  scene: Scene;
  window: Box;
  onPick: (cell: { x: number; y: number }) => void;
}) {
  // Lessons show the whole map themselves.
  const isLesson = useContext(LessonContext) !== undefined;
  if (isLesson) {
    return null;
  }
  const { x0, y0, x1, y1 } = scene.box;
  const scale = Math.min(WIDTH / (x1 - x0), HEIGHT / (y1 - y0));
  const left = WIDTH / 2 + (window.x0 - (x0 + x1) / 2) * scale;
  const top = HEIGHT / 2 + (window.y0 - (y0 + y1) / 2) * scale;
  return (
    <button
      type="button"
      class={styles.miniature}
      aria-label={t('ec.chart.miniature')}
      onClick={(event) => {
        const rect = event.currentTarget.getBoundingClientRect();
        const x = (x0 + x1) / 2 + (event.clientX - rect.left - rect.width / 2) / scale;
        const y = (y0 + y1) / 2 + (event.clientY - rect.top - rect.height / 2) / scale;
        onPick({ x: Math.floor(x), y: Math.floor(y) });
      }}
    >
      <Land scene={scene} />
      {/* Moved by a transform, because the window moves with every frame of a drag. */}
      <span
        class={styles.window}
        style={{
          width: `${(window.x1 - window.x0) * scale}px`,
          height: `${(window.y1 - window.y0) * scale}px`,
          transform: `translate(${left}px, ${top}px)`,
        }}
      />
    </button>
  );
}

const Land = memo(function Land({ scene }: { scene: Scene }) {
  const { x0, y0, x1, y1 } = scene.box;
  const isSea = (tile: string) => tile.startsWith('WWWW');
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      viewBox={`${x0 * 100} ${y0 * 100} ${(x1 - x0) * 100} ${(y1 - y0) * 100}`}
      aria-hidden="true"
    >
      <path d={cellPath(scene.table.areas.filter((area) => !isSea(area.tile)))} fill="var(--land)" />
      <path d={cellPath(scene.table.areas.filter((area) => isSea(area.tile)))} fill="var(--sea)" />
      <path d={cellPath(scene.table.tiles)} fill="var(--ink-3)" />
    </svg>
  );
});
