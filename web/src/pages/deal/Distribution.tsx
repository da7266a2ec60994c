import type { DailyDeal } from '../../protocol/types';
import styles from './Distribution.module.css';
import { curveOf } from './deals';
import { plural, t } from './text';

/** From this number of games on, a curve says more than a list. */
const CURVE_FROM = 30;
const STEPS = 80;
export const CURVE = { width: 640, height: 220 };
const BASE = CURVE.height - 28;

/** The points of all games: a list of them, or a curve if there are many. */
export function Distribution({ deal }: { deal: DailyDeal }) {
  const own = ownPoints(deal);
  if (deal.games < CURVE_FROM) {
    const most = Math.max(...deal.scores.map(({ games }) => games));
    return (
      <ol class={styles.list}>
        {[...deal.scores].reverse().map(({ points, games }) => (
          <li key={points} aria-current={points === own ? 'true' : undefined}>
            <b>{points}</b>
            <svg class={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(100 * games) / most} height="8" />
            </svg>
            <span>{plural('daily.games.counted', games)}</span>
          </li>
        ))}
      </ol>
    );
  }
  return (
    <svg
      class={styles.curve}
      viewBox={`0 0 ${CURVE.width} ${CURVE.height}`}
      role="img"
      aria-label={t('daily.curve', { games: deal.games, from: deal.scores[0]!.points, to: deal.scores.at(-1)!.points })}
    >
      <Curve deal={deal} />
    </svg>
  );
}

export function ownPoints({ yours, seat }: DailyDeal): number | undefined {
  return yours?.totals?.[seat];
}

/** The curve with the person's result, for a drawing of the size `CURVE`. */
export function Curve({ deal }: { deal: DailyDeal }) {
  const curve = curveOf(deal.scores, STEPS);
  const from = curve[0]!.points;
  const to = curve.at(-1)!.points;
  const place = (points: number) => (CURVE.width * (points - from)) / (to - from);
  const line = curve.map(({ x, y }) => `${(x * CURVE.width).toFixed(1)} ${(BASE - y * (BASE - 40)).toFixed(1)}`);
  const own = ownPoints(deal);
  const step = [1, 2, 5, 10, 20, 50].find((wide) => (to - from) / wide <= 8) ?? 100;
  const marks: number[] = [];
  for (let points = Math.ceil(from / step) * step; points <= to; points += step) {
    marks.push(points);
  }
  return (
    <>
      <path d={`M0 ${BASE} L${line.join(' L')} L${CURVE.width} ${BASE} Z`} class={styles.area} />
      <path d={`M${line.join(' L')}`} class={styles.line} />
      {marks.map((points) => (
        <text key={points} x={Math.min(CURVE.width - 12, Math.max(12, place(points)))} y={CURVE.height - 8} class={styles.mark}>
          {points}
        </text>
      ))}
      {own !== undefined && (
        <>
          <path d={`M${place(own)} 34 V${BASE}`} class={styles.own} />
          <text x={Math.min(CURVE.width - 40, Math.max(40, place(own)))} y="24" class={styles.you}>
            {t('daily.ownPoints', { points: own })}
          </text>
        </>
      )}
    </>
  );
}
