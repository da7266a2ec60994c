import { Icon } from '../../draw/Icon';
import { t } from '../../text';
import { classes } from '../../ui/parts/classes';
import styles from './RoundTrack.module.css';

export interface RoundTrackProps {
  rounds: number;
  round: number;
  /** The rounds that end with a scoring. */
  scorings: readonly number[];
  /** The rounds that are left out of this game. */
  left?: readonly number[];
  /** Whether the scoring after the current round is in progress. */
  isScoring?: boolean;
}

/** The rounds of a game with its scorings: past, current and future. */
export function RoundTrack({ rounds, round, scorings, left = [], isScoring = false }: RoundTrackProps) {
  const label = t('rounds.label', { round, rounds, scorings: scorings.join(', ') });
  const isNow = (n: number) => n === round && !isScoring;
  return (
    <div class={styles.track}>
      <span class={styles.title} aria-hidden="true">
        {t('rounds.title')}
      </span>
      <ol class={styles.rounds} aria-label={label}>
        {Array.from({ length: rounds }, (_, i) => i + 1)
          .filter((n) => !left.includes(n))
          .map((n) => (
            <>
              <li key={n} class={classes(styles.round, isNow(n) ? styles.now : n <= round && styles.done)} aria-hidden="true">
                {n}
              </li>
              {scorings.includes(n) && (
                <li
                  key={`s${n}`}
                  class={classes(styles.scoring, n < round ? styles.past : n === round && isScoring && styles.going)}
                  aria-hidden="true"
                  data-tip="scoring"
                >
                  <Icon name="star" />
                </li>
              )}
            </>
          ))}
      </ol>
    </div>
  );
}
