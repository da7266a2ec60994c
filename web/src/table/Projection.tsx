import { Badge } from '../draw/Icon';
import { colourOf } from '../draw/players';
import { signed, t } from '../text';
import { Hidden } from '../ui/Hidden';
import { Panel, PanelHead, PanelNote } from '../ui/Panel';
import type { Sources } from './types';

export interface ProjectionRow {
  seat: number;
  name: string;
  /** What a scoring would bring, by source. */
  bySource: readonly number[];
  /** What the preview changes. */
  change: number;
  /** The points already scored. */
  total: number;
}

/** What a scoring would bring a seat in all. */
export function projected(row: ProjectionRow): number {
  return row.bySource.reduce((sum, points) => sum + points, 0);
}

/** "If scored now": bars by source, sum, change by the preview, new total. */
export function Projection({ rows, sources, note }: { rows: readonly ProjectionRow[]; sources: Sources; note: string }) {
  const most = Math.max(1, ...rows.map(projected)) * 1.08;
  const share = (points: number) => ({ width: `${(points / most) * 100}%` });
  return (
    <Panel class="proj">
      <PanelHead>
        <h2>{t('proj.title')}</h2>
        <PanelNote>{note}</PanelNote>
      </PanelHead>
      <table>
        <thead class="pjh">
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
            const sum = projected(row);
            return (
              <tr key={row.seat} class="pjr" data-player={colourOf(row.seat)}>
                <th scope="row">
                  <Badge seat={row.seat} />
                  <Hidden>{row.name}</Hidden>
                </th>
                <td class="barcell">
                  <div class="bars" role="img" aria-label={sources.words(row.bySource)}>
                    {sources.list.map(
                      ({ look }, i) => row.bySource[i]! > 0 && <i key={look} class={look} style={share(row.bySource[i]!)} />,
                    )}
                  </div>
                </td>
                <td class="tn sum">{sum}</td>
                <td class={`tn chg ${row.change > 0 ? 'up' : row.change < 0 ? 'dn' : ''}`}>
                  {row.change !== 0 && signed(row.change)}
                </td>
                <td class="tot tn">{row.total + sum}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}
