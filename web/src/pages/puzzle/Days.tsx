import { useStore } from '../../net/store';
import type { PuzzleLine, PuzzleView } from '../../protocol/types';
import { plural, t } from '../../text';
import { Link } from '../../ui/Link';
import { gameName } from '../../ui/names';
import { Panel } from '../../ui/Panel';
import { me } from '../../ui/session';
import styles from './Days.module.css';
import { dayWords } from './day-words';
import { countOf, type Results, resultOn, streakOf } from './results';

const WORDS = { best: 'puzzle.day.best', good: 'puzzle.day.good', other: 'puzzle.day.other' } as const;

/** The days in a row, and the puzzles of earlier days. */
export function Days({ puzzle, days, results }: { puzzle: PuzzleView; days: readonly PuzzleLine[]; results: Results }) {
  const today = days[0]?.day ?? puzzle.day;
  const person = useStore(me);
  const { tried, best } = countOf(results);
  return (
    <Panel class={styles.days}>
      <p class={styles.streak}>
        <b>{plural('puzzle.streak', streakOf(results, today))}</b>
        {tried > 0 && <span>{plural('puzzle.count', tried, { best })}</span>}
        <span>{t(person?.account ? 'puzzle.kept.account' : 'puzzle.kept')}</span>
      </p>
      <h2>{t('puzzle.earlier')}</h2>
      <ul class={styles.list}>
        {days.map(({ day, game }) => {
          const result = resultOn(results, day);
          return (
            <li key={day} data-result={result}>
              <Link to={{ page: 'puzzle', day: day === today ? undefined : day }} current={day === puzzle.day}>
                <b>{day === today ? t('puzzle.today') : dayWords(day)}</b>
                <span>{gameName(game)}</span>
                <em>{t(result === undefined ? 'puzzle.day.none' : WORDS[result])}</em>
              </Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
