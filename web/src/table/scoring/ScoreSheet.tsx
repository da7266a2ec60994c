import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { t } from '../../text';
import type { SheetRow } from '../people/types';
import styles from './ScoreSheet.module.css';
import { Sheet } from './Sheet';

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

/** A scoring as a table: regions by seats. */
export function ScoreSheet({ title, note, names, rows, sums, totals, foot }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  const current = rows.findIndex(({ state }) => state === 'current');
  // In a sheet that is longer than its container, the row that is being scored stays in view.
  useEffect(() => {
    if (current >= 0) {
      body.current?.rows[current]?.scrollIntoView({ block: 'nearest' });
    }
  }, [current]);
  return (
    <Sheet title={title} note={note} names={names} columns={[t('sheet.region'), t('sheet.value')]} foot={foot}>
      <tbody ref={body}>
        {rows.map((row) => (
          <tr key={row.id} class={styles[row.state]}>
            <th scope="row">
              <Icon name={row.icon} class={styles.icon} />
              {row.name}
            </th>
            <td>{row.value}</td>
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
        <tr class={styles.total}>
          <th scope="row">{t('sheet.total')}</th>
          <td />
          {totals.map((points, seat) => (
            <td key={seat}>
              <b>{points}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </Sheet>
  );
}
