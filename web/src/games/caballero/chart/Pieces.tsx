import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import { cellKey, parseCell } from '../../../draw/grid';
import { Governor, Ship, WarnMark } from '../../../draw/pieces';
import { TileArt } from '../../../draw/TileArt';
import { type Flight, withoutFlying } from './motions';
import styles from './Pieces.module.css';
import type { Scene } from './scene';

/** Caballero tiles with their ships, and governors. A piece that is still moving to a tile is not drawn on it yet. */
export const Pieces = memo(function Pieces({
  scene,
  threatened,
  flights,
}: {
  scene: Scene;
  threatened: ReadonlySet<string>;
  flights: readonly Flight[];
}) {
  // What is there when the chart appears is not animated.
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
  }, []);
  return (
    <g aria-hidden="true">
      {scene.table.tiles.map((tile) => {
        const key = cellKey(tile.x, tile.y);
        return (
          <g key={key} transform={`translate(${tile.x * 100} ${tile.y * 100})`}>
            <Landing isNew={isOpen.current}>
              <TileArt {...withoutFlying(tile, flights)} look={threatened.has(key) ? 'threatened' : 'normal'} />
            </Landing>
          </g>
        );
      })}
      {scene.governors.map(({ region, seat, at, ship }) => (
        <g key={region}>
          <Governor seat={seat} x={at[0] * 100} y={at[1] * 100} scale={1.25} />
          {ship && <Ship seat={seat} x={at[0] * 100 + 27} y={at[1] * 100 + 6} scale={1.02} />}
        </g>
      ))}
    </g>
  );
});

/** A piece that has just been placed drops from a little above the map. */
function Landing({ isNew, children }: { isNew: boolean; children: ComponentChildren }) {
  // Only the first render matters, not later ones.
  const [lands] = useState(isNew);
  return <g class={lands ? styles.lands : undefined}>{children}</g>;
}

/** Triangles on what will be lost; drawn above the preview next to it. */
export function Warnings({ threatened }: { threatened: ReadonlySet<string> }) {
  return (
    <g aria-hidden="true">
      {[...threatened].map((key) => {
        const { x, y } = parseCell(key);
        return <WarnMark key={key} x={x * 100 + 88} y={y * 100 + 92} scale={1.15} />;
      })}
    </g>
  );
}
