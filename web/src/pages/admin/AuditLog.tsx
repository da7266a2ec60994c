import { useEffect, useState } from 'preact/hooks';
import type { Deed } from '../../protocol/types';
import { named } from '../../text/say';
import { Button } from '../../ui/controls/Button';
import { useFetched } from '../../ui/hooks/use-fetched';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { Panel } from '../../ui/parts/Panel';
import styles from './AdminPage.module.css';
import { momentOf, useChanges } from './changes';
import { staff } from './staff';
import { t } from './text';

const PAGE = 100;

/** The deeds of moderators and administrators, with their reasons. */
export function AuditLog() {
  const round = useChanges();
  const { found, trouble } = useFetched(() => staff.deeds(), [round]);
  const [older, setOlder] = useState<readonly Deed[]>([]);
  const { busy, trouble: refused, attempt } = useAttempt();
  useEffect(() => setOlder([]), [round]);
  const deeds = [...(found ?? []), ...older];
  const last = deeds.at(-1);
  return (
    <Panel class={styles.wide}>
      <h2>{t('admin.audit')}</h2>
      {found?.length === 0 && <p>{t('admin.audit.none')}</p>}
      <ol class={styles.rows}>
        {deeds.map((deed) => (
          <li key={`${deed.at} ${deed.action} ${deed.subject}`}>
            <span>
              <b translate={false}>{deed.author}</b> {named(`admin.deed.${deed.action}`)}{' '}
              <span translate={false}>{deed.subject}</span>
              {deed.reason !== '' && <small>: {deed.reason}</small>}
            </span>
            <small>{momentOf(deed.at)}</small>
          </li>
        ))}
      </ol>
      {last !== undefined && deeds.length % PAGE === 0 && (
        <div class={styles.buttons}>
          <Button
            disabled={busy}
            onClick={() =>
              attempt(async () => {
                const more = await staff.deeds(last.at);
                setOlder([...older, ...more]);
              })
            }
          >
            {t('admin.audit.older')}
          </Button>
        </div>
      )}
      <ErrorText text={refused ?? trouble?.text} />
    </Panel>
  );
}
