import type { ComponentChildren } from 'preact';
import styles from './PuzzleFrame.module.css';

/** A puzzle: the map, and below it a tray with what can't be chosen on the map. */
export function PuzzleFrame({ map, children }: { map: ComponentChildren; children: ComponentChildren }) {
  return (
    <div class={styles.board}>
      {map}
      <div class={styles.tray}>{children}</div>
    </div>
  );
}
