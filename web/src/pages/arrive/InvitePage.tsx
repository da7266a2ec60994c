import { useStore } from '../../net/store';
import { t } from '../../text';
import { ButtonLink } from '../../ui/controls/Button';
import { NarrowPage } from '../../ui/page/NarrowPage';
import { PageBar } from '../../ui/page/PageBar';
import { useTitle } from '../../ui/page/page-hooks';
import { Panel } from '../../ui/parts/Panel';
import { me } from '../../ui/state/session';
import { AccountForm } from '../settings/Account';
import styles from '../settings/AccountPage.module.css';

/** The page of the host's link for a person who may make an account. */
export function InvitePage({ secret }: { secret: string }) {
  const person = useStore(me);
  useTitle(t('app.title', { page: t('invite.heading') }));
  return (
    <>
      <PageBar page="invite" />
      <NarrowPage>
        <h1>{t('invite.heading')}</h1>
        <Panel class={styles.panel}>
          {person?.account ? (
            <>
              <p>{t('settings.account.have', { name: person.name })}</p>
              <ButtonLink to={{ page: 'lobby' }} variant="primary">
                {t('app.toLobby')}
              </ButtonLink>
            </>
          ) : (
            <AccountForm invitation={secret} />
          )}
        </Panel>
      </NarrowPage>
    </>
  );
}
