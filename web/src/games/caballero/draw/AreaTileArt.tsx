import { useMemo } from 'preact/hooks';
import { sidesOf, symbolOf } from '../../../draw/grid';
import { Fish, Gold } from '../../../draw/pieces';
import { hills, symbolPlace, tileShape } from '../../../draw/tile-shape';

export const SHOALS = [
  [31, 'line'],
  [29.6, '1'],
  [20, 'line'],
  [18.6, '2'],
  [10, 'line'],
  [9, '3'],
] as const;

/** A single area tile, 100 × 100: in the display, in the hand, or as a preview. */
export function AreaTileArt({ tile, seed }: { tile: string; seed: number }) {
  const sides = sidesOf(tile);
  const symbol = symbolOf(tile);
  const { shape, place, relief } = useMemo(() => {
    const shape = tileShape(sides, seed);
    const place = symbol === '' ? undefined : symbolPlace(sides, symbol);
    return { shape, place, relief: hills(shape, seed, place) };
  }, [sides, symbol, seed]);
  const clip = `land-${tile}-${seed}`;
  return (
    <g>
      {shape.land && (
        <clipPath id={clip}>
          <path d={shape.land} />
        </clipPath>
      )}
      <g clip-path="url(#tile-face)">
        <rect width="100" height="100" fill="var(--sea)" />
        <rect width="100" height="100" fill="url(#waves)" />
        {shape.land && (
          <>
            <g fill="none" stroke-linejoin="round">
              {SHOALS.map(([width, name]) => (
                <path key={width} d={shape.coast} stroke={`var(--shoal-${name})`} stroke-width={width} />
              ))}
            </g>
            <path d={shape.land} fill="var(--land)" />
            <g clip-path={`url(#${clip})`} fill="none">
              <path d={shape.coast} stroke="var(--land-rim)" stroke-width="13" opacity=".55" />
              <path d={shape.coast} stroke="var(--land-beach)" stroke-width="6" />
            </g>
            <path d={relief} fill="none" stroke="var(--land-ink)" stroke-width="1.15" stroke-linecap="round" opacity=".55" />
            <path d={shape.coast} fill="none" stroke="var(--coast)" stroke-width="1.7" stroke-linejoin="round" />
          </>
        )}
        {symbol === 'g' && place && <Gold x={place[0]} y={place[1]} />}
        {symbol === 'f' && place && <Fish x={place[0]} y={place[1]} />}
      </g>
      <rect x=".6" y=".6" width="98.8" height="98.8" rx="5" fill="none" stroke="var(--tile-edge)" stroke-width="1.2" />
    </g>
  );
}
