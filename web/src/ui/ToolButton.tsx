import type { ComponentChildren, ComponentProps } from 'preact';
import { classes } from './classes';
import styles from './ToolButton.module.css';

/** A button of the bar: an icon, perhaps with a word. */
export function ToolButton({
  class: place,
  ...rest
}: Omit<ComponentProps<'button'>, 'class'> & { class?: string | undefined }) {
  return <button type="button" {...rest} class={classes(styles.tool, 'tb', place)} />;
}

/** A sign in the bar that is no button. */
export function ToolSign({ label, class: state, children }: { label: string; class?: string; children: ComponentChildren }) {
  return (
    <span class={classes(styles.tool, 'tb', state)} role="img" aria-label={label} title={label}>
      {children}
    </span>
  );
}
