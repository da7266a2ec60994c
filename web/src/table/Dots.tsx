import styles from './Dots.module.css';

/** Three dots: somebody is thinking. */
export function Dots() {
  return <i class={styles.dots} />;
}
