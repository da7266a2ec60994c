import { useMemo } from 'preact/hooks';
import { Rose } from '../../draw/Rose';
import { TileArt } from '../../draw/TileArt';
import { ChartLayers } from './draw/ChartLayers';
import { drawnTiles } from './draw/land';

const AREAS =
  '2,-2 WLWWf|3,-2 WWWLg|4,-2 WWLW|-1,-1 LWLL|0,-1 WLLW|1,-1 LLLLg|2,-1 WLLL|4,-1 LWLW|-1,0 LWWLg|0,0 LWLW|1,0 LWWWf|2,0 LLLW|-2,1 LLLL|-1,1 WWLL|0,1 LLWW|1,1 WWWL|2,1 LLLW|-2,2 LWLL|-1,2 LWLWg|0,2 WLLW|1,2 WWLLf';

function tiles() {
  return drawnTiles(
    AREAS.split('|').map((entry) => {
      const [cell = '', tile = ''] = entry.split(' ');
      const [x = 0, y = 0] = cell.split(',').map(Number);
      return { x, y, tile };
    }),
  );
}

const CABALLEROS = [
  { x: -1, y: -2, seat: 1, north: 5, land: 'S', castillo: true },
  { x: 1, y: -2, seat: 2, north: 8, land: 'S', ships: 'E' },
  { x: -2, y: -1, seat: 0, north: 8, land: 'E' },
  { x: 3, y: -1, seat: 2, north: 2, land: 'W' },
  { x: 3, y: 0, seat: 0, north: 8, land: 'W', castillo: true },
  { x: 4, y: 0, seat: 3, north: 3, land: 'N' },
  { x: 3, y: 1, seat: 0, north: 3, land: 'W' },
];

/** A small scene from the game, drawn by the same code as the table. */
export function Poster() {
  return (
    <svg viewBox="0 0 560 344" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="560" height="344" fill="var(--chart)" />
      <Rose x={486} y={290} radius={48} />
      <g transform="translate(128 166) scale(.86)">
        <Islands />
        {CABALLEROS.map(({ x, y, ...tile }) => (
          <g key={`${x},${y}`} transform={`translate(${x * 100} ${y * 100})`}>
            <TileArt {...tile} />
          </g>
        ))}
      </g>
    </svg>
  );
}

function Islands() {
  const drawn = useMemo(tiles, []);
  return <ChartLayers tiles={drawn} id="poster" />;
}
