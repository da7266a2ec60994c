import { Icon } from '../../draw/Icon';
import type { GrandeTable } from '../../protocol/types';
import type { Player } from '../../table/types';
import { Button } from '../../ui/Button';
import { cardTitle } from './cards';
import { t } from './text';
import styles from './VetoChance.module.css';

/** While another's action runs: what is left of it can be stopped, and nothing waits for it. */
export function VetoChance({
  table,
  players,
  isSent,
  onVeto,
}: {
  table: GrandeTable;
  players: readonly Player[];
  isSent: boolean;
  onVeto: () => void;
}) {
  return (
    <section class={styles.chance} aria-label={t('eg.prompt.veto')}>
      <Icon name="veto" class={styles.icon} />
      <span>
        <b>{t('eg.veto.running', { name: players[table.active]?.name ?? '', card: cardTitle(table.action.card) })}</b>{' '}
        {t('eg.veto.runningText')}
      </span>
      <Button size="small" aria-keyshortcuts="V" disabled={isSent} onClick={onVeto}>
        {t('eg.veto.use')}
      </Button>
    </section>
  );
}
