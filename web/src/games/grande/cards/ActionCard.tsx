import type { ComponentChildren } from 'preact';
import { classes } from '../../../ui/parts/classes';
import { t } from '../text';
import styles from './ActionCard.module.css';
import { Pile } from './Pile';

/** The state of a card in this round: taken by you, announced by another, or taken and finished. */
export type CardState = 'mine' | 'announced' | 'taken';

interface Props {
  pile: number;
  title: string;
  text: string;
  state: CardState | undefined;
  foot: ComponentChildren;
  onTake: (() => void) | undefined;
  /** Shows why the card can't be taken. */
  onWhyNot: (() => void) | undefined;
}

/** A face-up card on its pile: a button that takes it, or shows why it can't be taken. */
export function ActionCard({ pile, title, text, state, foot, onTake, onWhyNot }: Props) {
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
  const look = classes(styles.card, onTake === undefined ? state && styles[state] : styles.free);
  if (onTake === undefined && onWhyNot === undefined) {
    return (
      <div class={look} role="group" aria-label={t('eg.cards.pile', { pile, title })}>
        {face}
      </div>
    );
  }
  return (
    <button
      type="button"
      class={look}
      aria-disabled={onTake === undefined}
      aria-keyshortcuts={String(pile)}
      onClick={onTake ?? onWhyNot}
    >
      {face}
    </button>
  );
}
