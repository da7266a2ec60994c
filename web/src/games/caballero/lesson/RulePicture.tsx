import { useId, useMemo } from 'preact/hooks';
import { type Cell, cellKey, letterOf, neighbour, opposite, parseCell, SIDES, sidesOf } from '../../../draw/grid';
import { Governor, Ship, WarnMark } from '../../../draw/pieces';
import { TileArt } from '../../../draw/TileArt';
import type { CaballeroTableArea } from '../../../protocol/types';
import { ChartLayers } from '../draw/ChartLayers';
import { drawnTiles } from '../draw/land';
import { Ring } from '../sheets/PreviewTile';
import { FreeCells } from '../sheets/Targets';
import type { ChartPosition } from './rule-positions';

export function areasOf(position: Pick<ChartPosition, 'areas'>): CaballeroTableArea[] {
  return position.areas.split('|').map((entry) => {
    const [cell = '', tile = ''] = entry.split(' ');
    return { ...parseCell(cell), tile };
  });
}

/** The sides of a cell that border land. */
export function landSides(areas: readonly CaballeroTableArea[], cell: Cell): string {
  const at = new Map(areas.map((area) => [cellKey(area.x, area.y), sidesOf(area.tile)]));
  return SIDES.filter((side) => {
    const { x, y } = neighbour(cell, side);
    return at.get(cellKey(x, y))?.[opposite(side)] === 'L';
  })
    .map(letterOf)
    .join('');
}

/** A position next to a rule. */
export function RulePicture({ position }: { position: Omit<ChartPosition, 'caption'> }) {
  const id = useId().replace(/\W/g, '');
  const areas = useMemo(() => areasOf(position), [position]);
  const tiles = useMemo(() => drawnTiles(areas), [areas]);
  const [x, y, width, height] = position.view;
  return (
    <svg
      viewBox={`${x * 100} ${y * 100} ${width * 100} ${height * 100}`}
      style={{ aspectRatio: `${width}/${height}` }}
      aria-hidden="true"
    >
      <rect x={x * 100} y={y * 100} width={width * 100} height={height * 100} fill="var(--chart)" />
      <ChartLayers tiles={tiles} id={id} />
      {position.tiles.map((tile) => (
        <g key={cellKey(tile.x, tile.y)} transform={`translate(${tile.x * 100} ${tile.y * 100})`}>
          <TileArt {...tile} land={landSides(areas, tile)} look={tile.threatened ? 'threatened' : 'normal'} />
        </g>
      ))}
      {position.tiles
        .filter((tile) => tile.threatened)
        .map((tile) => (
          <WarnMark key={cellKey(tile.x, tile.y)} x={tile.x * 100 + 88} y={tile.y * 100 + 92} scale={1.15} />
        ))}
      {position.governors?.map((governor) => (
        <g key={cellKey(governor.x, governor.y)}>
          <Governor seat={governor.seat} x={governor.x * 100} y={governor.y * 100} scale={1.3} />
          {governor.ship && <Ship seat={governor.seat} x={governor.x * 100 + 27} y={governor.y * 100 + 6} scale={1} />}
        </g>
      ))}
      <FreeCells cells={position.free ?? []} />
      {position.ringed?.map((cell) => (
        <Ring key={cellKey(cell.x, cell.y)} x={cell.x * 100 - 1} y={cell.y * 100 - 1} width={102} height={102} rx={10} />
      ))}
    </svg>
  );
}
