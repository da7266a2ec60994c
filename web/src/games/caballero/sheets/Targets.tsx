import { memo } from 'preact/compat';
import { type Cell, cellKey, spotKey } from '../../../draw/grid';
import { SHIP_PLACES } from '../../../draw/TileArt';
import { classes } from '../../../ui/parts/classes';
import { coastPath } from '../draw/ChartLayers';
import type { Scene } from '../scene/scene';
import type { MapTarget } from '../scene/target';
import styles from './Targets.module.css';

interface Props {
  scene: Scene;
  targets: readonly MapTarget[];
  selected: string | undefined;
}

/** Purple means: you can act here. */
export const Targets = memo(function Targets({ scene, targets, selected }: Props) {
  return (
    <g class={styles.targets} aria-hidden="true">
      {targets.map((target) => (
        <Target key={target.choice} scene={scene} target={target} isChosen={target.choice === selected} />
      ))}
    </g>
  );
});

function Target({ scene, target, isChosen }: { scene: Scene; target: MapTarget; isChosen: boolean }) {
  const { x, y } = target.cell;
  const mark = { 'data-mark': isChosen ? 'chosen' : 'target', 'data-cell': cellKey(x, y) };
  switch (target.kind) {
    case 'cell':
      return (
        <g {...mark}>
          <CellTarget cell={target.cell} look={isChosen ? 'chosen' : target.state} isTurned={target.state !== 'now'} />
        </g>
      );
    case 'tile':
      return (
        <rect
          {...mark}
          class={isChosen ? styles.chosen : styles.own}
          x={x * 100 - 1}
          y={y * 100 - 1}
          width="102"
          height="103"
          rx="13"
        />
      );
    case 'side': {
      const [px, py] = SHIP_PLACES[target.side!]!;
      return (
        <g
          {...mark}
          class={classes(target.occupied ? styles.ship : styles.side, isChosen && styles.chosen)}
          transform={`translate(${x * 100 + px} ${y * 100 + py})`}
        >
          <circle r="14" />
          {!target.occupied && <path d="M-6 0h12M0 -6v12" />}
        </g>
      );
    }
    case 'region':
      return <RegionTarget scene={scene} target={target} isChosen={isChosen} />;
  }
}

interface CellProps {
  cell: Cell;
  /** Free in the current rotation, free in another rotation, or chosen. */
  look: 'now' | 'turn' | 'chosen';
  /** Whether the tile must be turned to fit there. */
  isTurned?: boolean;
}

/** A cell where a tile fits: marked with a plus, or with an arrow if the tile must be turned. */
function CellTarget({ cell: { x, y }, look, isTurned = false }: CellProps) {
  return (
    <g class={styles[look]}>
      <rect x={x * 100 + 4} y={y * 100 + 4} width="92" height="92" rx="9" />
      {isTurned ? (
        <path transform={`translate(${x * 100 + 38} ${y * 100 + 38})`} d="M20 12a8 8 0 1 1-2.6-5.9M18 2v4.6h-4.6" />
      ) : (
        <path d={`M${x * 100 + 42} ${y * 100 + 50}h16M${x * 100 + 50} ${y * 100 + 42}v16`} />
      )}
    </g>
  );
}

/** Cells that are free, in a picture. */
export function FreeCells({ cells }: { cells: readonly Cell[] }) {
  return (
    <g class={styles.targets}>
      {cells.map((cell) => (
        <CellTarget key={`${cell.x},${cell.y}`} cell={cell} look="now" />
      ))}
    </g>
  );
}

function RegionTarget({ scene, target, isChosen }: { scene: Scene; target: MapTarget; isChosen: boolean }) {
  const index = scene.map.of(spotKey(target.cell, target.side!));
  if (index === undefined) {
    return null;
  }
  const cells = new Set(scene.map.cells[index]);
  const tiles = scene.tiles.filter((tile) => cells.has(tile.key));
  const coast = coastPath(tiles);
  return (
    <>
      <path class={styles.casing} d={coast} />
      <path data-mark={isChosen ? 'chosen' : 'target'} class={classes(styles.region, isChosen && styles.chosen)} d={coast} />
    </>
  );
}
