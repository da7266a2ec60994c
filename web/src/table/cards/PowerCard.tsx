import { Badge, Icon } from '../../draw/Icon';
import type { IconName } from '../../draw/icons';
import { colourOf } from '../../draw/players';
import { t } from '../../text';
import { classes } from '../../ui/parts/classes';
import styles from './PowerCard.module.css';

/** A power card's benefit besides caballeros, as a sign: words would be wider than a small card. */
export interface CardExtra {
  words: string;
  count: number;
  icon: IconName;
  /** The name of its tip. */
  tip: string;
}

interface Props {
  seat: number;
  card: number;
  /** The caballeros from the card, in a game with caballeros. */
  supply?: number | undefined;
  /** Another benefit of the card, such as "2 tiles", and its sign. */
  extra?: CardExtra | undefined;
  /** The seat that has played this number in this round. */
  takenBy?: number | undefined;
  /** Smaller, or only one line. */
  size?: 'small' | 'flat' | undefined;
}

/** The face of a power card. */
export function PowerCard({ seat, card, supply, extra, takenBy, size }: Props) {
  const words = supply === undefined ? t('player.cardOnly', { card }) : t('player.card', { card, supply });
  return (
    <span
      role="img"
      aria-label={extra === undefined ? words : `${words}, ${extra.words}`}
      data-player={colourOf(seat)}
      class={classes(styles.card, size && styles[size], takenBy !== undefined && styles.taken)}
    >
      <b>{card}</b>
      {supply !== undefined && (
        <span class={styles.supply}>
          <Icon name="cab" />
          {supply}
        </span>
      )}
      {extra && (
        <i class={styles.extra} data-tip={extra.tip}>
          {extra.count}
          <Icon name={extra.icon} />
        </i>
      )}
      {takenBy !== undefined && (
        <span class={styles.owner}>
          <Badge seat={takenBy} />
        </span>
      )}
    </span>
  );
}
