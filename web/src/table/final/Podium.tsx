import { Icon } from '../../draw/Icon';
import { SeatPortrait } from '../../draw/Portrait';
import { colourOf } from '../../draw/players';
import { placeWord } from '../../text/ordinal';
import { classes } from '../../ui/parts/classes';
import { nameOf } from '../people/names';
import type { Player } from '../people/types';
import styles from './Podium.module.css';

/** The heights of the pillars by rank, as a share of the highest. */
const PILLARS = [1, 0.76, 0.58, 0.42, 0.32];

export interface Ranked {
  seat: number;
  total: number;
  /** The rank, from 0; equal points share one. */
  rank: number;
}

/** The players on pillars by rank, the winner in the middle. */
export function Podium({ order, players }: { order: readonly Ranked[]; players: readonly Player[] }) {
  const shown = order.length > 2 ? [order[1]!, order[0]!, ...order.slice(2)] : order;
  return (
    <ol
      class={classes(styles.podium, order.length === 2 && styles.pair, order.length === 5 && styles.five)}
      style={{ '--seats': String(order.length) }}
    >
      {shown.map(({ seat, total, rank }) => (
        <li key={seat} data-player={colourOf(seat)}>
          <span class={styles.name}>
            {rank === 0 && <Icon name="trophy" class={styles.trophy} />}
            <SeatPortrait seat={seat} persona={players[seat]!.persona} size="large" />
            <b>{nameOf(players[seat]!)}</b>
          </span>
          <div class={styles.pillar} style={{ '--share': String(PILLARS[rank] ?? PILLARS.at(-1)) }}>
            <svg width="100%" height="100%" aria-hidden="true">
              <rect width="100%" height="100%" fill="var(--player)" />
              <rect width="100%" height="100%" fill={`url(#pat-${colourOf(seat)})`} opacity=".9" />
            </svg>
            <b>{total}</b>
            <i>{placeWord(rank + 1)}</i>
          </div>
        </li>
      ))}
    </ol>
  );
}
