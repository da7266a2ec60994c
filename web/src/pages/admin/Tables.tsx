import { useState } from 'preact/hooks';
import type { TableLine } from '../../protocol/types';
import { Button } from '../../ui/controls/Button';
import { Dialog, DialogActions } from '../../ui/controls/Dialog';
import { Field, Help } from '../../ui/controls/Field';
import { useFetched } from '../../ui/hooks/use-fetched';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { Link } from '../../ui/parts/Link';
import { Panel } from '../../ui/parts/Panel';
import { tableTitle } from '../../ui/state/table-words';
import styles from './AdminPage.module.css';
import { changed, momentOf, useChanges } from './changes';
import { staff } from './staff';
import { t } from './text';

/** The tables that have changed last, with private ones. */
export function Tables() {
  const round = useChanges();
  const { found, trouble } = useFetched(staff.allTables, [round]);
  const [asked, setAsked] = useState<TableLine>();
  return (
    <Panel class={styles.panel}>
      <h2>{t('admin.tables')}</h2>
      {found?.length === 0 && <p>{t('admin.tables.none')}</p>}
      <ul class={styles.list}>
        {found?.map((line) => (
          <li key={line.id}>
            <span>
              <Link to={{ page: 'table', id: line.id }}>{tableTitle(line)}</Link>
              <br />
              <small>
                {t(`admin.phase.${line.phase}`)}, {momentOf(line.changed)}
              </small>
            </span>
            <Button
              size="small"
              aria-label={t('admin.tables.deleteOf', { name: tableTitle(line) })}
              onClick={() => setAsked(line)}
            >
              {t('admin.tables.delete')}
            </Button>
          </li>
        ))}
      </ul>
      {asked !== undefined && <Deletion table={asked} onClose={() => setAsked(undefined)} />}
      <ErrorText text={trouble?.text} />
    </Panel>
  );
}

/** A deleted game does not come back, so it needs a reason. */
function Deletion({ table, onClose }: { table: TableLine; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const { busy, trouble, attempt } = useAttempt();
  return (
    <Dialog title={t('admin.tables.deleteOf', { name: tableTitle(table) })} onClose={onClose}>
      <Field label={t('admin.reason')}>
        <input value={reason} required maxLength={500} onInput={(event) => setReason(event.currentTarget.value)} />
      </Field>
      <Help>{t('admin.tables.help')}</Help>
      <ErrorText text={trouble} />
      <DialogActions>
        <Button onClick={onClose}>{t('admin.tables.keep')}</Button>
        <Button
          variant="danger"
          disabled={busy || reason === ''}
          onClick={() =>
            attempt(async () => {
              await staff.deleteTable(table.id, reason);
              changed();
              onClose();
            })
          }
        >
          {t('admin.tables.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
