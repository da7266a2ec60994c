import type { ComponentChildren } from 'preact';
import { classes } from '../parts/classes';
import styles from './NarrowPage.module.css';

/** The content of a page with one column, with a heading. */
export function NarrowPage({ class: own, children }: { class?: string | undefined; children: ComponentChildren }) {
  return <main class={classes(styles.page, own)}>{children}</main>;
}
