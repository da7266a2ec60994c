import { useEffect, useState } from 'preact/hooks';
import { api, Refused, Unreachable } from '../../net/api';
import { useStore } from '../../net/store';
import type { Result } from '../../protocol/types';
import { locale, t } from '../../text';
import { Help } from '../../ui/Field';
import { Link } from '../../ui/Link';
import { gameName } from '../../ui/names';
import { Panel } from '../../ui/Panel';
import { me } from '../../ui/session';
import styles from './History.module.css';

const W = 560;
const H = 120;
const EDGE = 14;

/** The results of a person with an account: a rating for each game, its graph, and the games. */
export function History() {
  const person = useStore(me);
  const results = useResults(person?.account === true);
  if (person?.account !== true) {
    return null;
  }
  const games = [...new Set(results.map((result) => result.game))];
  return (
    <Panel>
      <h2>{t('settings.history')}</h2>
      {results.length === 0 && <Help>{t('settings.history.none')}</Help>}
      {games.map((game) => (
        <Rating key={game} game={game} results={results.filter((result) => result.game === game)} />
      ))}
      {results.length > 0 && (
        <ul class={styles.results}>
          {results.slice(0, 20).map((result) => (
            <li key={result.table}>
              <Link to={{ page: 'replay', id: result.table, ply: undefined }}>
                {t('settings.history.line', {
                  game: gameName(result.game),
                  place: result.place,
                  players: result.players,
                  points: result.points,
                  date: new Date(result.at).toLocaleDateString(locale(), { dateStyle: 'medium' }),
                })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The graph of a rating, the oldest game at the left. */
function Rating({ game, results }: { game: string; results: readonly Result[] }) {
  const course = [results.at(-1)!.before, ...[...results].reverse().map((result) => result.after)];
  const low = Math.min(...course);
  const high = Math.max(...course);
  const x = (i: number) => EDGE + (i / Math.max(1, course.length - 1)) * (W - 2 * EDGE);
  const y = (rating: number) => H - EDGE - ((rating - low) / Math.max(1, high - low)) * (H - 2 * EDGE);
  const now = course.at(-1)!;
  const text = t('settings.history.rating', { game: gameName(game), rating: now, games: results.length });
  return (
    <figure class={styles.rating}>
      <figcaption>{text}</figcaption>
      <svg
        viewBox={`0 0 ${W} ${H}`}
        role="img"
        aria-label={t('settings.history.course', { from: course[0]!, to: now, low, high })}
      >
        <polyline
          fill="none"
          stroke="var(--cobalt)"
          stroke-width="2"
          points={course.map((rating, i) => `${x(i)},${y(rating)}`).join(' ')}
        />
        <circle cx={x(course.length - 1)} cy={y(now)} r="4" fill="var(--cobalt)" />
      </svg>
    </figure>
  );
}

function useResults(isWanted: boolean): readonly Result[] {
  const [results, setResults] = useState<readonly Result[]>([]);
  useEffect(() => {
    if (isWanted) {
      api.history().then(
        (history) => setResults(history.results),
        (error: unknown) => {
          if (!(error instanceof Refused || error instanceof Unreachable)) {
            throw error;
          }
        },
      );
    }
  }, [isWanted]);
  return results;
}
