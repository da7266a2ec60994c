import type { ComponentChildren } from 'preact';
import styles from './SecretText.module.css';

/** Next to the disks: what is going on, and the buttons. */
export function SecretText({ title, text, children }: { title: string; text: string; children?: ComponentChildren }) {
  return (
    <div class={styles.text}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
