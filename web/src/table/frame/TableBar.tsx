import { Bar } from '../../ui/page/Bar';
import styles from './TableBar.module.css';
import type { BarProps } from './TableScreen';

/** The bar above a table's screens: the title, the round, and buttons. */
export function TableBar({ title, subtitle, middle, tools }: BarProps) {
  return (
    <Bar
      where={
        <>
          <h1>{title}</h1>
          <span>{subtitle}</span>
        </>
      }
    >
      <div class={styles.before} />
      {middle}
      <div class={styles.after} />
      {tools}
    </Bar>
  );
}
