import { memo } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Cell, cellKey, latitude } from '../../../draw/grid';
import type { Box } from '../../../table/map/camera';
import type { Scene } from '../scene/scene';
import { t } from '../text';
import styles from './GridCells.module.css';

/*
 * The chart for screen readers and keyboards: a grid whose rows are latitudes and whose columns are longitudes, with one tab
 * stop. Its cells are invisible; the chart draws the cursor.
 */

interface Props {
  id: string;
  box: Box;
  scene: Scene;
  cursor: Cell;
  describe: (cell: Cell) => string;
  onMove: (cell: Cell) => void;
  onEnter: (cell: Cell) => void;
}

const STEPS: Record<string, Cell> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function cellId(id: string, cell: Cell): string {
  return `${id}-${cell.x}_${cell.y}`;
}

export function GridCells({ id, box, scene, cursor, describe, onMove, onEnter }: Props) {
  const element = useRef<HTMLDivElement>(null);
  // Adds the texts of all cells after the drawing: there are many, and no screen reader reads them within a frame.
  const [told, setTold] = useState(() => describe);
  useEffect(() => setTold(() => describe), [describe]);
  useEffect(() => {
    element.current?.setAttribute('aria-activedescendant', cellId(id, cursor));
  }, [id, cursor.x, cursor.y]);
  const keyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      onMove({
        x: Math.min(box.x1 - 1, Math.max(box.x0, cursor.x + step.x)),
        y: Math.min(box.y1 - 1, Math.max(box.y0, cursor.y + step.y)),
      });
    } else if (event.key === 'Home') {
      const last = scene.table.areas.at(-1);
      if (last !== undefined) {
        onMove({ x: last.x, y: last.y });
      }
    } else if (event.key === 'Enter' || event.key === ' ') {
      onEnter(cursor);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={element} class={styles.grid} role="grid" tabIndex={0} aria-label={t('ec.chart.label')} onKeyDown={keyDown}>
      <Rows id={id} box={box} scene={scene} describe={told} />
    </div>
  );
}

/** Rendered again only when the position or its legal moves change. */
const Rows = memo(function Rows({ id, box, describe }: Pick<Props, 'id' | 'box' | 'scene' | 'describe'>) {
  const rows: number[] = [];
  for (let y = box.y0; y < box.y1; y++) {
    rows.push(y);
  }
  const columns: number[] = [];
  for (let x = box.x0; x < box.x1; x++) {
    columns.push(x);
  }
  return (
    <>
      {rows.map((y) => (
        <div key={y} role="row" aria-label={latitude(y)}>
          {columns.map((x) => (
            <div key={cellKey(x, y)} id={cellId(id, { x, y })} role="gridcell">
              {describe({ x, y })}
            </div>
          ))}
        </div>
      ))}
    </>
  );
});
