import { Icon } from '../../draw/Icon';
import type { PuzzleLine } from '../../protocol/types';
import { t } from '../../text';
import { classes } from '../../ui/parts/classes';
import { Link } from '../../ui/parts/Link';
import { gameName } from '../../ui/state/names';
import { dayWords } from './day-words';
import styles from './Month.module.css';
import { type Results, resultOn, resultWords } from './results';

interface Props {
  today: string;
  /** The day of the shown puzzle. */
  shown: string;
  days: readonly PuzzleLine[];
  results: Results;
}

/** The days of this month with the results; past days link to their puzzles. */
export function Month({ today, shown, days, results }: Props) {
  return (
    <>
      <ol class={styles.month}>
        {daysOf(today).map((day) => {
          const line = days.find((known) => known.day === day);
          const number = Number(day.slice(8));
          if (line === undefined) {
            return (
              <li key={day} class={styles.day}>
                {number}
              </li>
            );
          }
          const result = resultOn(results, day);
          return (
            <li key={day}>
              <Link
                to={{ page: 'puzzle', day: day === today ? undefined : day }}
                class={classes(styles.day, styles[result ?? 'none'], day === shown && styles.shown)}
                current={day === shown}
                label={t('puzzle.month.day', { day: dayWords(day), game: gameName(line.game), result: resultWords(result) })}
              >
                {result === 'best' ? <Icon name="check" /> : number}
              </Link>
            </li>
          );
        })}
      </ol>
      <p class={styles.legend} aria-hidden="true">
        {LOOKS.map((look) => (
          <span key={look}>
            <i class={classes(styles.day, styles[look])} />
            {resultWords(look === 'none' ? undefined : look)}
          </span>
        ))}
      </p>
    </>
  );
}

const LOOKS = ['best', 'good', 'other', 'none'] as const;

/** All days of the month of a day. */
export function daysOf(day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length: last }, (_, i) => `${day.slice(0, 8)}${String(i + 1).padStart(2, '0')}`);
}
