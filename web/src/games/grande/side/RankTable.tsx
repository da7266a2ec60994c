import { Badge } from '../../../draw/Icon';
import type { GrandeTableRegion } from '../../../protocol/types';
import { nameAt } from '../../../table/people/names';
import { PointChange } from '../../../table/people/PointChange';
import type { Player } from '../../../table/people/types';
import { signed } from '../../../text';
import { Hidden } from '../../../ui/parts/Hidden';
import { t } from '../text';
import styles from './RankTable.module.css';

interface Props {
  players: readonly Player[];
  region: GrandeTableRegion;
  /** The region after the previewed move. */
  after: GrandeTableRegion | undefined;
  rows: readonly RankRow[];
}

/** A seat's caballeros in a region, now and after the previewed move. */
interface RankRow {
  seat: number;
  count: number;
  later: number;
}

/** The seats in a region: rank, caballeros, points. */
export function RankTable({ players, region, after, rows }: Props) {
  return (
    <table class={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('eg.region.rank')}</th>
          <th scope="col">
            <Hidden>{t('eg.region.player')}</Hidden>
          </th>
          <th scope="col" class={styles.number}>
            {t('eg.region.caballeros')}
          </th>
          <th scope="col" class={styles.number}>
            {t('eg.region.points')}
          </th>
          {after && (
            <th scope="col" class={styles.number}>
              {t('eg.region.after')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.seat} region={region} after={after} players={players} {...row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ region, after, players, seat, count, later }: Omit<Props, 'rows'> & RankRow) {
  const rank = region.ranks[seat] ?? 0;
  const isTied = region.ranks.filter((other) => other === rank).length > 1;
  const points = region.scores[seat] ?? 0;
  const change = (after?.scores[seat] ?? points) - points;
  return (
    <tr class={players[seat]?.isYou ? styles.own : undefined}>
      <th scope="row" class={styles.rank}>
        {rank === 0 ? '–' : `${isTied ? '=' : ''}${rank}`}
      </th>
      <th scope="row">
        <span class={styles.name}>
          <Badge seat={seat} />
          {nameAt(players, seat)}
        </span>
      </th>
      <td>
        {count}
        {later !== count && <em class={styles.later}>{later > count ? ` + ${later - count}` : ` − ${count - later}`}</em>}
      </td>
      <td>{points}</td>
      {after && (
        <td>
          <b>{points + change}</b>
          {change !== 0 && (
            <small>
              {' '}
              <PointChange by={change}>{signed(change)}</PointChange>
            </small>
          )}
        </td>
      )}
    </tr>
  );
}
