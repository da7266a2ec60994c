import { SeatPortrait } from '../../draw/Portrait';
import { signed, t } from '../../text';
import { classes } from '../../ui/parts/classes';
import { nameAt } from '../people/names';
import type { Player, ScoredRow } from '../people/types';
import styles from './ScoringSum.module.css';

interface Props {
  rows: readonly ScoredRow[];
  /** Each seat's points from the scoring, and its total. */
  sums: readonly number[];
  totals: readonly number[];
  players: readonly Player[];
}

/** With more seats, all share one line, which has no space for the sources of the points. */
const MOST_WITH_REASONS = 3;

/** The result of a scoring: each seat with its points and their main source, the best first. */
export function ScoringSum({ rows, sums, totals, players }: Props) {
  const order = players.map((_, seat) => seat).sort((a, b) => sums[b]! - sums[a]!);
  return (
    <ol class={classes(styles.sum, players.length > MOST_WITH_REASONS && styles.dense)}>
      {order.map((seat) => {
        const best = rows.reduce(
          (most, row) => (row.points[seat]! > (most?.points[seat] ?? 0) ? row : most),
          undefined as ScoredRow | undefined,
        );
        return (
          <li key={seat}>
            <SeatPortrait seat={seat} persona={players[seat]?.persona ?? ''} />
            <span>
              <b>
                {nameAt(players, seat)} {signed(sums[seat]!)}
              </b>
              <small>{best ? t('show.most', { points: best.points[seat]!, region: best.name }) : t('show.none')}</small>
            </span>
            <span class={styles.total}>{totals[seat]}</span>
          </li>
        );
      })}
    </ol>
  );
}
