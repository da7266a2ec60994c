import { cellPath } from '../../draw/ChartLayers';
import { t } from '../../text';
import type { Box } from '../camera';
import type { Scene } from './scene';

/** The whole map in a corner, with the window's outline: where it does not fit, a tap goes there. */
export function Miniature({ scene, window, onPick }: { scene: Scene; window: Box; onPick: (cell: { x: number; y: number }) => void }) {
  const { x0, y0, x1, y1 } = scene.box;
  return (
    <button
      type="button"
      class="miniature"
      aria-label={t('chart.miniature')}
      onClick={(event) => {
        const rect = event.currentTarget.getBoundingClientRect();
        const scale = Math.max((x1 - x0) / rect.width, (y1 - y0) / rect.height);
        const x = (x0 + x1) / 2 + (event.clientX - rect.left - rect.width / 2) * scale;
        const y = (y0 + y1) / 2 + (event.clientY - rect.top - rect.height / 2) * scale;
        onPick({ x: Math.floor(x), y: Math.floor(y) });
      }}
    >
      <svg viewBox={`${x0 * 100} ${y0 * 100} ${(x1 - x0) * 100} ${(y1 - y0) * 100}`} aria-hidden="true">
        <path d={cellPath(scene.table.areas.filter((area) => !area.tile.startsWith('WWWW')))} fill="var(--land)" />
        <path d={cellPath(scene.table.areas.filter((area) => area.tile.startsWith('WWWW')))} fill="var(--sea)" />
        <path d={cellPath(scene.table.tiles)} fill="var(--ink-3)" />
        <rect x={window.x0 * 100} y={window.y0 * 100} width={(window.x1 - window.x0) * 100} height={(window.y1 - window.y0) * 100} class="win" />
      </svg>
    </button>
  );
}
