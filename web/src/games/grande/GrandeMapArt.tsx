import { memo } from 'preact/compat';
import { fmt, type Point } from '../../draw/curve';
import { Emblem } from '../../draw/Icon';
import { Grande, King, Pawn } from '../../draw/pieces';
import { colourOf } from '../../draw/players';
import { Rhumbs, Rose } from '../../draw/Rose';
import type { GrandeTable, GrandeTableRegion } from '../../protocol/types';
import { REGIONS, type RegionCode } from './iberia';
import { type MapLayout, trackField } from './map-layout';
import { Plate } from './Plate';
import { SMALL, TINTS, WIDE } from './places';
import { Tower } from './Tower';

const SHOALS = [
  [40, 'line'],
  [38.4, '1'],
  [26, 'line'],
  [24.4, '2'],
  [12, 'line'],
  [11, '3'],
] as const;

/** Sea, neighbours and relief: nothing of the position. */
export const Ground = memo(function Ground({ layout, id }: { layout: MapLayout; id: string }) {
  const { width, height, land, scale, island, rose, isSmall, at } = layout;
  const shores = land.coast + land.foreignCoast + island;
  const words = (place: Point, text: string, style: string, turn = 0) => {
    const [x, y] = at(place);
    return (
      <text x={fmt(x)} y={fmt(y)} class={style} text-anchor="middle" transform={`rotate(${turn} ${fmt(x)} ${fmt(y)})`}>
        {text}
      </text>
    );
  };
  return (
    <g aria-hidden="true">
      <defs>
        <pattern id={`${id}-foreign`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-35)">
          <rect width="1" height="6" fill="var(--chart-ink)" opacity=".35" />
        </pattern>
        <clipPath id={`${id}-spain`}>
          <path d={land.spain} />
        </clipPath>
      </defs>
      <rect width={width} height={height} fill="var(--sea)" />
      <g class="seaR">
        <Rhumbs x={rose[0]} y={rose[1]} reach={width + height} />
      </g>
      <rect width={width} height={height} fill="url(#waves)" />
      <g fill="none" stroke-linejoin="round">
        {SHOALS.map(([stroke, name]) => (
          <path key={stroke} d={shores} stroke={`var(--shoal-${name})`} stroke-width={stroke * scale} />
        ))}
      </g>
      <path d={land.france + land.portugal} fill="var(--foreign)" />
      <path d={land.france + land.portugal} fill={`url(#${id}-foreign)`} opacity=".6" />
      <path d={land.foreignCoast} fill="none" stroke="var(--coast)" stroke-width="1.2" opacity=".65" />
      <g class="regions">
        {REGIONS.map((code) => (
          <path key={code} d={land.regions[code].d} fill={TINTS[code]} stroke={TINTS[code]} stroke-width=".8" />
        ))}
      </g>
      <path d={layout.relief} fill="none" stroke="var(--land-ink)" stroke-linecap="round" opacity=".34" />
      <g clip-path={`url(#${id}-spain)`}>
        <path d={land.coast} fill="none" stroke="var(--land-beach)" stroke-width={8 * scale} />
      </g>
      {words([-8.2, 39.6], 'Portugal', 'fname', -82)}
      {!isSmall && words([-3.9, 43.9], 'Mar Cantábrico', 'sname')}
      {!isSmall && words([-9.68, 39.9], 'Mar Océano', 'sname', -90)}
      {!isSmall && words([1.35, 37.75], 'Mar Mediterráneo', 'sname', -12)}
      <path d={island} fill="var(--land)" />
      {!isSmall && <Rose x={rose[0]} y={rose[1]} radius={40} onSea />}
    </g>
  );
});

/** The King's region: gold border and hatching, because nothing may change there. */
export function Taboo({ layout, king, id }: { layout: MapLayout; king: RegionCode; id: string }) {
  const { d } = layout.land.regions[king];
  return (
    <g aria-hidden="true">
      <defs>
        <pattern id={`${id}-taboo`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="1.5" height="9" fill="#8A5A00" opacity=".38" />
        </pattern>
        <clipPath id={`${id}-king`}>
          <path d={d} />
        </clipPath>
      </defs>
      <g clip-path={`url(#${id}-king)`} fill="none">
        <path d={d} fill={`url(#${id}-taboo)`} />
        <path d={d} stroke="#C98A0C" stroke-width={11 * layout.scale} />
        <path d={d} stroke="#FBE7AE" stroke-width={5 * layout.scale} />
      </g>
    </g>
  );
}

/** Borders and coasts over everything that lies on the land. */
export const Borders = memo(function Borders({ layout }: { layout: MapLayout }) {
  const { land, scale, island } = layout;
  return (
    <g fill="none" stroke="var(--coast)" stroke-linejoin="round" aria-hidden="true">
      <path d={land.inner} stroke-width={1.5 * scale + 0.2} />
      <path d={land.outer} stroke-width="1.3" stroke-dasharray="5 3" />
      <path d={land.coast + island} stroke-width="1.8" />
    </g>
  );
});

/** Purple dashes inside the border: you can act here. */
export function LegalRegion({
  layout,
  code,
  isChosen,
  id,
}: {
  layout: MapLayout;
  code: string;
  isChosen: boolean;
  id: string;
}) {
  const d = outlineOf(layout, code);
  const s = layout.scale;
  return (
    <g aria-hidden="true">
      <clipPath id={`${id}-l${code}`}>
        <path d={d} />
      </clipPath>
      <g clip-path={`url(#${id}-l${code})`} fill="none">
        <path d={d} fill="var(--action)" fill-opacity={isChosen ? 0.2 : 0.07} />
        <path d={d} stroke="#fff" stroke-width={12 * s} opacity=".75" />
        <path
          d={d}
          stroke="var(--action-map)"
          stroke-width={8 * s}
          stroke-dasharray={isChosen ? undefined : `${9 * s} ${6 * s}`}
        />
      </g>
    </g>
  );
}

export function outlineOf(layout: MapLayout, code: string): string {
  return code === 'Cas' ? layout.island : layout.land.regions[code as RegionCode].d;
}

function present(region: GrandeTableRegion): { seat: number; count: number }[] {
  return region.counts
    .map((count, seat) => ({ seat, count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** What stands in a region: name, values, pawns by number, grandes, King. */
export function RegionFurniture({ layout, region }: { layout: MapLayout; region: GrandeTableRegion }) {
  const code = region.code as RegionCode;
  return layout.isSmall ? (
    <Chips layout={layout} region={region} code={code} />
  ) : (
    <Pawns layout={layout} region={region} code={code} />
  );
}

/** How far under the middle of a plate a pawn stands clear of it. */
const CLEAR = 27;

function Pawns({ layout, region, code }: { layout: MapLayout; region: GrandeTableRegion; code: RegionCode }) {
  const place = WIDE[code];
  const [nx, ny] = layout.at(place.name);
  const [px, py] = layout.at(place.plate);
  const [cx, cy] = layout.at(place.pawns);
  const [gx, gy] = layout.at(place.grande);
  const [kx, ky] = layout.at(place.king);
  const list = present(region);
  const rows = Math.ceil(list.length / place.perRow);
  // Four and more stand closer; several rows begin lower, clear of the plate.
  const z = layout.piece;
  const [dx, dy, size] = list.length > 3 ? [31 * z, 26 * z, z] : [37 * z, 32 * z, 1.16 * z];
  const down = rows > 1 ? Math.max(0, py + CLEAR * z - cy + ((rows - 1) / 2) * dy) : 0;
  return (
    <g aria-hidden="true">
      <text transform={`translate(${fmt(nx)} ${fmt(ny)}) scale(${fmt(z)})`} class="gname" text-anchor="middle">
        {region.name}
      </text>
      <Plate x={px} y={py} values={region.values} scale={z} movable={region.scoreboard !== ''} />
      {list.map(({ seat, count }, i) => {
        const row = Math.floor(i / place.perRow);
        const inRow = Math.min(place.perRow, list.length - row * place.perRow);
        const column = i % place.perRow;
        const x = cx + (column - (inRow - 1) / 2) * dx - 8 * z;
        const y = cy + (row - (rows - 1) / 2) * dy + down;
        return (
          <g key={seat}>
            <Pawn seat={seat} x={x} y={y} scale={size} />
            <text transform={`translate(${fmt(x + 10 * z)} ${fmt(y + 5 * z)}) scale(${fmt(z)})`} class="pn">
              {count}
            </text>
            {column < inRow - 1 && list[i + 1]?.count === count && (
              <text transform={`translate(${fmt(x + dx - 13 * z)} ${fmt(y + 4 * z)}) scale(${fmt(z)})`} class="pn eq">
                =
              </text>
            )}
          </g>
        );
      })}
      {region.king && <King x={kx} y={ky} scale={1.02 * z} />}
      {region.grandes.map((seat, i) => (
        <Grande key={seat} seat={seat} x={gx + i * 26 * z} y={gy} scale={1.12 * z} />
      ))}
    </g>
  );
}

const CHIP = { width: 27, height: 16 };

/** A count as a chip: emblem and number. */
function Chip({ seat, count, x, y, zoom }: { seat: number; count: number; x: number; y: number; zoom: number }) {
  const colour = colourOf(seat);
  return (
    <g transform={`translate(${fmt(x)} ${fmt(y)}) scale(${fmt(zoom)})`}>
      <rect width={CHIP.width} height={CHIP.height} rx="4" fill={`var(--player-${colour})`} stroke="#fff" stroke-width="1.2" />
      <Emblem seat={seat} x={8} y={8} size={9.5} fill={`var(--player-${colour}-ink)`} />
      <text x="20" y="12.2" class="mcount" fill={`var(--player-${colour}-ink)`}>
        {count}
      </text>
    </g>
  );
}

/** On phones counts are chips. */
function Chips({ layout, region, code }: { layout: MapLayout; region: GrandeTableRegion; code: RegionCode }) {
  const place = SMALL[code];
  const zoom = layout.scale < 1 ? 1 : 1.25;
  const [cx, cy] = layout.at(place.chips);
  const [gx, gy] = layout.at(place.grande);
  const [kx, ky] = layout.at(place.king);
  const list = present(region);
  return (
    <g aria-hidden="true">
      <text x={fmt(cx)} y={fmt(cy - 2 - 9 * zoom)} class="mval" text-anchor="middle">
        {region.values.join(' · ')}
      </text>
      {list.map(({ seat, count }, i) => {
        const row = Math.floor(i / place.perRow);
        const inRow = Math.min(place.perRow, list.length - row * place.perRow);
        const x = cx + ((i % place.perRow) - (inRow - 1) / 2) * (CHIP.width * zoom + 1.5) - (CHIP.width * zoom) / 2;
        const y = cy - 5 + row * ((CHIP.height + 1) * zoom + 1.5);
        return <Chip key={seat} seat={seat} count={count} x={x} y={y} zoom={zoom} />;
      })}
      {region.king && <King x={kx} y={ky} scale={0.74 * zoom} />}
      {region.grandes.map((seat, i) => (
        <Grande key={seat} seat={seat} x={gx + i * 15} y={gy} scale={0.62 * zoom} />
      ))}
    </g>
  );
}

export function CastilloFurniture({ layout, table }: { layout: MapLayout; table: GrandeTable }) {
  const [x, y] = layout.castillo;
  const zoom = layout.castilloScale * 1.15;
  return (
    <g aria-hidden="true">
      <g transform={`translate(${fmt(x)} ${fmt(y)}) scale(${layout.castilloScale})`}>
        <Tower />
      </g>
      {present(table.castillo).map(({ seat, count }, i) => (
        // Only where the contents are in sight (EG-3.6).
        <Chip
          key={seat}
          seat={seat}
          count={count}
          x={x - 31 * layout.castilloScale - CHIP.width * zoom}
          y={y - 34 * layout.castilloScale + i * (CHIP.height + 1.5) * zoom}
          zoom={zoom}
        />
      ))}
      {layout.isSmall ? (
        <text x={fmt(x)} y={fmt(y + (layout.scale < 1 ? 42 : 60))} class="mval" text-anchor="middle">
          {table.castillo.values.join(' · ')}
        </text>
      ) : (
        <>
          <text x={fmt(x)} y={fmt(y + 57)} class="gname" text-anchor="middle">
            {table.castillo.name}
          </text>
          <Plate x={x} y={y + 72} values={table.castillo.values} movable={table.castillo.scoreboard !== ''} />
        </>
      )}
    </g>
  );
}

/** The score track: the map's frame, a hundred fields; who is round once more carries "+100". */
export const ScoreTrack = memo(function ScoreTrack({ layout, totals }: { layout: MapLayout; totals: readonly number[] }) {
  const { width, height, frame } = layout;
  const sharing = (seat: number) => totals.slice(0, seat).filter((total) => total % 100 === totals[seat]! % 100).length;
  return (
    <g aria-hidden="true">
      <path
        fill-rule="evenodd"
        d={`M0 0H${width}V${height}H0ZM${frame} ${frame}V${height - frame}H${width - frame}V${frame}Z`}
        fill="var(--panel)"
      />
      {Array.from({ length: 100 }, (_, n) => {
        const field = trackField(n, layout);
        return (
          <g key={n}>
            <rect {...field} class={`tc ${n % 10 === 0 ? 't10' : n % 2 ? 'odd' : ''}`} />
            <text
              x={fmt(field.x + field.width / 2)}
              y={fmt(field.y + field.height / 2 + 3.6)}
              class={n % 5 === 0 ? 'tnum b' : 'tnum'}
            >
              {n}
            </text>
          </g>
        );
      })}
      <rect
        x={frame}
        y={frame}
        width={width - 2 * frame}
        height={height - 2 * frame}
        fill="none"
        stroke="var(--chart-frame)"
        stroke-width="1.5"
      />
      {totals.map((total, seat) => {
        const field = trackField(((total % 100) + 100) % 100, layout);
        const shift = sharing(seat) * 5;
        const colour = colourOf(seat);
        return (
          <g
            key={seat}
            transform={`translate(${fmt(field.x + field.width / 2 + shift)} ${fmt(field.y + field.height / 2 + shift)})`}
          >
            <path
              d="M-11 -11H11V3C11 8 5 11 0 13C-5 11 -11 8 -11 3Z"
              fill={`var(--player-${colour})`}
              stroke="#fff"
              stroke-width="2"
            />
            <Emblem seat={seat} x={0} y={-1} size={13} fill={`var(--player-${colour}-ink)`} />
            {total >= 100 && (
              <text y="-13" class="lap">
                +{Math.floor(total / 100) * 100}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});
