import type { ComponentChildren } from 'preact';
import { classes } from './classes';
import styles from './Pill.module.css';

/** A word or a number that stands out in a line. */
export function Pill({
  kind,
  class: place,
  children,
  ...rest
}: {
  kind?: 'action' | 'warning' | 'good' | undefined;
  class?: string | undefined;
  children: ComponentChildren;
  /** What explains it to whoever rests on it. */
  title?: string;
  'data-tip'?: string;
}) {
  return (
    <span {...rest} class={classes(styles.pill, kind && styles[kind], place)}>
      {children}
    </span>
  );
}
