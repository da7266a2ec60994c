import { useState } from 'preact/hooks';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { useFetched } from '../../ui/hooks/use-fetched';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { Panel } from '../../ui/parts/Panel';
import styles from './AdminPage.module.css';
import { changed, momentOf, useChanges } from './changes';
import { staff } from './staff';
import { plural, t } from './text';

/** The accounts, the latest visit first. */
export function Accounts() {
  const round = useChanges();
  const [name, setName] = useState('');
  const { found, trouble } = useFetched(() => staff.accounts(name), [round, name]);
  const { busy, trouble: refused, attempt } = useAttempt();
  return (
    <Panel class={styles.panel}>
      <h2>{t('admin.accounts')}</h2>
      <Field label={t('admin.accounts.search')}>
        <input type="search" value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </Field>
      <ul class={styles.list}>
        {found?.map((account) => (
          <li key={account.account}>
            <span>
              <b translate={false}>{account.name}</b> {account.role && <small>{t(`admin.role.${account.role}`)}</small>}
              <br />
              <small>
                {momentOf(account.seen)}, {plural('admin.accounts.sessions', account.sessions)}
              </small>
            </span>
            <Button
              size="small"
              disabled={busy || account.sessions === 0}
              aria-label={t('account.browsers.endOf', { name: account.name })}
              onClick={() =>
                attempt(async () => {
                  await staff.signOutAccount(account.account);
                  changed();
                })
              }
            >
              {t('account.browsers.end')}
            </Button>
          </li>
        ))}
      </ul>
      <ErrorText text={refused ?? trouble?.text} />
    </Panel>
  );
}
