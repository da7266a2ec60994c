import type { ComponentChildren } from 'preact';
import { classes } from '../../../ui/parts/classes';
import styles from './PromptBox.module.css';

interface Props {
  title: string;
  text: string;
  /** Whether the reader is to do something now. */
  isUrgent: boolean;
  /** What is chosen outside the map. */
  children?: ComponentChildren;
}

/** What to do now, over the map. */
export function PromptBox({ title, text, isUrgent, children }: Props) {
  return (
    <div
      class={classes(styles.prompt, Boolean(children) && styles.choosing)}
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
