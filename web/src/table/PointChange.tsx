import type { ComponentChildren } from 'preact';
import styles from './PointChange.module.css';

/** Points that a move would change, for better or for worse. */
export function PointChange({ by, children }: { by: number; children: ComponentChildren }) {
  return <em class={by > 0 ? styles.better : styles.worse}>{children}</em>;
}
