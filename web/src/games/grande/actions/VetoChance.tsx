import { Icon } from '../../../draw/Icon';
import type { GrandeTable } from '../../../protocol/types';
import { HoldStrip } from '../../../table/people/HoldStrip';
import type { Waiting } from '../../../table/people/hold';
import type { Player } from '../../../table/people/types';
import { Button } from '../../../ui/controls/Button';
import { t } from '../text';
import { cardTitle } from '../words/cards';
import styles from './VetoChance.module.css';

/** The chance to stop the rest of another seat's action. The action's next step may wait for this decision. */
export function VetoChance({
  table,
  players,
  waiting,
  isSent,
  onVeto,
}: {
  table: GrandeTable;
  players: readonly Player[];
  waiting: Waiting | undefined;
  isSent: boolean;
  onVeto: () => void;
}) {
  const title = t('eg.veto.running', { name: players[table.active]?.name ?? '', card: cardTitle(table.action.card) });
  if (waiting?.seat !== undefined) {
    return (
      <HoldStrip waiting={waiting} icon="veto" title={title} text={t('eg.veto.runningText')} isSent={isSent}>
        <Button variant="primary" aria-keyshortcuts="V" disabled={isSent} onClick={onVeto}>
          <Icon name="veto" />
          {t('eg.veto.rest')}
        </Button>
      </HoldStrip>
    );
  }
  return (
    <section class={styles.chance} aria-label={t('eg.prompt.veto')}>
      <Icon name="veto" class={styles.icon} />
      <span>
        <b>{title}</b> {t('eg.veto.runningText')}
      </span>
      <Button size="small" aria-keyshortcuts="V" disabled={isSent} onClick={onVeto}>
        {t('eg.veto.use')}
      </Button>
    </section>
  );
}
