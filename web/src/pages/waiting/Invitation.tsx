import type { TableView } from '../../protocol/types';
import { t } from '../../text';
import { Copy } from '../../ui/Copy';
import { Label } from '../../ui/Field';
import { gameName, tableName } from '../../ui/names';
import { addressOf } from '../../ui/router';
import styles from './Invitation.module.css';

/** The table's name, how full it is, and its link. */
export function Invitation({ table, taken }: { table: TableView; taken: number }) {
  const link = addressOf({ page: 'table', id: table.id });
  const people = t(takenText(table), { taken, seats: table.seats.length });
  return (
    <div class={styles.invitation}>
      <div class={styles.title}>
        <h1>{tableName(table)}</h1>
        <p>{table.name === null ? people : t('lobby.named', { title: gameName(table.game), text: people })}</p>
      </div>
      <div class={styles.link}>
        <Label as="label" for="table-link">
          {t('waiting.link')}
        </Label>
        <div>
          <input id="table-link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          <Copy text={link} label={t('waiting.copyLink')} variant="primary" />
        </div>
        <small>{table.visibility === 'word' ? t('waiting.link.word') : t('waiting.link.help')}</small>
      </div>
    </div>
  );
}

function takenText(table: TableView) {
  if (table.host) {
    return 'waiting.taken.host';
  }
  return table.yours.length > 0 ? 'waiting.taken.guest' : 'waiting.taken.visitor';
}
