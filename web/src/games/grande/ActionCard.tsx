import type { ComponentChildren } from 'preact';
import { classes } from '../../ui/classes';
import styles from './ActionCard.module.css';
import { Pile } from './Pile';
import { t } from './text';

/** The state of a card in this round: taken by you, announced by another, or taken and done. */
export type CardState = 'mine' | 'announced' | 'taken';

interface Props {
  pile: number;
  title: string;
  text: string;
  state: CardState | undefined;
  foot: ComponentChildren;
  onTake: (() => void) | undefined;
}

/** A face-up card on its pile: a button if it can be taken. */
export function ActionCard({ pile, title, text, state, foot, onTake }: Props) {
  const face = (
    <>
      <span class={styles.head}>
        <Pile number={pile} isFaint={state === 'taken'} />
        <b class={styles.title}>{title}</b>
      </span>
      <span class={styles.text}>{text}</span>
      <span class={styles.foot}>{foot}</span>
    </>
  );
  return onTake === undefined ? (
    <div class={classes(styles.card, state && styles[state])} role="group" aria-label={t('eg.cards.pile', { pile, title })}>
      {face}
    </div>
  ) : (
    <button type="button" class={classes(styles.card, styles.free)} aria-keyshortcuts={String(pile)} onClick={onTake}>
      {face}
    </button>
  );
}
