import { type Cell, cellKey } from '../../../draw/grid';
import styles from './Outlines.module.css';

/** Outlined cells: the subject of a text, or the latest change. */
export function Outlines({ cells, mark }: { mark: 'lit' | 'fresh'; cells: readonly Cell[] }) {
  return (
    <g class={styles.outlines}>
      {cells.map((cell) => (
        <rect
          key={cellKey(cell.x, cell.y)}
          data-mark={mark}
          data-cell={cellKey(cell.x, cell.y)}
          x={cell.x * 100 - 1}
          y={cell.y * 100 - 1}
          width="102"
          height="102"
          rx="10"
        />
      ))}
    </g>
  );
}
