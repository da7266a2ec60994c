import type { ComponentChildren } from 'preact';
import { classes } from '../../../ui/parts/classes';
import styles from './PromptBox.module.css';

interface Props {
  title: string;
  text: string;
  /** Whether the prompt is for the reader. */
  isUrgent: boolean;
  /** The choices outside the map. */
  children?: ComponentChildren;
}

/** The player's current task, over the map. */
export function PromptBox({ title, text, isUrgent, children }: Props) {
  return (
    <div
      class={classes(styles.prompt, Boolean(children) && styles.choosing)}
      data-part="heading"
      role="status"
      aria-live={isUrgent ? 'assertive' : 'polite'}
    >
      <div>
        <b>{title}</b>
        {text !== '' && <span>{text}</span>}
      </div>
      {children}
    </div>
  );
}
