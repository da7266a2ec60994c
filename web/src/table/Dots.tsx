import styles from './Dots.module.css';

/** Three dots: somebody thinks. */
export function Dots() {
  return <i class={styles.dots} />;
}
