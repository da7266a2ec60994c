import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { cellKey, parseCell } from '../../../draw/grid';
import { Governor, Ship, WarnMark } from '../../../draw/pieces';
import { TileArt } from '../../../draw/TileArt';
import type { CaballeroTable, CaballeroTableTile } from '../../../protocol/types';
import { useNext, wasShownFirst } from '../../../table/map/first-shown';
import { madeClass } from '../../../table/map/UntilMade';
import { type Flight, withoutFlying } from '../scene/motions';
import type { Scene } from '../scene/scene';
import styles from './Pieces.module.css';

const NO_FLIGHTS: readonly Flight[] = [];

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
  // Pieces that are there when the chart appears are not animated.
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
  }, []);
  const { tiles } = scene.table;
  const isNew = isOpen.current && !wasShownFirst(scene.table);
  const coming = useComing(tiles);
  return (
    <g aria-hidden="true">
      {tiles.map((tile) => {
        const key = cellKey(tile.x, tile.y);
        return (
          <Piece
            key={key}
            tile={tile}
            isThreatened={threatened.has(key)}
            flights={flights}
            isNew={isNew}
            look={coming.has(key) ? 'before' : undefined}
          />
        );
      })}
      {[...coming].map(([key, tile]) => (
        <Piece key={`next ${key}`} tile={tile} isThreatened={false} flights={NO_FLIGHTS} isNew={false} look="after" />
      ))}
      {scene.governors.map(({ region, seat, at, ship }) => (
        <g key={region}>
          <Governor seat={seat} x={at[0] * 100} y={at[1] * 100} scale={1.25} />
          {ship && <Ship seat={seat} x={at[0] * 100 + 27} y={at[1] * 100 + 6} scale={1.02} />}
        </g>
      ))}
    </g>
  );
});

/** The tiles, by cell, that the next move changes or adds; evicted tiles leave once everything else is drawn. */
function useComing(tiles: readonly CaballeroTableTile[]): ReadonlyMap<string, CaballeroTableTile> {
  const next = useNext<CaballeroTable>();
  return useMemo(() => {
    const changed = next?.tiles.filter((tile) => !tiles.includes(tile)) ?? [];
    return new Map(changed.map((tile) => [cellKey(tile.x, tile.y), tile]));
  }, [tiles, next]);
}

interface PieceProps {
  tile: CaballeroTableTile;
  isThreatened: boolean;
  flights: readonly Flight[];
  isNew: boolean;
  /** Whether the next move removes or adds it. */
  look: 'before' | 'after' | undefined;
}

/** A caballero tile, drawn again only if it has changed. */
const Piece = memo(
  function Piece({ tile, isThreatened, flights, isNew, look }: PieceProps) {
    return (
      <g
        data-mark="piece"
        data-cell={cellKey(tile.x, tile.y)}
        class={madeClass(look)}
        transform={`translate(${tile.x * 100} ${tile.y * 100})`}
      >
        <Landing isNew={isNew}>
          <TileArt {...withoutFlying(tile, flights)} look={isThreatened ? 'threatened' : 'normal'} />
        </Landing>
      </g>
    );
  },
  (before, after) =>
    before.tile === after.tile &&
    before.isThreatened === after.isThreatened &&
    before.flights === after.flights &&
    before.look === after.look,
);

/** A piece that has just been placed drops from a little above the map. */
function Landing({ isNew, children }: { isNew: boolean; children: ComponentChildren }) {
  // Only the first render matters, not later ones.
  const [lands] = useState(isNew);
  return <g class={lands ? styles.lands : undefined}>{children}</g>;
}

/** Triangles on pieces that will be lost, drawn above the preview next to them. */
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
