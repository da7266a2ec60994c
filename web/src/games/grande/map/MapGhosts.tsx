import { fmt } from '../../../draw/curve';
import { Grande, King, Pawn } from '../../../draw/pieces';
import { colourOf } from '../../../draw/players';
import { signOf } from '../ground/anchors';
import type { MapLayout } from '../ground/map-layout';
import styles from './MapGhosts.module.css';

/** A piece that would come to a place, and its number. */
export interface MapGhost {
  piece: 'caballero' | 'grande' | 'king';
  seat: number;
  place: string;
  count: number;
}

/** The size of pieces on small screens. */
const SMALL_PIECE = 0.82;
/** The distance from a piece to its number. */
const BESIDE = 11;

/** The pieces that a hint suggests, pale, with their numbers. */
export function MapGhosts({ layout, ghosts }: { layout: MapLayout; ghosts: readonly MapGhost[] }) {
  return (
    <>
      {ghosts.map(({ piece, seat, place, count }) => {
        const [x, y] = signOf(layout, place);
        return (
          <g
            key={`${piece} ${place}`}
            data-mark="preview"
            class={styles.ghost}
            transform={`translate(${fmt(x)} ${fmt(y)}) scale(${layout.isSmall ? SMALL_PIECE : 1})`}
          >
            <Piece piece={piece} seat={seat} />
            {piece === 'caballero' && (
              <text x={BESIDE} y="6" fill={`var(--player-${colourOf(seat)}-text)`}>
                +{count}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

function Piece({ piece, seat }: Pick<MapGhost, 'piece' | 'seat'>) {
  switch (piece) {
    case 'king':
      return <King x={0} y={0} scale={1} />;
    case 'grande':
      return <Grande seat={seat} x={0} y={0} scale={1.1} />;
    default:
      return <Pawn seat={seat} x={0} y={0} scale={1.3} />;
  }
}
