import type { ComponentChildren, ComponentProps } from 'preact';
import { classes } from '../parts/classes';
import styles from './ToolButton.module.css';

/** The form of a tool where space is short. */
interface Room {
  onPhones?: 'hidden' | 'icon' | undefined;
}

function looks(onPhones: Room['onPhones']): string {
  return classes(styles.tool, onPhones === 'hidden' && styles.hidden, onPhones === 'icon' && styles.bare);
}

/** A button of the bar: an icon, sometimes with a word. */
export function ToolButton({ onPhones, ...rest }: Room & Omit<ComponentProps<'button'>, 'class'>) {
  return <button type="button" {...rest} class={looks(onPhones)} />;
}

/** A sign in the bar that is not a button. */
export function ToolSign({ label, kind, children }: { label: string; kind: 'good' | 'warning'; children: ComponentChildren }) {
  return (
    <span class={classes(looks('hidden'), styles[kind])} role="img" aria-label={label} title={label}>
      {children}
    </span>
  );
}

/** A native select under an icon and a word in the bar. */
export function ToolSelect({ onPhones, children }: Room & { children: ComponentChildren }) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the list is among the children.
  return <label class={classes(looks(onPhones), styles.select)}>{children}</label>;
}
