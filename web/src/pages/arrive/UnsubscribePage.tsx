import { useState } from 'preact/hooks';
import { api } from '../../net/api';
import { t } from '../../text';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { ErrorText } from '../../ui/page/MessagePage';
import { NarrowPage } from '../../ui/page/NarrowPage';
import { PageBar } from '../../ui/page/PageBar';
import { useAttempt, useTitle } from '../../ui/page/page-hooks';
import { Panel } from '../../ui/parts/Panel';
import styles from '../settings/AccountPage.module.css';

/** Where the link in an e-mail leads: it ends the messages, also without signing in. */
export function UnsubscribePage({ secret }: { secret: string }) {
  const [isDone, setDone] = useState(false);
  const { busy, trouble, attempt } = useAttempt();
  useTitle(t('app.title', { page: t('unsubscribe.heading') }));
  const end = async () => {
    await api.endMail(secret);
    setDone(true);
  };
  return (
    <>
      <PageBar page="unsubscribe" />
      <NarrowPage>
        <h1>{t('unsubscribe.heading')}</h1>
        <Panel class={styles.panel}>
          {isDone ? (
            <>
              <p role="status">{t('unsubscribe.done')}</p>
              <ButtonLink to={{ page: 'lobby' }}>{t('app.toLobby')}</ButtonLink>
            </>
          ) : (
            <>
              <p>{t('unsubscribe.text')}</p>
              <Button variant="primary" disabled={busy} onClick={() => attempt(end)}>
                {t('unsubscribe.do')}
              </Button>
              <ErrorText text={trouble} />
            </>
          )}
        </Panel>
      </NarrowPage>
    </>
  );
}
