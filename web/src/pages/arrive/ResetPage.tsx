import { useState } from 'preact/hooks';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Help } from '../../ui/controls/Field';
import { ErrorText } from '../../ui/page/MessagePage';
import { NarrowPage } from '../../ui/page/NarrowPage';
import { PageBar } from '../../ui/page/PageBar';
import { useAttempt, useTitle } from '../../ui/page/page-hooks';
import { Panel } from '../../ui/parts/Panel';
import { go } from '../../ui/state/router';
import { resetPassword } from '../../ui/state/session';
import styles from '../settings/AccountPage.module.css';
import { NewPasswordField, SHORTEST } from '../settings/NewPasswordField';
import rows from '../settings/Rows.module.css';

/** Where the host's link leads a person who has lost their password. */
export function ResetPage({ secret }: { secret: string }) {
  const [password, setPassword] = useState('');
  const { busy, trouble, attempt } = useAttempt();
  useTitle(t('app.title', { page: t('account.reset') }));
  return (
    <>
      <PageBar page="reset" />
      <NarrowPage>
        <h1>{t('account.reset')}</h1>
        <Panel class={styles.panel}>
          <form
            class={rows.form}
            onSubmit={(event) => {
              event.preventDefault();
              attempt(async () => {
                await resetPassword({ secret, password });
                go({ page: 'settings', part: 'account' }, { replace: true });
              });
            }}
          >
            <Help>{t('account.reset.help')}</Help>
            <NewPasswordField value={password} label={t('account.password.new')} onChange={setPassword} />
            <Button type="submit" variant="primary" disabled={busy || password.length < SHORTEST}>
              {t('account.password.save')}
            </Button>
            <ErrorText text={trouble} />
          </form>
        </Panel>
      </NarrowPage>
    </>
  );
}
