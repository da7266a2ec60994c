import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import { cellKey, parseCell } from '../../../draw/grid';
import { Governor, Ship, WarnMark } from '../../../draw/pieces';
import { TileArt } from '../../../draw/TileArt';
import type { CaballeroTable, CaballeroTableTile } from '../../../protocol/types';
import { useShownFirst } from '../../../table/shown-first';
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
  const first = useShownFirst<CaballeroTable>();
  const tiles = first === undefined ? scene.table.tiles : withPlayed(scene.table.tiles, first.tiles);
  return (
    <g aria-hidden="true">
      {tiles.map((tile) => {
        const key = cellKey(tile.x, tile.y);
        return (
          <Piece key={key} tile={tile} isThreatened={threatened.has(key)} flights={flights} isNew={isOpen.current && !first} />
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

/** Tiles with those that a move has changed or brought; those that it evicts leave when everything else is shown. */
function withPlayed(
  before: readonly CaballeroTableTile[],
  after: readonly CaballeroTableTile[],
): readonly CaballeroTableTile[] {
  const places = new Map([...before, ...after].map((tile) => [cellKey(tile.x, tile.y), tile]));
  return [...places.values()];
}

interface PieceProps {
  tile: CaballeroTableTile;
  isThreatened: boolean;
  flights: readonly Flight[];
  isNew: boolean;
}

/** A caballero tile; it is drawn again only if it has changed. */
const Piece = memo(
  function Piece({ tile, isThreatened, flights, isNew }: PieceProps) {
    return (
      <g data-mark="piece" data-cell={cellKey(tile.x, tile.y)} transform={`translate(${tile.x * 100} ${tile.y * 100})`}>
        <Landing isNew={isNew}>
          <TileArt {...withoutFlying(tile, flights)} look={isThreatened ? 'threatened' : 'normal'} />
        </Landing>
      </g>
    );
  },
  (before, after) =>
    before.tile === after.tile && before.isThreatened === after.isThreatened && before.flights === after.flights,
);

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
