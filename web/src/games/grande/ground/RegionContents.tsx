import { fmt } from '../../../draw/curve';
import { Emblem } from '../../../draw/Icon';
import { Grande, King, Pawn } from '../../../draw/pieces';
import { colourOf } from '../../../draw/players';
import type { GrandeTable, GrandeTableRegion } from '../../../protocol/types';
import type { RegionCode } from './iberia';
import type { MapLayout } from './map-layout';
import { Plate } from './Plate';
import { SMALL, WIDE } from './places';
import styles from './RegionContents.module.css';

function present(region: GrandeTableRegion): { seat: number; count: number }[] {
  return region.counts
    .map((count, seat) => ({ seat, count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** The contents of a region: name, values, pawns by number, grandes, King. */
export function RegionContents({ layout, region }: { layout: MapLayout; region: GrandeTableRegion }) {
  const code = region.code as RegionCode;
  return layout.isSmall ? (
    <Chips layout={layout} region={region} code={code} />
  ) : (
    <Pawns layout={layout} region={region} code={code} />
  );
}

/** The distance of a piece from the middle of its row, in widths. */
export function abreast(at: number, count: number): number {
  return at - (count - 1) / 2;
}

/** The distance below the middle of a plate at which a pawn does not touch it. */
const CLEAR = 27;

/** The end of a count beside its pawn, and half the width of a pawn: the tie sign fits between them. */
const COUNT_END = 19;
const PAWN_HALF = 8.5;

function Pawns({ layout, region, code }: { layout: MapLayout; region: GrandeTableRegion; code: RegionCode }) {
  const place = WIDE[code];
  const [nx, ny] = layout.at(place.name);
  const [px, py] = layout.at(place.plate);
  const [cx, cy] = layout.at(place.pawns);
  const [gx, gy] = layout.at(place.grande);
  const [kx, ky] = layout.at(place.king);
  const list = present(region);
  const rows = Math.ceil(list.length / place.perRow);
  // Rows of four and more are closer together; several rows begin lower, below the plate.
  const z = layout.piece;
  const [dx, dy, size] = list.length > 3 ? [33 * z, 26 * z, z] : [37 * z, 32 * z, 1.16 * z];
  const down = rows > 1 ? Math.max(0, py + CLEAR * z - cy + ((rows - 1) / 2) * dy) : 0;
  return (
    <g aria-hidden="true">
      <text transform={`translate(${fmt(nx)} ${fmt(ny)}) scale(${fmt(z)})`} class={styles.name} text-anchor="middle">
        {region.name}
      </text>
      <Plate x={px} y={py} values={region.values} scale={z} movable={region.scoreboard !== ''} />
      {/* Counts are drawn above the King and the grandes. */}
      {region.king && <King x={kx} y={ky} scale={1.02 * z} />}
      {region.grandes.map((seat, i) => (
        <Grande key={seat} seat={seat} x={gx + abreast(i, region.grandes.length) * 28 * z} y={gy} scale={1.12 * z} />
      ))}
      {list.map(({ seat, count }, i) => {
        const row = Math.floor(i / place.perRow);
        const inRow = Math.min(place.perRow, list.length - row * place.perRow);
        const column = i % place.perRow;
        const x = cx + (column - (inRow - 1) / 2) * dx - 8 * z;
        const y = cy + (row - (rows - 1) / 2) * dy + down;
        return (
          <g key={seat}>
            <Pawn seat={seat} x={x} y={y} scale={size} />
            <text transform={`translate(${fmt(x + 10 * z)} ${fmt(y + 5 * z)}) scale(${fmt(z)})`} class={styles.count}>
              {count}
            </text>
            {column < inRow - 1 && list[i + 1]?.count === count && (
              <text
                transform={`translate(${fmt(x + (dx + (COUNT_END - PAWN_HALF * (size / z)) * z) / 2)} ${fmt(y + 4 * z)}) scale(${fmt(z)})`}
                class={`${styles.count} ${styles.equal}`}
                text-anchor="middle"
              >
                =
              </text>
            )}
          </g>
        );
      })}
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
      <text x="20" y="12.2" class={styles.chip} fill={`var(--player-${colour}-ink)`}>
        {count}
      </text>
    </g>
  );
}

function chipZoom({ scale }: MapLayout): number {
  return scale < 1 ? 1 : 1.25;
}

/** On phones counts are chips. */
function Chips({ layout, region, code }: { layout: MapLayout; region: GrandeTableRegion; code: RegionCode }) {
  const place = SMALL[code];
  const zoom = chipZoom(layout);
  const [cx, cy] = layout.at(place.chips);
  const [gx, gy] = layout.at(place.grande);
  const [kx, ky] = layout.at(place.king);
  const list = present(region);
  // Beside a column of chips, the first grande is next to the column and the others are further away.
  const besideChips = (i: number) => (place.perRow === 1 ? i : abreast(i, region.grandes.length));
  return (
    <g aria-hidden="true">
      <text x={fmt(cx)} y={fmt(cy - 12 - 9 * zoom)} class={styles.small} text-anchor="middle">
        {region.name}
      </text>
      <text x={fmt(cx)} y={fmt(cy - 2 - 9 * zoom)} class={styles.values} text-anchor="middle">
        {region.values.join(' · ')}
      </text>
      {region.king && <King x={kx} y={ky} scale={0.74 * zoom} />}
      {region.grandes.map((seat, i) => (
        <Grande key={seat} seat={seat} x={gx + besideChips(i) * 16 * zoom} y={gy} scale={0.62 * zoom} />
      ))}
      {list.map(({ seat, count }, i) => {
        const row = Math.floor(i / place.perRow);
        const inRow = Math.min(place.perRow, list.length - row * place.perRow);
        const x = cx + ((i % place.perRow) - (inRow - 1) / 2) * (CHIP.width * zoom + 1.5) - (CHIP.width * zoom) / 2;
        const y = cy - 5 + row * ((CHIP.height + 1) * zoom + 1.5);
        return <Chip key={seat} seat={seat} count={count} x={x} y={y} zoom={zoom} />;
      })}
    </g>
  );
}

export function CastilloContents({ layout, castillo }: { layout: MapLayout; castillo: GrandeTable['castillo'] }) {
  const [x, y] = layout.castillo;
  const zoom = layout.isSmall ? chipZoom(layout) : layout.castilloScale * 1.15;
  const z = layout.piece;
  return (
    <g aria-hidden="true">
      <g transform={`translate(${fmt(x)} ${fmt(y)}) scale(${layout.castilloScale})`}>
        <Tower />
      </g>
      {present(castillo).map(({ seat, count }, i) => (
        // All if the contents are shown, otherwise only the reader's own (EG-3.6).
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
        <text x={fmt(x)} y={fmt(y + (layout.scale < 1 ? 42 : 60))} class={styles.values} text-anchor="middle">
          {castillo.values.join(' · ')}
        </text>
      ) : (
        <>
          <text transform={`translate(${fmt(x)} ${fmt(y + 57 * z)}) scale(${fmt(z)})`} class={styles.name} text-anchor="middle">
            {castillo.name}
          </text>
          <Plate x={x} y={y + 72 * z} values={castillo.values} scale={z} movable={castillo.scoreboard !== ''} />
        </>
      )}
    </g>
  );
}

/** The Castillo: a tower with a little depth, drawn around 0,0. */
function Tower() {
  return (
    <g>
      <ellipse cy="38" rx="46" ry="10" fill="var(--map-ink)" opacity=".25" />
      <path d="M-27 38V-30H27V38Z" fill="#EFE5CB" stroke="#3B3524" stroke-width="1.6" />
      <path d="M8 38V-30H27V38Z" fill="#D8C9A2" />
      <path
        d="M-32 -30V-52H-21V-44H-11V-52H11V-44H21V-52H32V-30Z"
        fill="#F6EEDB"
        stroke="#3B3524"
        stroke-width="1.6"
        stroke-linejoin="round"
      />
      <path d="M-5.5 -52V-44H5.5V-52" fill="#F6EEDB" stroke="#3B3524" stroke-width="1.6" />
      <path d="M-5.5 -44H5.5" stroke="#F6EEDB" stroke-width="3" />
      <path d="M8 -30V-44H21V-52H32V-30Z" fill="#DCCDA8" />
      <path d="M-32 -30H32M-32 -30L-27 -24M32 -30L27 -24" stroke="#3B3524" stroke-width="1.4" />
      <path d="M-9 38V24A9 9 0 0 1 9 24V38Z" fill="#4A2C14" stroke="#3B3524" stroke-width="1.4" />
      <path d="M0 16V38M-8.5 30H8.5" stroke="#2C1A0B" />
      <rect x="-3" y="-16" width="6" height="18" rx="3" fill="#3B3524" />
      <path
        d="M-22 -18h7M-24 -8h6M14 -20h8M16 -6h7M-23 8h7M-18 20h5M14 10h8M17 22h6M-12 6h5M8 -22h4"
        stroke="#3B3524"
        stroke-width="1.1"
        opacity=".5"
      />
      <path d="M0 -52V-74" stroke="#3B3524" stroke-width="1.6" />
      <path d="M0 -74C8 -78 12 -70 22 -73V-61C12 -58 8 -66 0 -62Z" fill="#E9A91B" stroke="#3B3524" stroke-width="1.2" />
    </g>
  );
}
