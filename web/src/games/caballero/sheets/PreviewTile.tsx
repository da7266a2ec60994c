import { useRef } from 'preact/hooks';
import { cellKey, rotated, sidesOf } from '../../../draw/grid';
import { TileArt } from '../../../draw/TileArt';
import { AreaTileArt } from '../draw/AreaTileArt';
import styles from './PreviewTile.module.css';

export type PreviewedPiece =
  | { kind: 'area'; x: number; y: number; tile: string; seed: number; sent: boolean }
  | {
      kind: 'caballero';
      x: number;
      y: number;
      seat: number;
      north: number;
      land: string;
      ships: string;
      castillo: boolean;
      grande: boolean;
      sent: boolean;
    };

/** The previewed piece: not sent yet, or sent and not confirmed yet. */
export function PreviewTile({ previewed }: { previewed: PreviewedPiece }) {
  const frame =
    previewed.kind === 'area'
      ? { x: -1, y: -1, width: 102, height: 102, rx: 8 }
      : { x: 0, y: 0, width: 100, height: 102, rx: 12 };
  return (
    <g
      data-mark="preview"
      data-cell={cellKey(previewed.x, previewed.y)}
      class={previewed.sent ? styles.sent : styles.preview}
      transform={`translate(${previewed.x * 100} ${previewed.y * 100})`}
      aria-hidden="true"
    >
      <g class={styles.ghost}>
        {previewed.kind === 'area' ? (
          <TurningTile key={`${previewed.x},${previewed.y}`} tile={previewed.tile} seed={previewed.seed} />
        ) : (
          <TileArt {...previewed} />
        )}
      </g>
      <Ring {...frame} />
    </g>
  );
}

/** A ring around a tile or a cell, visible on every background. */
export function Ring(frame: { x: number; y: number; width: number; height: number; rx: number }) {
  return (
    <>
      <rect {...frame} class={styles.edge} />
      <rect {...frame} class={styles.ring} />
    </>
  );
}

/** An area tile that is animated when its rotation changes. */
function TurningTile({ tile, seed }: { tile: string; seed: number }) {
  const lying = useRef({ tile, turns: '' });
  if (lying.current.tile !== tile) {
    const isLeft = rotated(sidesOf(lying.current.tile), -1) === sidesOf(tile);
    lying.current = { tile, turns: isLeft ? styles.turnsLeft! : styles.turns! };
  }
  return (
    <g key={tile} class={lying.current.turns}>
      <AreaTileArt tile={tile} seed={seed} />
    </g>
  );
}
