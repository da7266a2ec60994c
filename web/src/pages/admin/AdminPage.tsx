import { useStore } from '../../net/store';
import { MessagePage } from '../../ui/page/MessagePage';
import { PageBar } from '../../ui/page/PageBar';
import { useTitle } from '../../ui/page/page-hooks';
import { me } from '../../ui/state/session';
import { Accounts } from './Accounts';
import styles from './AdminPage.module.css';
import { AuditLog } from './AuditLog';
import { Moderators } from './Moderators';
import { Reports } from './Reports';
import { Sanctions } from './Sanctions';
import { ServerChoices } from './ServerChoices';
import { ServerFigures } from './ServerFigures';
import { Tables } from './Tables';
import { t } from './text';

/** The work of moderators and administrators. */
export function AdminPage() {
  useTitle(t('app.title', { page: t('app.nav.admin') }));
  const role = useStore(me)?.role;
  return (
    <>
      <PageBar page="admin" />
      {role ? (
        <main class={styles.page}>
          <h1>{t('app.nav.admin')}</h1>
          {role === 'admin' && <ServerFigures />}
          <Reports />
          <Sanctions />
          {role === 'admin' && (
            <>
              <Moderators />
              <ServerChoices />
              <Accounts />
              <Tables />
            </>
          )}
          <AuditLog />
        </main>
      ) : (
        <MessagePage icon="warn" title={t('app.nav.admin')} text={t('admin.others')} />
      )}
    </>
  );
}
