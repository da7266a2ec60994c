import { memo } from 'preact/compat';
import { type Cell, cellKey } from '../../../draw/grid';
import { WarnMark } from '../../../draw/pieces';
import styles from './DangerMarks.module.css';

/** The reader's own tile, and the empty cells from which a single area tile could evict it. */
export interface DangerMark {
  cell: Cell;
  from: readonly Cell[];
}

/** Marks tiles in danger: dashes and a triangle on the tile, dots around the cell of the attack, an arrow between them. */
export const DangerMarks = memo(function DangerMarks({ dangers }: { dangers: readonly DangerMark[] }) {
  return (
    <g aria-hidden="true">
      {dangers.flatMap(({ from }) =>
        from.map(({ x, y }) => (
          <rect key={cellKey(x, y)} class={styles.from} x={x * 100 + 5} y={y * 100 + 5} width="90" height="90" rx="9" />
        )),
      )}
      {dangers.map(({ cell: { x, y }, from }) => (
        <g key={cellKey(x, y)} data-mark="danger" data-cell={cellKey(x, y)}>
          <rect class={styles.tile} x={x * 100 + 3} y={y * 100 + 3} width="94" height="94" rx="10" />
          {from.map((origin) => (
            <path key={cellKey(origin.x, origin.y)} class={styles.arrow} d={ARROW} transform={arrowAt({ x, y }, origin)} />
          ))}
          <WarnMark x={x * 100 + 88} y={y * 100 + 92} scale={1.15} />
        </g>
      ))}
    </g>
  );
});

/** An arrow that points to the east, with its tip at the origin. */
const ARROW = 'M0 0L-17 -12V-4H-42V4H-17V12Z';

/** Turns the arrow towards the tile, with its tip at the edge of the tile. */
function arrowAt(tile: Cell, from: Cell): string {
  const [dx, dy] = [tile.x - from.x, tile.y - from.y];
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
  return `translate(${tile.x * 100 + 50 - dx * 49} ${tile.y * 100 + 50 - dy * 49}) rotate(${degrees})`;
}
