import { Badge } from '../../../draw/Icon';
import type { GrandeTable } from '../../../protocol/types';
import { PointChange } from '../../../table/people/PointChange';
import type { Player } from '../../../table/people/types';
import { signed } from '../../../text';
import { Hidden } from '../../../ui/parts/Hidden';
import { t } from '../text';
import styles from './IfScoredChange.module.css';

interface Props {
  before: GrandeTable;
  after: GrandeTable;
  players: readonly Player[];
}

/** The points if scored before, and now. */
export function IfScoredChange({ before, after, players }: Props) {
  return (
    <table class={styles.table}>
      <thead>
        <tr>
          <th />
          {players.map((player, seat) => (
            <td key={seat}>
              <Badge seat={seat} />
              <Hidden>{player.name}</Hidden>
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('eg.reveal.before')}</th>
          {before.courts.map(({ ifScoredNow }, seat) => (
            <td key={seat}>{ifScoredNow}</td>
          ))}
        </tr>
        <tr class={styles.now}>
          <th scope="row">{t('eg.reveal.after')}</th>
          {after.courts.map(({ ifScoredNow }, seat) => {
            const change = ifScoredNow - before.courts[seat]!.ifScoredNow;
            return (
              <td key={seat}>
                {ifScoredNow}
                {change !== 0 && (
                  <small>
                    <PointChange by={change}>{signed(change)}</PointChange>
                  </small>
                )}
              </td>
            );
          })}
        </tr>
      </tbody>
    </table>
  );
}
