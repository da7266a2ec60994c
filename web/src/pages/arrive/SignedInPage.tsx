import { useEffect } from 'preact/hooks';
import { useStore } from '../../net/store';
import { t } from '../../text';
import { ButtonLink } from '../../ui/controls/Button';
import { ErrorText, Loading } from '../../ui/page/MessagePage';
import { NarrowPage } from '../../ui/page/NarrowPage';
import { PageBar } from '../../ui/page/PageBar';
import { useAttempt, useTitle } from '../../ui/page/page-hooks';
import { Panel } from '../../ui/parts/Panel';
import { go } from '../../ui/state/router';
import { comeFromService, welcome } from '../../ui/state/session';
import styles from '../settings/AccountPage.module.css';

/** Where another service sends a person who has signed in there. */
export function SignedInPage({ code, state }: { code: string; state: string }) {
  const service = useStore(welcome)?.service ?? null;
  const { trouble, attempt } = useAttempt();
  const heading = t('signedIn.heading', { service: service ?? t('signedIn.other') });
  useTitle(t('app.title', { page: heading }));
  useEffect(() => {
    if (code !== '') {
      attempt(async () => {
        await comeFromService(code, state);
        go({ page: 'lobby' }, { replace: true });
      });
    }
  }, [code, state]);
  const refusal = service === null ? t('signedIn.off') : t('signedIn.none', { service });
  const reason = code === '' ? refusal : trouble;
  return (
    <>
      <PageBar page="signed-in" />
      <NarrowPage>
        <h1>{heading}</h1>
        {reason === undefined ? (
          <Loading />
        ) : (
          <Panel class={styles.panel}>
            <ErrorText text={reason} />
            <ButtonLink to={{ page: 'settings', part: undefined }} variant="primary">
              {t('account.toCreate')}
            </ButtonLink>
          </Panel>
        )}
      </NarrowPage>
    </>
  );
}
