import { Badge } from '../draw/Icon';
import { colourOf } from '../draw/players';
import { signed, t } from '../text';

export interface ProjectionRow {
  seat: number;
  name: string;
  /** What a scoring would bring, by source. */
  land: number;
  governor: number;
  water: number;
  /** What the preview changes. */
  change: number;
  /** The points already scored. */
  total: number;
}

/** "If scored now": bars by source, sum, change by the preview, new total. */
export function Projection({ rows, note }: { rows: readonly ProjectionRow[]; note: string }) {
  const most = Math.max(1, ...rows.map(({ land, governor, water }) => land + governor + water)) * 1.08;
  const share = (points: number) => ({ width: `${(points / most) * 100}%` });
  return (
    <section class="panel proj">
      <div class="ph">
        <h2>{t('proj.title')}</h2>
        <span class="sub">{note}</span>
      </div>
      <table>
        <thead class="pjh">
          <tr>
            <th scope="col" colSpan={2}>
              {t('proj.sources')}
            </th>
            <th scope="col">{t('proj.sum')}</th>
            <th scope="col">
              <span class="sr">{t('proj.change')}</span>
            </th>
            <th scope="col">{t('proj.total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const sum = row.land + row.governor + row.water;
            return (
              <tr key={row.seat} class={`pjr c-${colourOf(row.seat)}`}>
                <th scope="row">
                  <Badge seat={row.seat} />
                  <span class="sr">{row.name}</span>
                </th>
                <td class="barcell">
                  <div class="bars" role="img" aria-label={t('proj.bar', { land: row.land, governor: row.governor, water: row.water })}>
                    {row.land > 0 && <i class="l" style={share(row.land)} />}
                    {row.governor > 0 && <i class="g" style={share(row.governor)} />}
                    {row.water > 0 && <i class="w" style={share(row.water)} />}
                  </div>
                </td>
                <td class="tn sum">{sum}</td>
                <td class={`tn chg ${row.change > 0 ? 'up' : row.change < 0 ? 'dn' : ''}`}>{row.change !== 0 && signed(row.change)}</td>
                <td class="tot tn">{row.total + sum}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
