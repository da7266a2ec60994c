import type { ComponentChildren } from 'preact';
import styles from './PuzzleFrame.module.css';

interface Props {
  map: ComponentChildren;
  /** What can't be chosen on the map. */
  tray: ComponentChildren;
  /** What is done with what is chosen. */
  children: ComponentChildren;
}

/** A puzzle: the map, and below it a line to choose and to act. */
export function PuzzleFrame({ map, tray, children }: Props) {
  return (
    <div class={styles.board}>
      {map}
      <div class={styles.foot}>
        <div class={styles.tray}>{tray}</div>
        <div class={styles.actions}>{children}</div>
      </div>
    </div>
  );
}
