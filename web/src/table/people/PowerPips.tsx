import type { ComponentChildren } from 'preact';
import { Icon } from '../../draw/Icon';
import { t } from '../../text';
import { classes } from '../../ui/parts/classes';
import { Hidden } from '../../ui/parts/Hidden';
import styles from './PowerPips.module.css';

export const HIGHEST_CARD = 13;

/** A seat's power cards: used ones struck out, the current one filled. */
export function PowerPips({ hand, laid }: { hand: readonly number[]; laid: number }) {
  return (
    <ol class={styles.pips} aria-label={t('pips.label')}>
      {Array.from({ length: HIGHEST_CARD }, (_, i) => i + 1).map((n) => {
        const past = hand.includes(n) ? undefined : 'played';
        const state = n === laid ? 'laid' : past;
        return (
          <li key={n} class={state && styles[state]}>
            {n}
            {state && <Hidden>{t(`pips.${state}`)}</Hidden>}
          </li>
        );
      })}
    </ol>
  );
}

interface PlayedProps {
  /** The power card that a seat has played; 0 if none. */
  card: number;
  /** The caballeros that it brings. */
  supply: number;
  /** Replaces the card while there is none. */
  noCard: ComponentChildren;
  isDense: boolean;
}

/** The power card that a seat has played in this round. */
export function PlayedCard({ card, supply, noCard, isDense }: PlayedProps) {
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
