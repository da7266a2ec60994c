import { useContext } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import type { IconName } from '../../draw/icons';
import { classes } from '../../ui/parts/classes';
import { Hidden } from '../../ui/parts/Hidden';
import { InSheet } from './PlayerSheet';
import styles from './SeatStats.module.css';

export interface SeatStat {
  icon: IconName;
  /** The name of its tip. */
  tip: string;
  label: string;
  /** The full label, for screen readers. */
  title: string;
  value: number | string;
  /** The maximum. */
  of?: number;
  /** The amount that has just come from the next number or, if negative, gone there. It slides once. */
  moved?: number | undefined;
}

/** With more digits than this in the first number, not all others fit. */
const CROWDED = 4;

/** How many pieces march at most; a number counts all. */
const MOST_MARCHING = 5;

/** A seat's numbers. The labels are below the numbers, or after them. */
export function SeatStats({ stats, labels }: { stats: readonly SeatStat[]; labels: 'below' | 'after' }) {
  const isInSheet = useContext(InSheet);
  if (isInSheet) {
    return <Rows stats={stats} />;
  }
  const isAfter = labels === 'after';
  const [first] = stats;
  const isCrowded = first !== undefined && `${first.value}${first.of ?? ''}`.length > CROWDED;
  return (
    <dl class={classes(styles.stats, styles[labels], stats.length > 3 && styles.many, isCrowded && styles.crowded)}>
      {stats.map(({ icon, tip, label, title, value, of, moved = 0 }) => (
        <div key={icon} data-tip={tip}>
          {isAfter ? (
            <Hidden as="dt">{title}</Hidden>
          ) : (
            <dt>
              <span aria-hidden="true">{label}</span>
              <Hidden>{title}</Hidden>
            </dt>
          )}
          <dd class={typeof value === 'string' ? styles.word : undefined}>
            <Icon name={icon} class={styles.icon} />
            <b>{value}</b>
            {isAfter && <small> {label}</small>}
            {of !== undefined && <small>/{of}</small>}
            {moved !== 0 && (
              <span key={`${value} ${moved}`} class={classes(styles.moved, moved < 0 && styles.gone)} aria-hidden="true">
                {Array.from({ length: Math.min(MOST_MARCHING, Math.abs(moved)) }, (_, i) => (
                  <Icon key={i} name={icon} />
                ))}
                {Math.abs(moved)}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A line for each number, with its full name. */
function Rows({ stats }: { stats: readonly SeatStat[] }) {
  return (
    <dl class={styles.rows}>
      {stats.map(({ icon, title, value, of }) => (
        <div key={icon}>
          <dt>
            <Icon name={icon} class={styles.icon} /> {title}
          </dt>
          <dd>
            <b>{value}</b>
            {of !== undefined && <small>/{of}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
