import { Icon } from '../../draw/Icon';
import { t } from '../../text';
import { classes } from '../../ui/parts/classes';
import type { Result } from './results';
import styles from './Stars.module.css';

const COUNTS = { best: 3, good: 2, other: 1 } as const;
const WORDS = { best: 'puzzle.stars.best', good: 'puzzle.stars.good', other: 'puzzle.stars.other' } as const;

/** How good the first try was: up to three stars. */
export function Stars({ result }: { result: Result | undefined }) {
  return (
    <span class={styles.stars} role="img" aria-label={t(result === undefined ? 'puzzle.stars.none' : WORDS[result])}>
      {[1, 2, 3].map((star) => (
        <span key={star} class={classes(styles.star, result !== undefined && star <= COUNTS[result] && styles.full)}>
          <Icon name="star" />
        </span>
      ))}
    </span>
  );
}
