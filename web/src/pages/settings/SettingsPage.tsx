import { useStore } from '../../net/store';
import { AvoidedPeople } from '../../table/chat/AvoidedPeople';
import { t } from '../../text';
import { languageName } from '../../text/languages';
import { Notifications, Setting } from '../../ui/controls/Setting';
import { Panel } from '../../ui/parts/Panel';
import { me } from '../../ui/state/session';
import { play } from '../../ui/state/sound';
import { canVibrate, vibrate } from '../../ui/state/vibration';
import { Account } from './Account';
import { History } from './History';
import { NameForm } from './NameForm';
import { SettingsFrame } from './SettingsFrame';
import styles from './SettingsPage.module.css';

/** Name, account, appearance and sound. */
export function SettingsPage() {
  const person = useStore(me);
  return (
    <SettingsFrame part={undefined} title={t('settings.heading')}>
      <div class={styles.page}>
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
          <Setting name="talk" />
          <Setting name="danger" />
          <Setting name="sound" onSet={() => play('turn')} />
          <Setting name="volume" onSet={() => play('turn')} />
          {canVibrate() && <Setting name="vibration" onSet={() => vibrate('turn')} />}
          <Notifications />
        </Panel>
        {person?.avoids && <AvoidedPeople />}
      </div>
    </SettingsFrame>
  );
}
