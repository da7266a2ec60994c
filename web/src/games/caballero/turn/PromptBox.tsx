import type { ComponentChildren } from 'preact';
import styles from './PromptBox.module.css';

interface Props {
  title: string;
  text: string;
  /** Whether it is the reader who is asked: then it is read out at once. */
  isUrgent: boolean;
  /** What else can be chosen. */
  children: ComponentChildren;
  /** Buttons beside it. */
  tools?: ComponentChildren;
}

/** What is asked of the player now, over the map. */
export function PromptBox({ title, text, isUrgent, children, tools }: Props) {
  return (
    <div class={styles.line}>
      <div class={styles.prompt} role="status" aria-live={isUrgent ? 'assertive' : 'polite'}>
        <b>{title}</b>
        {text !== '' && <span>{text}</span>}
        {children}
      </div>
      {tools}
    </div>
  );
}
