import { Icon } from '../draw/Icon';
import type { IconName } from '../draw/icons';
import { t } from '../text';
import { Panel, PanelHead, PanelNote } from '../ui/Panel';
import { SeatHeads } from './SeatHeads';

export interface SheetRow {
  id: string;
  icon: IconName;
  name: string;
  value: number;
  /** Points by seat. */
  points: readonly number[];
  /** During a show: scored, being scored, still to come without numbers. */
  state: 'done' | 'cur' | 'next';
}

interface Props {
  title: string;
  note: string;
  names: readonly string[];
  rows: readonly SheetRow[];
  /** Points of this scoring so far, by seat. */
  sums: readonly number[];
  totals: readonly number[];
  foot?: string;
}

/** A real table: regions by seats. */
export function ScoreSheet({ title, note, names, rows, sums, totals, foot }: Props) {
  return (
    <Panel class="sheet part">
      <PanelHead>
        <h2>{title}</h2>
        <PanelNote>{note}</PanelNote>
      </PanelHead>
      <div class="scroll" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('sheet.region')}</th>
              <th scope="col" class="n">
                {t('sheet.value')}
              </th>
              <SeatHeads names={names} />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} class={row.state}>
                <th scope="row">
                  <Icon name={row.icon} />
                  {row.name}
                </th>
                <td class="v">{row.value}</td>
                {row.points.map((points, seat) => (
                  <td key={seat}>{row.state === 'next' ? '' : points || '·'}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('sheet.sum')}</th>
              <td />
              {sums.map((points, seat) => (
                <td key={seat}>{points}</td>
              ))}
            </tr>
            <tr class="all">
              <th scope="row">{t('sheet.total')}</th>
              <td />
              {totals.map((points, seat) => (
                <td key={seat}>
                  <b>{points}</b>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {foot && <p class="sum">{foot}</p>}
    </Panel>
  );
}
