import { t } from '../../text';
import { languageName } from '../../text/languages';
import { NarrowPage } from '../../ui/NarrowPage';
import { PageBar } from '../../ui/PageBar';
import { Panel } from '../../ui/Panel';
import { useTitle } from '../../ui/page-hooks';
import { Notifications, Setting } from '../../ui/Setting';
import { play } from '../../ui/sound';
import { Account } from './Account';
import { History } from './History';
import { NameForm } from './NameForm';
import styles from './SettingsPage.module.css';

/** Name, account, and how the app looks and sounds. */
export function SettingsPage() {
  useTitle(t('app.title', { page: t('settings.heading') }));
  return (
    <>
      <PageBar page="settings" />
      <NarrowPage class={styles.page}>
        <h1>{t('settings.heading')}</h1>
        <Panel>
          <h2>{t('settings.you')}</h2>
          <NameForm />
          <Account />
        </Panel>
        <History />
        <Panel>
          <h2>{t('settings.look')}</h2>
          <Setting name="language" nameOf={(choice) => (choice === 'system' ? undefined : languageName(choice))} />
          <Setting name="theme" />
          <Setting name="animation" />
          <Setting name="pace" />
          <Setting name="moveList" />
        </Panel>
        <Panel>
          <h2>{t('settings.play')}</h2>
          <Setting name="confirmEnd" />
          <Setting name="danger" />
          <Setting name="sound" onSet={() => play('turn')} />
          <Setting name="volume" onSet={() => play('turn')} />
          <Notifications />
        </Panel>
      </NarrowPage>
    </>
  );
}
