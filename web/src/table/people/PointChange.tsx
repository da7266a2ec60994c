import type { ComponentChildren } from 'preact';
import styles from './PointChange.module.css';

/** A move's change of points; highlighted as good or bad. */
export function PointChange({ by, children }: { by: number; children: ComponentChildren }) {
  return <em class={toneOf(by)}>{children}</em>;
}

function toneOf(by: number): string | undefined {
  if (by === 0) {
    return styles.same;
  }
  return by > 0 ? styles.better : styles.worse;
}
