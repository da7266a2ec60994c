import type { ComponentChildren } from 'preact';
import { Icon } from '../draw/Icon';
import { rich, t } from '../text';
import { Link } from '../ui/Link';
import styles from './MomentCard.module.css';
import type { KeyMoment } from './moments';
import { SeatChanges } from './SeatChanges';
import type { Player } from './types';

/** A moment of the game as a fact with names and points; it opens the replay there. */
export function MomentCard({ id, moment, players }: { id: string; moment: KeyMoment; players: readonly Player[] }) {
  const { turn, picture, points } = moment;
  return (
    <Link to={{ page: 'replay', id, ply: turn.last }} class={styles.moment}>
      {picture && <span class={styles.picture}>{picture}</span>}
      <span class={styles.text}>
        <b>{headline(moment, players)}</b>
        <span class={styles.chips}>
          <SeatChanges changes={points} players={players} />
          <em>
            {t('final.moments.round', { round: turn.round })} <Icon name="play" />
          </em>
        </span>
      </span>
    </Link>
  );
}

/** What was done, and what it meant for the reader. */
function headline({ words: what, points }: KeyMoment, players: readonly Player[]): ComponentChildren {
  const own = points[players.findIndex(({ isYou }) => isYou)] ?? 0;
  if (own === 0) {
    return what;
  }
  return rich(own > 0 ? 'final.moments.gained' : 'final.moments.lost', { what, n: Math.abs(own) });
}
