import type { ComponentChildren } from 'preact';
import styles from './SecretText.module.css';

/** The text and the buttons next to the disks. */
export function SecretText({ title, text, children }: { title: string; text: string; children?: ComponentChildren }) {
  return (
    <div class={styles.text}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
