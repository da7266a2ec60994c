import styles from './ThinkingDots.module.css';

/** Three dots: a player is thinking. */
export function ThinkingDots() {
  return <i class={styles.dots} />;
}
