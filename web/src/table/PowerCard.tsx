import { Badge, Icon } from '../draw/Icon';
import { colourOf } from '../draw/players';
import { t } from '../text';
import { classes } from '../ui/classes';
import styles from './PowerCard.module.css';

interface Props {
  seat: number;
  card: number;
  supply: number;
  /** A second line on the card, such as "2 tiles". */
  extra?: string | undefined;
  /** Another seat has played this number in this round. */
  takenBy?: number | undefined;
  /** Smaller, or only a line. */
  size?: 'small' | 'flat' | undefined;
}

/** The face of a power card. */
export function PowerCard({ seat, card, supply, extra, takenBy, size }: Props) {
  const words = t('player.card', { card, supply });
  return (
    <span
      role="img"
      aria-label={extra === undefined ? words : `${words}, ${extra}`}
      data-player={colourOf(seat)}
      class={classes(
        styles.card,
        size && styles[size],
        extra !== undefined && styles.special,
        takenBy !== undefined && styles.taken,
      )}
    >
      <b>{card}</b>
      <span class={styles.supply}>
        <Icon name="cab" />
        {supply}
      </span>
      {extra && <i class={styles.extra}>{extra}</i>}
      {takenBy !== undefined && (
        <span class={styles.owner}>
          <Badge seat={takenBy} />
        </span>
      )}
    </span>
  );
}
