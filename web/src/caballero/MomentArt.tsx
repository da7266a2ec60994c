import { useId } from 'preact/hooks';
import { ChartLayers } from '../draw/ChartLayers';
import type { Cell } from '../draw/grid';
import { Pieces } from './chart/layers';
import type { Scene } from './chart/scene';

/** What is seen around a cell, in hundredths of it. */
const WIDTH = 340;
const HEIGHT = 200;
const NOBODY: ReadonlySet<string> = new Set();

/** A small piece of the chart around a cell, which is outlined. */
export function MomentArt({ scene, cell }: { scene: Scene; cell: Cell }) {
  const id = useId().replace(/\W/g, '');
  return (
    <svg class="th" viewBox={`${cell.x * 100 + 50 - WIDTH / 2} ${cell.y * 100 + 50 - HEIGHT / 2} ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <ChartLayers tiles={scene.tiles} id={id} />
      <Pieces scene={scene} threatened={NOBODY} flights={[]} />
      <g class="lit">
        <rect x={cell.x * 100 - 1} y={cell.y * 100 - 1} width="102" height="102" rx="10" />
      </g>
    </svg>
  );
}
