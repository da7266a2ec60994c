import { Badge } from '../../draw/Icon';
import { colourOf } from '../../draw/players';
import { t } from '../../text';
import { classes } from '../../ui/parts/classes';
import { Hidden } from '../../ui/parts/Hidden';
import { Panel, PanelHead, PanelNote } from '../../ui/parts/Panel';
import { nameOf } from '../people/names';
import type { Player, Sources } from '../people/types';
import { SourceBar, SourceKey, SourceNumbers } from '../scoring/SourceBar';
import type { FinalSeat } from './FinalStanding';
import styles from './PointTable.module.css';

interface Props {
  players: readonly Player[];
  /** The seats by rank. */
  order: readonly FinalSeat[];
  sources: Sources;
  /** The columns after the total: the scorings. */
  columns: readonly string[];
  /** Further facts. */
  facts?: readonly string[] | undefined;
}

/** A smaller value has no space for its number in the bar. */
const LEAST_SHOWN = 6;

/** The sources of all players' points, by scoring. */
export function PointTable({ players, order, sources, columns, facts = [] }: Props) {
  const best = Math.max(1, order[0]!.total);
  return (
    <Panel class={styles.panel}>
      <PanelHead size="large">
        <h2>{t('final.sources')}</h2>
        <div class={styles.key}>
          <PanelNote aria-hidden="true">
            <SourceKey sources={sources} />
          </PanelNote>
        </div>
      </PanelHead>
      <table class={classes(styles.table, order.length > 4 && styles.five)} aria-label={t('final.sources')}>
        <thead>
          <tr>
            <th scope="col">
              <Hidden>{t('final.player')}</Hidden>
            </th>
            <th scope="col">
              <Hidden>{t('final.sources')}</Hidden>
            </th>
            <th scope="col">{t('sheet.total')}</th>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map(({ seat, total, bySource, byColumn }) => (
            <tr key={seat} data-player={colourOf(seat)}>
              <th scope="row">
                <Badge seat={seat} /> {nameOf(players[seat]!)}
              </th>
              <td class={styles.bar}>
                <SourceBar
                  sources={sources}
                  points={bySource}
                  full={best}
                  label={(points) => points >= LEAST_SHOWN && points}
                />
                <SourceNumbers sources={sources} points={bySource} />
              </td>
              <td class={styles.total}>{total}</td>
              {byColumn.map((points, i) => (
                <td key={i}>{points}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {facts.length > 0 && <p class={styles.facts}>{facts.join(' ')}</p>}
    </Panel>
  );
}
