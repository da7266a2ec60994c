import type { ComponentChildren } from 'preact';
import { classes } from '../../ui/parts/classes';
import styles from './Caption.module.css';

interface Props {
  title: string;
  note: ComponentChildren;
  /** Phones hide captions unless they are needed to tell things apart. */
  onPhones?: 'shown';
  /** Further content of the line. */
  children?: ComponentChildren;
}

/** The line above a tray, a hand or the bids: a title and a note. */
export function Caption({ title, note, onPhones, children }: Props) {
  return (
    <div class={classes(styles.caption, onPhones && styles[onPhones])}>
      <h2>{title}</h2>
      <span class={styles.note}>{note}</span>
      {children}
    </div>
  );
}
