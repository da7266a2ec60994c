import { Icon } from '../../draw/Icon';
import { Link } from '../../ui/parts/Link';
import { SeatChanges } from '../people/SeatChanges';
import type { Player } from '../people/types';
import styles from './MomentCard.module.css';
import { type KeyMoment, roundWords } from './use-told-moments';

interface Props {
  id: string;
  moment: KeyMoment;
  /** Its place among the pictures. */
  number: number;
  players: readonly Player[];
}

/** A moment of the game as a fact with names and points; it opens the replay there. */
export function MomentCard({ id, moment, number, players }: Props) {
  return (
    <Link to={{ page: 'replay', id, ply: moment.lines.at(-1)!.ply }} class={styles.moment}>
      <span class={styles.picture}>
        {moment.picture}
        <i aria-hidden="true">{number}</i>
      </span>
      <span class={styles.text}>
        <b>{moment.headline}</b>
        {moment.why !== undefined && <span class={styles.why}>{moment.why}</span>}
        <span class={styles.chips}>
          <SeatChanges changes={moment.points} players={players} />
          <em>
            {roundWords(moment)} <Icon name="play" />
          </em>
        </span>
      </span>
    </Link>
  );
}
