import type { ComponentChildren } from 'preact';
import { t } from '../../text';
import { classes } from '../../ui/parts/classes';
import { Hidden } from '../../ui/parts/Hidden';
import styles from './HandCard.module.css';

interface Props {
  /** The places in the round that the card can give; undefined if another seat has played it. */
  place: string | undefined;
  /** The place of the card in the plan, from 0. */
  plan: number | undefined;
  /** Whether cards are planned for later, and not chosen for now. */
  isLater: boolean;
  onClick: () => void;
  /** Says why it can't be played. */
  onWhyNot: () => void;
  children: ComponentChildren;
}

/** A card as a button of the hand. */
export function HandCard({ place, plan, isLater, onClick, onWhyNot, children }: Props) {
  const isOff = place === undefined;
  const isFirst = plan === 0;
  return (
    <button
      type="button"
      class={classes(styles.card, isOff && styles.off, plan !== undefined && (isFirst ? styles.first : styles.second))}
      aria-disabled={isOff}
      aria-pressed={plan !== undefined}
      aria-keyshortcuts={isFirst && !isLater ? 'Enter' : undefined}
      onClick={isOff ? onWhyNot : onClick}
    >
      <span class={styles.face}>{children}</span>
      {isOff ? <Hidden>{t('hand.taken')}</Hidden> : <small>{place}</small>}
      {plan !== undefined && isLater && <em>{t(isFirst ? 'hand.plan' : 'hand.else')}</em>}
    </button>
  );
}
