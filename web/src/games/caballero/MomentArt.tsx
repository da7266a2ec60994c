import { useId } from 'preact/hooks';
import type { Cell } from '../../draw/grid';
import { EvictedTiles } from './chart/FollowMarks';
import { Outlines } from './chart/Outlines';
import { Pieces } from './chart/Pieces';
import type { Scene } from './chart/scene';
import { ChartLayers } from './draw/ChartLayers';
import type { EvictedTile } from './evicted';

/** How much is visible around a cell, in hundredths of it. */
const WIDTH = 340;
const HEIGHT = 200;
const NOBODY: ReadonlySet<string> = new Set();

/** A small part of the chart around a cell, which is outlined; without a cell the whole chart. */
export function MomentArt({ scene, cell, evicted }: { scene: Scene; cell: Cell | undefined; evicted: readonly EvictedTile[] }) {
  const id = useId().replace(/\W/g, '');
  const { x0, y0, x1, y1 } = scene.box;
  const all = `${x0 * 100} ${y0 * 100} ${(x1 - x0) * 100} ${(y1 - y0) * 100}`;
  const around = cell && `${cell.x * 100 + 50 - WIDTH / 2} ${cell.y * 100 + 50 - HEIGHT / 2} ${WIDTH} ${HEIGHT}`;
  return (
    <svg viewBox={around ?? all} preserveAspectRatio={cell ? 'xMidYMid slice' : 'xMidYMid meet'} aria-hidden="true">
      <ChartLayers tiles={scene.tiles} id={id} />
      <Pieces scene={scene} threatened={NOBODY} flights={[]} />
      <EvictedTiles evicted={evicted} />
      <Outlines mark="lit" cells={cell ? [cell] : []} />
    </svg>
  );
}
