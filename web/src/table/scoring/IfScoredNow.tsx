import { Badge } from '../../draw/Icon';
import { colourOf } from '../../draw/players';
import { signed, t } from '../../text';
import { Hidden } from '../../ui/parts/Hidden';
import { Panel, PanelHead, PanelNote } from '../../ui/parts/Panel';
import { PointChange } from '../people/PointChange';
import type { Sources } from '../people/types';
import styles from './IfScoredNow.module.css';
import { SourceBar } from './SourceBar';

export interface IfScoredRow {
  seat: number;
  name: string;
  /** The points if scored now, by source. */
  bySource: readonly number[];
  /** The change by the preview. */
  change: number;
  /** The points already scored. */
  total: number;
}

/** The sum of a seat's points if scored now. */
export function sumIfScored(row: IfScoredRow): number {
  return row.bySource.reduce((sum, points) => sum + points, 0);
}

/** "If scored now": bars by source, sum, change by the preview, new total. */
export function IfScoredNow({ rows, sources, note }: { rows: readonly IfScoredRow[]; sources: Sources; note: string }) {
  const most = Math.max(1, ...rows.map(sumIfScored)) * 1.08;
  return (
    <Panel class={styles.projection}>
      <PanelHead>
        <h2>{t('proj.title')}</h2>
        <PanelNote>{note}</PanelNote>
      </PanelHead>
      <table>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {sources.heading}
            </th>
            <th scope="col">{t('proj.sum')}</th>
            <th scope="col">
              <Hidden>{t('proj.change')}</Hidden>
            </th>
            <th scope="col">{t('proj.total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const sum = sumIfScored(row);
            return (
              <tr key={row.seat} data-player={colourOf(row.seat)}>
                <th scope="row">
                  <Badge seat={row.seat} />
                  <Hidden>{row.name}</Hidden>
                </th>
                <td>
                  <SourceBar sources={sources} points={row.bySource} full={most} />
                </td>
                <td class={styles.sum}>{sum}</td>
                <td class={styles.change}>
                  {row.change !== 0 && <PointChange by={row.change}>{signed(row.change)}</PointChange>}
                </td>
                <td class={styles.total}>{row.total + sum}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}
