import { community } from '../../net/community';
import type { RatingPoint } from '../../protocol/types';
import { useFetched } from '../../ui/hooks/use-fetched';
import { Panel } from '../../ui/parts/Panel';
import { gameName } from '../../ui/state/names';
import { Pending } from './Ranking';
import styles from './RatingCourse.module.css';
import { plural, t } from './text';

const W = 560;
const H = 240;
const EDGE = 12;
/** A chart of fewer games shows nothing. */
const LEAST = 3;

/** The course of a rating in a game with a number of players, with the range in which it likely is. */
export function RatingCourse({ name, game, seats }: { name: string; game: string; seats: number }) {
  const { found, trouble } = useFetched(() => community.course(name, game, seats), [name, game, seats]);
  return (
    <Panel class={styles.panel}>
      <h2>{t('profile.course', { game: gameName(game), seats: plural('profile.seats', seats) })}</h2>
      {found === undefined && <Pending trouble={trouble} />}
      {found !== undefined && found.length < LEAST && <p>{t('profile.course.few')}</p>}
      {found !== undefined && found.length >= LEAST && <CourseChart points={found} />}
    </Panel>
  );
}

function CourseChart({ points }: { points: readonly RatingPoint[] }) {
  const low = Math.min(...points.map(({ rating, deviation }) => rating - 2 * deviation));
  const high = Math.max(...points.map(({ rating, deviation }) => rating + 2 * deviation));
  const x = (i: number) => EDGE + (i / (points.length - 1)) * (W - 2 * EDGE);
  const y = (rating: number) => H - EDGE - ((rating - low) / (high - low)) * (H - 2 * EDGE);
  const line = (of: (point: RatingPoint) => number) => points.map((point, i) => `${x(i)},${y(of(point))}`);
  const above = line(({ rating, deviation }) => rating + 2 * deviation);
  const below = line(({ rating, deviation }) => rating - 2 * deviation).reverse();
  const first = points[0]!;
  const last = points.at(-1)!;
  return (
    <figure>
      <svg
        class={styles.chart}
        viewBox={`0 0 ${W} ${H}`}
        role="img"
        aria-label={t('profile.course.words', { from: first.rating, to: last.rating, deviation: last.deviation })}
      >
        <polygon class={styles.range} points={[...above, ...below].join(' ')} />
        <polyline class={styles.line} points={line(({ rating }) => rating).join(' ')} />
        <circle class={styles.end} cx={x(points.length - 1)} cy={y(last.rating)} r="5" />
      </svg>
      <figcaption>{t('profile.course.words', { from: first.rating, to: last.rating, deviation: last.deviation })}</figcaption>
    </figure>
  );
}
