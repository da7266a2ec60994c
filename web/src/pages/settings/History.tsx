import { useEffect, useState } from 'preact/hooks';
import { api, Refused, Unreachable } from '../../net/api';
import { useStore } from '../../net/store';
import type { Result, TableLine } from '../../protocol/types';
import { locale, t } from '../../text';
import { Help } from '../../ui/controls/Field';
import { useNow } from '../../ui/page/page-hooks';
import { Link } from '../../ui/parts/Link';
import { Panel } from '../../ui/parts/Panel';
import { gameName } from '../../ui/state/names';
import { me } from '../../ui/state/session';
import { cardWords, result, tableTitle, titled } from '../../ui/state/table-words';
import styles from './History.module.css';

const W = 560;
const H = 120;
const EDGE = 14;
const MOST = 20;

/** The results of a person with an account: a rating for each game and number of players, its graph, and the games. */
export function History() {
  const person = useStore(me);
  const now = useNow(60_000);
  const results = useResults(person?.account === true);
  const others = useUnrated(person?.account === true, results);
  if (person?.account !== true) {
    return null;
  }
  const seatings = [...new Map(results.map((result) => [`${result.game} ${result.players}`, result])).values()];
  return (
    <Panel>
      <h2>{t('settings.history')}</h2>
      {results.length + others.length === 0 && <Help>{t('settings.history.none')}</Help>}
      {seatings.map(({ game, players }) => (
        <Rating
          key={`${game} ${players}`}
          game={game}
          players={players}
          results={results.filter((result) => result.game === game && result.players === players)}
        />
      ))}
      {results.length > 0 && (
        <ul class={styles.results}>
          {results.slice(0, MOST).map((result) => (
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
      {others.length > 0 && (
        <>
          <h3>{t('settings.history.unrated')}</h3>
          <ul class={styles.results}>
            {others.map((line) => {
              const { title, text } = titled(line, unratedWords(line, now));
              return (
                <li key={line.id}>
                  <Link to={{ page: 'replay', id: line.id, ply: undefined }}>{t('lobby.named', { title, text })}</Link>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Panel>
  );
}

/** A game without a winner: its players, and how far it went. */
function unratedWords(line: TableLine, now: number): { title: string; text: string } {
  return line.round < line.rounds ? { title: tableTitle(line), text: cardWords(line, now).where } : result(line, now);
}

/** The person's finished games without a result, such as those that all players agreed to end. */
function useUnrated(isWanted: boolean, results: readonly Result[]): readonly TableLine[] {
  const [lines, setLines] = useState<readonly TableLine[]>([]);
  useEffect(() => {
    if (isWanted) {
      ignoringTrouble(api.lobby().then((lobby) => setLines(lobby.finished.filter((line) => line.yours.length > 0))));
    }
  }, [isWanted]);
  return lines.filter((line) => !results.some((result) => result.table === line.id)).slice(0, MOST);
}

/** The graph of a rating, the oldest game on the left. */
function Rating({ game, players, results }: { game: string; players: number; results: readonly Result[] }) {
  const course = [results.at(-1)!.before, ...[...results].reverse().map((result) => result.after)];
  const low = Math.min(...course);
  const high = Math.max(...course);
  const x = (i: number) => EDGE + (i / Math.max(1, course.length - 1)) * (W - 2 * EDGE);
  const y = (rating: number) => H - EDGE - ((rating - low) / Math.max(1, high - low)) * (H - 2 * EDGE);
  const now = course.at(-1)!;
  const text = t('settings.history.rating', {
    game: gameName(game),
    players,
    rating: now,
    deviation: results[0]!.deviation,
    games: results.length,
  });
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
      ignoringTrouble(api.history().then((history) => setResults(history.results)));
    }
  }, [isWanted]);
  return results;
}

/** On failure, the list stays empty. */
function ignoringTrouble(work: Promise<void>): void {
  work.catch((error: unknown) => {
    if (!(error instanceof Refused || error instanceof Unreachable)) {
      throw error;
    }
  });
}
