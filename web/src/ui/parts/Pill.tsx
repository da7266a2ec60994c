import type { ComponentChildren } from 'preact';
import { classes } from './classes';
import styles from './Pill.module.css';

/** A highlighted word or number in a line. */
export function Pill({
  kind,
  class: place,
  children,
  ...rest
}: {
  kind?: 'action' | 'warning' | 'good' | undefined;
  class?: string | undefined;
  children: ComponentChildren;
  /** The tooltip. */
  title?: string;
  'data-tip'?: string;
}) {
  return (
    <span {...rest} class={classes(styles.pill, kind && styles[kind], place)}>
      {children}
    </span>
  );
}
