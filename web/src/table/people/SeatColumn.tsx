import type { ComponentChildren } from 'preact';
import { classes } from '../../ui/parts/classes';
import styles from './SeatColumn.module.css';

/** The panels of all seats, in the order of the round: a column, or a strip if there is less space. */
export function SeatColumn({ count, children }: { count: number; children: ComponentChildren }) {
  return (
    <div class={classes(styles.seats, count < 4 && styles.few)} data-part="players" style={{ '--seats': String(count) }}>
      {children}
    </div>
  );
}
