import { memo } from 'preact/compat';
import { fmt } from '../../../draw/curve';
import { Fish, Gold } from '../../../draw/pieces';
import { hills, symbolPlace } from '../../../draw/tile-shape';
import { SHOALS } from './AreaTileArt';
import styles from './ChartLayers.module.css';
import type { DrawnTile } from './land';

/* Every layer covers all tiles at once: shoals continue from one tile to the next, so a tile can't be drawn alone. */

/** A path moved to its tile: layers become single paths, which are much faster than one element for each tile. */
function moved(d: string, tile: DrawnTile): string {
  let i = 0;
  let lower = false;
  return d.replace(/[A-Za-z]|-?\d*\.?\d+/g, (token) => {
    if (/[A-Za-z]/.test(token)) {
      i = 0;
      lower = token >= 'a';
      return token;
    }
    const base = lower ? 0 : (i++ & 1 ? tile.y : tile.x) * 100;
    return `${fmt(Number(token) + base)} `;
  });
}

/** The coasts of tiles as one path. */
export function coastPath(tiles: readonly DrawnTile[]): string {
  return tiles.map((tile) => moved(tile.shape.coast, tile)).join('');
}

export function landPath(tiles: readonly DrawnTile[]): string {
  return tiles.map((tile) => moved(tile.shape.land, tile)).join('');
}

export function cellPath(tiles: readonly { x: number; y: number }[]): string {
  return tiles.map((tile) => `M${tile.x * 100} ${tile.y * 100}h100v100h-100z`).join('');
}

/** Sea, shoals, land and symbols of all area tiles, in hundredths of a cell. */
export const ChartLayers = memo(function ChartLayers({ tiles, id }: { tiles: readonly DrawnTile[]; id: string }) {
  const cells = cellPath(tiles);
  const coast = coastPath(tiles);
  const land = landPath(tiles);
  const relief = tiles
    .map((tile) => moved(hills(tile.shape, tile.seed, tile.symbol === 'g' ? symbolPlace(tile.sides, 'g') : undefined), tile))
    .join('');
  return (
    <g>
      <defs>
        <clipPath id={`${id}-cells`}>
          <path d={cells} />
        </clipPath>
        <clipPath id={`${id}-land`}>
          <path d={land} />
        </clipPath>
      </defs>
      <path
        d={cells}
        fill="var(--map-shadow)"
        stroke="var(--map-shadow)"
        stroke-width="6"
        stroke-linejoin="round"
        transform="translate(0 5)"
        opacity=".13"
      />
      <path d={cells} fill="var(--tile-side)" transform="translate(0 4)" />
      <path d={cells} fill="var(--sea)" stroke="var(--sea)" stroke-width=".8" />
      <path d={cells} fill="url(#waves)" />
      <g clip-path={`url(#${id}-cells)`} fill="none" stroke-linejoin="round">
        {SHOALS.map(([width, name]) => (
          <path key={width} d={coast} stroke={`var(--shoal-${name})`} stroke-width={width} />
        ))}
        <path d={land} fill="var(--land)" stroke="var(--land)" stroke-width=".9" />
        <g clip-path={`url(#${id}-land)`}>
          <path d={coast} stroke="var(--land-rim)" stroke-width="14" opacity=".55" />
          <path d={coast} stroke="var(--land-beach)" stroke-width="6.4" />
        </g>
        <path
          class={styles.hills}
          d={relief}
          stroke="var(--land-ink)"
          stroke-width="1.15"
          stroke-linecap="round"
          opacity=".5"
        />
        <path d={coast} stroke="var(--coast)" stroke-width="1.8" />
      </g>
      {/* Faint seams, so that tiles can be counted. */}
      <path d={cells} fill="none" stroke="var(--seam)" />
      {tiles.map((tile) => {
        if (tile.symbol === '') {
          return null;
        }
        const [x, y] = symbolPlace(tile.sides, tile.symbol);
        const Good = tile.symbol === 'g' ? Gold : Fish;
        return <Good key={tile.key} x={tile.x * 100 + x} y={tile.y * 100 + y} scale={1.12} />;
      })}
    </g>
  );
});
