import type { Point } from './curve';
import { letterOf, numberOn, SIDES, type Side } from './grid';
import { Emblem } from './Icon';
import { Castillo, Grande, Ship } from './pieces';
import { colourOf } from './players';
import styles from './TileArt.module.css';

const QUARTERS = ['M0 0H100L50 50Z', 'M100 0V100L50 50Z', 'M100 100H0L50 50Z', 'M0 100V0L50 50Z'];
const NUMBERS: readonly Point[] = [
  [50, 21.5],
  [78.5, 50],
  [50, 78.5],
  [21.5, 50],
];
const LAND_NUMBERS: readonly Point[] = [
  [50, 18.5],
  [81, 50.5],
  [50, 82],
  [19, 50.5],
];

/** The middle of a water side, where a ship straddles the tile's edge. */
export const SHIP_PLACES: readonly Point[] = [
  [50, 5],
  [95, 50],
  [50, 95],
  [5, 50],
];

export type TileLook = 'normal' | 'threatened';

interface Props {
  seat: number;
  north: number;
  /** The sides that border land, such as `NE`. */
  land: string;
  ships?: string;
  castillo?: boolean;
  grande?: boolean;
  look?: TileLook;
}

/**
 * A caballero tile in 100 × 100: a glazed tile parted per saltire. The quarter that faces land turns white and carries the
 * number.
 */
export function TileArt({ seat, north, land, ships = '', castillo = false, grande = false, look = 'normal' }: Props) {
  const colour = colourOf(seat);
  const facesLand = (side: Side) => land.includes(letterOf(side));
  const hasShip = (side: Side) => ships.includes(letterOf(side));
  return (
    <g>
      <rect x="2" y="7" width="96" height="95" rx="12" fill="var(--map-shadow)" opacity=".22" />
      <rect x="3" y="6.5" width="94" height="92.5" rx="10" fill="var(--glaze-side)" />
      <rect x="3" y="3" width="94" height="93" rx="10" fill="var(--glaze)" />
      <g clip-path="url(#cab-face)">
        <rect x="6" y="6" width="88" height="88" fill={`var(--player-${colour})`} />
        <rect x="6" y="6" width="88" height="88" fill={`url(#pat-${colour})`} opacity=".9" />
        {SIDES.filter(facesLand).map((side) => (
          <path key={side} d={QUARTERS[side]} fill="var(--glaze)" />
        ))}
        <path d="M6 6L94 94M94 6L6 94" stroke="var(--glaze)" stroke-width="2.2" opacity=".92" />
      </g>
      {grande ? (
        <circle cx="50" cy="50" r="21.5" fill="var(--glaze)" stroke="#B98A2C" stroke-width="2.4" />
      ) : (
        <circle
          cx="50"
          cy="50"
          r={castillo ? 20 : 15.5}
          fill={`var(--player-${colour})`}
          stroke="var(--glaze)"
          stroke-width="2.6"
        />
      )}
      {SIDES.filter((side) => !hasShip(side)).map((side) => {
        const onLand = facesLand(side);
        const [x, y] = (onLand ? LAND_NUMBERS : NUMBERS)[side]!;
        return (
          <text
            key={side}
            x={x}
            y={y}
            class={onLand ? styles.land : styles.other}
            fill={`var(--player-${colour}-${onLand ? 'number' : 'ink'})`}
          >
            {numberOn(north, side)}
          </text>
        );
      })}
      {!castillo && !grande && <Emblem seat={seat} x={50} y={50} size={17.5} fill={`var(--player-${colour}-ink)`} />}
      {castillo && (grande ? <Castillo x={68} y={66} scale={0.55} /> : <Castillo x={50} y={50} scale={0.96} />)}
      {grande && <Grande seat={seat} x={50} y={50.8} scale={0.98} />}
      {look === 'threatened' && (
        <rect
          x="1.6"
          y="1.6"
          width="96.8"
          height="96.8"
          rx="11.5"
          fill="none"
          stroke="var(--threat)"
          stroke-width="3.6"
          stroke-dasharray="9 5"
        />
      )}
      {SIDES.filter(hasShip).map((side) => (
        <Ship key={side} seat={seat} x={SHIP_PLACES[side]![0]} y={SHIP_PLACES[side]![1]} scale={1.08} />
      ))}
    </g>
  );
}
