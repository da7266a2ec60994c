import { useState } from 'preact/hooks';
import { useStore } from '../../net/store';
import type { PuzzleLine, PuzzleView } from '../../protocol/types';
import { plural, t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Link } from '../../ui/parts/Link';
import { Panel } from '../../ui/parts/Panel';
import { gameName } from '../../ui/state/names';
import { me } from '../../ui/state/session';
import { DayGlance } from './DayGlance';
import styles from './Days.module.css';
import { dayWords } from './day-words';
import { Month } from './Month';
import { countOf, type Results, resultOn, resultWords, streakOf } from './results';

/** The number of days in the initial list. */
const FEW = 4;

/** The streak with the month, and earlier puzzles. */
export function Days({ puzzle, days, results }: { puzzle: PuzzleView; days: readonly PuzzleLine[]; results: Results }) {
  const today = days[0]?.day ?? puzzle.day;
  const person = useStore(me);
  const [isWhole, setWhole] = useState(false);
  const { tried, best } = countOf(results);
  const streak = streakOf(results, today);
  return (
    <>
      <Panel class={styles.row} aria-label={plural('puzzle.streak', streak)}>
        <p class={styles.streak}>
          <strong>{streak}</strong>
          <span>
            <b>{plural('puzzle.streak.days', streak)}</b>
            <small>{t(person?.account ? 'puzzle.kept.account' : 'puzzle.kept')}</small>
          </span>
        </p>
        <Month today={today} shown={puzzle.day} days={days} results={results} />
        {tried > 0 && <p class={styles.count}>{plural('puzzle.count', tried, { best })}</p>}
      </Panel>
      <Panel class={styles.days}>
        <div class={styles.head}>
          <h2>{t('puzzle.earlier')}</h2>
          {days.length > FEW && (
            <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? t('puzzle.fewer') : t('puzzle.all', { n: days.length })}
            </Button>
          )}
        </div>
        <ul class={styles.list}>
          {days.slice(0, isWhole ? days.length : FEW).map(({ day, game }) => (
            <li key={day} data-result={resultOn(results, day)}>
              <Link to={{ page: 'puzzle', day: day === today ? undefined : day }} current={day === puzzle.day}>
                <DayGlance day={day} game={game} />
                <span class={styles.words}>
                  <b>{day === today ? t('puzzle.today') : dayWords(day)}</b>
                  <span>{gameName(game)}</span>
                  <em>{resultWords(resultOn(results, day))}</em>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
