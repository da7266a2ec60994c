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
export function Podium({
  order,
  players,
  isFresh = false,
}: {
  order: readonly Ranked[];
  players: readonly Player[];
  isFresh?: boolean;
}) {
  const shown = order.length > 2 ? [order[1]!, order[0]!, ...order.slice(2)] : order;
  return (
    <ol
      class={classes(
        styles.podium,
        order.length === 2 && styles.pair,
        order.length === 5 && styles.five,
        isFresh && styles.fresh,
      )}
      style={{ '--seats': String(order.length) }}
    >
      {shown.map(({ seat, total, rank }) => (
        <li key={seat} data-player={colourOf(seat)} style={{ '--later': String(order.length - 1 - rank) }}>
          {isFresh && rank === 0 && <Shower />}
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

/** How many petals fall over the winner. */
const PETALS = 18;

/** Petals in the winner's colour, in saffron and in cobalt, which fall once. */
function Shower() {
  return (
    <span class={styles.shower} aria-hidden="true">
      {Array.from({ length: PETALS }, (_, i) => (
        <i
          key={i}
          style={{ '--at': `${(i * 37) % 100}%`, '--wait': `${((i * 53) % 90) / 100}s`, '--spin': `${(i % 5) * 90 - 180}deg` }}
        />
      ))}
    </span>
  );
}
