import type { ComponentChildren } from 'preact';
import { Icon } from '../../draw/Icon';
import { t } from '../../text';
import { classes } from '../../ui/parts/classes';
import styles from './PlayedCard.module.css';

interface Props {
  /** The power card that a seat has played; 0 if none. */
  card: number;
  /** The caballeros that it brings. */
  supply: number;
  /** Shown instead while there is none. */
  noCard: ComponentChildren;
  isDense: boolean;
}

/** The power card that a seat has played in this round. */
export function PlayedCard({ card, supply, noCard, isDense }: Props) {
  const look = classes(styles.card, isDense && styles.dense);
  if (card === 0) {
    return <span class={classes(look, styles.none)}>{noCard ?? '–'}</span>;
  }
  return (
    <span class={look} data-tip="power" title={t('player.card', { card, supply })}>
      <b>{card}</b>
      <i>
        <Icon name="cab" />
        {supply}
      </i>
    </span>
  );
}
