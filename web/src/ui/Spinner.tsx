import styles from './Spinner.module.css';

/** Turns while an answer is awaited; it turns at its own pace whatever the setting for animation. */
export function Spinner() {
  return <i class={styles.spinner} data-endless />;
}
