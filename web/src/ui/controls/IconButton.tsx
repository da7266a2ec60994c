import type { ComponentProps } from 'preact';
import { classes } from '../parts/classes';
import styles from './IconButton.module.css';

/** A small square button with an icon: turn, close. */
export function IconButton({
  class: place,
  ...rest
}: Omit<ComponentProps<'button'>, 'class'> & { class?: string | undefined }) {
  return <button type="button" {...rest} class={classes(styles.iconButton, place)} />;
}
