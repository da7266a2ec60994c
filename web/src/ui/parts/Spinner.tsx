import styles from './Spinner.module.css';

/** A spinner, at its own speed, whatever the setting for animations. */
export function Spinner() {
  return <i class={styles.spinner} data-endless />;
}
