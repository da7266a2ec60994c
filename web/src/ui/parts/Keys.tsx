import type { ComponentChildren } from 'preact';
import styles from './Keys.module.css';

/** A key of the keyboard. */
export function Keys({ children }: { children: ComponentChildren }) {
  return <kbd class={styles.keys}>{children}</kbd>;
}
