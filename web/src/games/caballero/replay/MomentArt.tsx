import { useId } from 'preact/hooks';
import type { Cell } from '../../../draw/grid';
import { ChartLayers } from '../draw/ChartLayers';
import type { EvictedTile } from '../scene/evicted';
import type { Scene } from '../scene/scene';
import { EvictedTiles } from '../sheets/FollowMarks';
import { Outlines } from '../sheets/Outlines';
import { Pieces } from '../sheets/Pieces';

/** How much of the chart around a cell is visible, in hundredths of a cell; evicted tiles and their labels need more. */
const HEIGHT = 200;
const HEIGHT_OF_TWO = 260;
const SHAPE = 1.7;
/** The maximum visible part of a chart without a cell. */
const MOST = 450;
const NOTHING_THREATENED: ReadonlySet<string> = new Set();

/** A small part of the chart around a cell, which is outlined; without a cell the whole chart, or the middle of a large one. */
export function MomentArt({ scene, cell, evicted }: { scene: Scene; cell: Cell | undefined; evicted: readonly EvictedTile[] }) {
  const id = useId().replace(/\W/g, '');
  const around = cell && boxAround(cell, evicted);
  return (
    <svg
      viewBox={around ?? middleOf(scene.box)}
      preserveAspectRatio={cell ? 'xMidYMid slice' : 'xMidYMid meet'}
      aria-hidden="true"
    >
      <ChartLayers tiles={scene.tiles} id={id} />
      <Pieces scene={scene} threatened={NOTHING_THREATENED} flights={[]} />
      <EvictedTiles evicted={evicted} />
      <Outlines mark="lit" cells={cell ? [cell] : []} />
    </svg>
  );
}

/** The view box of the picture: the played cell and the evicted tiles next to it. */
export function boxAround(cell: Cell, evicted: readonly Pick<EvictedTile, 'tile'>[]): string {
  const near = evicted.map(({ tile }) => tile).filter(({ x, y }) => Math.abs(x - cell.x) + Math.abs(y - cell.y) === 1);
  const middle = (all: readonly number[]) => (Math.min(...all) + Math.max(...all)) * 50 + 50;
  const height = near.length === 0 ? HEIGHT : HEIGHT_OF_TWO;
  const left = middle([cell.x, ...near.map(({ x }) => x)]) - (height * SHAPE) / 2;
  // The label of an evicted tile is above it.
  const top = middle([cell.y, ...near.map(({ y }) => y)]) - height / 2 - (near.length === 0 ? 0 : LABEL / 2);
  return `${left} ${top} ${height * SHAPE} ${height}`;
}

const LABEL = 30;

/** The middle of a chart, as a view box. */
export function middleOf({ x0, y0, x1, y1 }: Scene['box']): string {
  const width = Math.min((x1 - x0) * 100, MOST * SHAPE);
  const height = Math.min((y1 - y0) * 100, MOST);
  return `${(x0 + x1) * 50 - width / 2} ${(y0 + y1) * 50 - height / 2} ${width} ${height}`;
}
