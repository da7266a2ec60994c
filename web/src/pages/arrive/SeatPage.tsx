import { api } from '../../net/api';
import { t } from '../../text';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { ErrorText } from '../../ui/page/MessagePage';
import { NarrowPage } from '../../ui/page/NarrowPage';
import { PageBar } from '../../ui/page/PageBar';
import { useAttempt, useTitle } from '../../ui/page/page-hooks';
import { Panel } from '../../ui/parts/Panel';
import { go } from '../../ui/state/router';
import styles from '../settings/AccountPage.module.css';
import { NameForm } from '../settings/NameForm';

/** Where the link of a player leads: its reader takes the player's seat, on another device or as another person. */
export function SeatPage({ id, secret }: { id: string; secret: string }) {
  const { busy, trouble, attempt } = useAttempt();
  useTitle(t('app.title', { page: t('seatLink.take') }));
  const take = async () => {
    await api.takeSeat(id, secret);
    go({ page: 'table', id }, { replace: true });
  };
  return (
    <>
      <PageBar page="seat" />
      <NarrowPage>
        <h1>{t('seatLink.take')}</h1>
        <Panel class={styles.panel}>
          <p>{t('seatLink.take.text')}</p>
          <NameForm />
          <Button variant="primary" disabled={busy} onClick={() => attempt(take)}>
            {t('seatLink.take')}
          </Button>
          <ErrorText text={trouble} />
          <ButtonLink to={{ page: 'table', id }}>{t('seatLink.watch')}</ButtonLink>
        </Panel>
      </NarrowPage>
    </>
  );
}
