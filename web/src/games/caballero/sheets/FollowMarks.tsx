import { type Cell, cellKey } from '../../../draw/grid';
import { WarnMark } from '../../../draw/pieces';
import { colourOf } from '../../../draw/players';
import { TileArt } from '../../../draw/TileArt';
import { coastPath } from '../draw/ChartLayers';
import type { EvictedTile } from '../scene/evicted';
import type { Scene } from '../scene/scene';
import styles from './FollowMarks.module.css';

/** The last action of another seat: rings around its cells in the seat's colour. */
export function PlayedCells({ cells, seat }: { cells: readonly Cell[]; seat: number }) {
  return (
    <g class={styles.played} style={{ stroke: `var(--player-${colourOf(seat)})` }}>
      {cells.map(({ x, y }) => (
        <g key={cellKey(x, y)} data-mark="played" data-cell={cellKey(x, y)}>
          <rect class={styles.casing} x={x * 100 - 2} y={y * 100 - 2} width="104" height="104" rx="11" />
          <rect x={x * 100 - 2} y={y * 100 - 2} width="104" height="104" rx="11" />
        </g>
      ))}
    </g>
  );
}

/** Tiles that were just evicted: they stay in place until the next action, with a label about their caballeros. */
export function EvictedTiles({ evicted }: { evicted: readonly EvictedTile[] }) {
  return (
    <>
      {evicted.map(({ tile, label, isLost }) => {
        const width = 34 + label.length * 13;
        return (
          <g
            key={cellKey(tile.x, tile.y)}
            data-mark="evicted"
            data-cell={cellKey(tile.x, tile.y)}
            transform={`translate(${tile.x * 100} ${tile.y * 100})`}
          >
            <g class={styles.gone}>
              <TileArt {...tile} />
            </g>
            <rect class={styles.edge} x="3" y="3" width="94" height="94" rx="10" />
            {isLost && <path class={styles.strike} d="M8 92L92 8" />}
            <WarnMark x={14} y={94} scale={1.15} />
            <rect class={styles.label} x={50 - width / 2} y="-30" width={width} height="32" rx="9" />
            <text class={styles.text} x="50" y="-7" font-size="24">
              {label}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** Joined or conquered regions: their coast flashes once. */
export function FlashingCoasts({ scene, spots }: { scene: Scene; spots: readonly string[] }) {
  const regions = new Set(spots.map((spot) => scene.map.of(spot)));
  return (
    <>
      {[...regions].map((region) => {
        const cells = new Set(region === undefined ? [] : scene.map.cells[region]);
        const tiles = scene.tiles.filter((tile) => cells.has(tile.key));
        return tiles.length === 0 ? null : <path key={region} data-mark="flash" class={styles.flash} d={coastPath(tiles)} />;
      })}
    </>
  );
}
