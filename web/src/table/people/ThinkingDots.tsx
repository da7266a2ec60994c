import styles from './ThinkingDots.module.css';

/** Three dots: somebody is thinking. */
export function ThinkingDots() {
  return <i class={styles.dots} />;
}
