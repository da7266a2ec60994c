import styles from './Spinner.module.css';

/** Spins while an answer is awaited, at its own speed, whatever the setting for animations. */
export function Spinner() {
  return <i class={styles.spinner} data-endless />;
}
