import type { ComponentChildren } from 'preact';
import styles from './PuzzleFrame.module.css';

interface Props {
  map: ComponentChildren;
  /** The choices outside the map. */
  tray: ComponentChildren;
  /** The actions for the current choice. */
  children: ComponentChildren;
}

/** A puzzle: the map, and a line below it to choose and to act. */
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
