import { useId, useMemo } from 'preact/hooks';
import { CaballeroTileArt } from '../../draw/CaballeroTileArt';
import { type Cell, cellKey, letterOf, neighbour, opposite, parseCell, SIDES, sidesOf } from '../../draw/grid';
import { Governor, King, Ship, WarnMark } from '../../draw/pieces';
import { ChartLayers } from '../../games/caballero/draw/ChartLayers';
import { drawnTiles } from '../../games/caballero/draw/land';
import { Disk } from '../../games/grande/Disk';
import { Borders, CastilloFurniture, Ground, LegalRegion, RegionFurniture, Taboo } from '../../games/grande/GrandeMapArt';
import { REGIONS, type RegionCode } from '../../games/grande/iberia';
import { layOut } from '../../games/grande/map-layout';
import { WIDE } from '../../games/grande/places';
import type { CaballeroTableArea, GrandeTable, GrandeTableRegion } from '../../protocol/table';
import { t } from '../../text';
import { Marked } from './Blocks';
import { type ChartPosition, type MapPosition, POSITIONS } from './positions';

/** The picture beside a rule, if it has one. */
export function Picture({ rule, query }: { rule: string; query: string }) {
  const position = POSITIONS[rule];
  if (position === undefined) {
    return null;
  }
  const caption = t(position.caption);
  return (
    <figure>
      {position.kind === 'chart' && <ChartPicture position={position} />}
      {position.kind === 'map' && <MapPicture position={position} />}
      {position.kind === 'disk' && (
        <div class="rpic rdisk" inert>
          <Disk
            chosen={position.chosen}
            legal={REGIONS.filter((code) => code !== position.king)}
            note=""
            onChoose={() => undefined}
          />
        </div>
      )}
      <figcaption>
        <Marked text={caption} query={query} />
      </figcaption>
    </figure>
  );
}

export function areasOf(position: ChartPosition): CaballeroTableArea[] {
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

function ChartPicture({ position }: { position: ChartPosition }) {
  const id = useId().replace(/\W/g, '');
  const areas = useMemo(() => areasOf(position), [position]);
  const tiles = useMemo(() => drawnTiles(areas), [areas]);
  const [x, y, width, height] = position.view;
  return (
    <svg
      class="rpic"
      viewBox={`${x * 100} ${y * 100} ${width * 100} ${height * 100}`}
      style={{ aspectRatio: `${width}/${height}` }}
      aria-hidden="true"
    >
      <rect x={x * 100} y={y * 100} width={width * 100} height={height * 100} fill="var(--chart)" />
      <ChartLayers tiles={tiles} id={id} />
      {position.tiles.map((tile) => (
        <g key={cellKey(tile.x, tile.y)} transform={`translate(${tile.x * 100} ${tile.y * 100})`}>
          <CaballeroTileArt {...tile} land={landSides(areas, tile)} look={tile.threatened ? 'threatened' : 'normal'} />
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
      <g class="targets">
        {position.free?.map((cell) => (
          <g key={cellKey(cell.x, cell.y)} class="now">
            <rect x={cell.x * 100 + 4} y={cell.y * 100 + 4} width="92" height="92" rx="9" />
            <path d={`M${cell.x * 100 + 42} ${cell.y * 100 + 50}h16M${cell.x * 100 + 50} ${cell.y * 100 + 42}v16`} />
          </g>
        ))}
      </g>
      {position.ringed?.map((cell) => (
        <g key={cellKey(cell.x, cell.y)} class="preview" transform={`translate(${cell.x * 100} ${cell.y * 100})`}>
          <rect x="-1" y="-1" width="102" height="102" rx="10" class="halo" />
          <rect x="-1" y="-1" width="102" height="102" rx="10" class="ring" />
        </g>
      ))}
    </svg>
  );
}

/** Names and printed values by EG-1.1. */
const PRINTED: Record<RegionCode, { name: string; values: readonly number[] }> = {
  Gal: { name: 'Galicia', values: [4, 2, 0] },
  Bas: { name: 'País Vasco', values: [5, 3, 1] },
  Old: { name: 'Castilla la Vieja', values: [6, 4, 2] },
  Ara: { name: 'Aragón', values: [5, 4, 1] },
  Cat: { name: 'Cataluña', values: [4, 2, 1] },
  New: { name: 'Castilla la Nueva', values: [7, 4, 2] },
  Val: { name: 'Valencia', values: [5, 3, 2] },
  Gra: { name: 'Granada', values: [6, 3, 1] },
  Sev: { name: 'Sevilla', values: [4, 3, 1] },
};

function regionIn(position: MapPosition, code: RegionCode): GrandeTableRegion {
  const board = position.boards?.[code];
  return {
    code,
    name: PRINTED[code].name,
    values: [...(board ?? PRINTED[code].values)],
    scoreboard: board === undefined ? '' : 'high',
    king: position.king === code,
    grandes: [...(position.grandes?.[code] ?? [])],
    counts: [...(position.counts[code] ?? [])],
    ranks: [],
    scores: [],
  };
}

const MAP = { width: 940, height: 640 };

function MapPicture({ position }: { position: MapPosition }) {
  const id = useId().replace(/\W/g, '');
  const layout = useMemo(() => layOut(MAP.width, MAP.height), []);
  const [west, north, east, south] = position.view;
  const [x0, y0] = layout.at([west, north]);
  const [x1, y1] = layout.at([east, south]);
  const castillo = { ...regionIn(position, 'Gal'), code: 'Cas', name: t('rules.castillo'), values: [5, 3, 1], king: false };
  return (
    <svg
      class="rpic gmap"
      viewBox={`${x0} ${y0} ${x1 - x0} ${y1 - y0}`}
      style={{ aspectRatio: `${x1 - x0}/${y1 - y0}` }}
      aria-hidden="true"
    >
      <Ground layout={layout} id={id} />
      <Taboo layout={layout} king={position.king} id={id} />
      {position.legal?.map((code) => (
        <LegalRegion key={code} layout={layout} code={code} isChosen={false} id={id} />
      ))}
      <Borders layout={layout} />
      {REGIONS.map((code) => (
        <RegionFurniture key={code} layout={layout} region={regionIn(position, code)} />
      ))}
      <CastilloFurniture layout={layout} table={{ castillo } as GrandeTable} />
      {position.stopped !== undefined && (
        <Stopped from={layout.at(WIDE[position.king].king)} to={layout.at(WIDE[position.stopped].king)} />
      )}
    </svg>
  );
}

/** A King's journey that does not happen. */
function Stopped({ from, to }: { from: readonly [number, number]; to: readonly [number, number] }) {
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return (
    <g>
      <path d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`} stroke="#fff" stroke-width="7" stroke-linecap="round" />
      <path
        d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`}
        stroke="var(--ink)"
        stroke-width="3"
        stroke-linecap="round"
        stroke-dasharray="2 7"
      />
      <g opacity=".55">
        <King x={to[0]} y={to[1]} scale={1} />
      </g>
      <circle cx={mx} cy={my} r="17" fill="#fff" stroke="var(--threat)" stroke-width="3" />
      <svg x={mx - 11} y={my - 11} width="22" height="22" fill="var(--threat)" aria-hidden="true">
        <use href="#i-veto" />
      </svg>
    </g>
  );
}
