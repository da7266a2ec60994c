import { canNotify, askToNotify } from '../app/notify';
import { CHOICES, preferences, type Preferences } from '../app/preferences';
import { prefer } from '../app/session';
import { play } from '../app/sound';
import { TopBar } from '../app/TopBar';
import { Segments } from '../app/ui/Segments';
import { useTitle } from '../app/ui/use';
import { useStore } from '../net/store';
import { t } from '../text';
import { languageName } from '../text/languages';
import { named } from '../text/say';
import { Account } from './Account';
import { History } from './History';
import { NameForm } from './NameForm';

/** Name, account, and how the app looks and sounds. */
export function SettingsPage() {
  useTitle(t('app.title', { page: t('settings.heading') }));
  return (
    <>
      <TopBar page="settings" />
      <main class="settings">
        <h1>{t('settings.heading')}</h1>
        <section class="panel">
          <h2>{t('settings.you')}</h2>
          <NameForm />
          <Account />
        </section>
        <History />
        <section class="panel">
          <h2>{t('settings.look')}</h2>
          <Setting name="language" nameOf={(choice) => (choice === 'system' ? undefined : languageName(choice))} />
          <Setting name="theme" />
          <Setting name="animation" />
          <Setting name="moveList" />
        </section>
        <section class="panel">
          <h2>{t('settings.play')}</h2>
          <Setting name="confirmEnd" />
          <Setting name="sound" onSet={() => play('turn')} />
          <Setting name="volume" onSet={() => play('turn')} />
          <Notifications />
        </section>
      </main>
    </>
  );
}

interface SettingProps<K extends keyof Preferences> {
  name: K;
  /** What a choice is called, where the catalogue does not say it. */
  nameOf?: (choice: Preferences[K]) => string | undefined;
  onSet?: () => void;
}

/** One setting with the sentence that says what it does. */
export function Setting<K extends keyof Preferences>({ name, nameOf, onSet }: SettingProps<K>) {
  const value = useStore(preferences)[name];
  return (
    <div class="setting">
      <Segments<Preferences[K]>
        label={named(`settings.${name}`)}
        value={value}
        options={CHOICES[name].map((choice) => ({ value: choice, label: nameOf?.(choice) ?? named(`settings.${name}.${choice}`) }))}
        onChange={(choice) => {
          prefer(name, choice);
          onSet?.();
        }}
      />
      <p class="help">{named(`settings.${name}.help`)}</p>
    </div>
  );
}

/** The browser's notifications, asked for by a button. */
export function Notifications() {
  const { notify } = useStore(preferences);
  if (!canNotify()) {
    return <p class="help">{t('settings.notify.none')}</p>;
  }
  const isOn = notify === 'on' && Notification.permission === 'granted';
  const isDenied = Notification.permission === 'denied';
  return (
    <div class="setting">
      <p class="flabel">{t('settings.notify')}</p>
      <button type="button" class="btn" aria-pressed={isOn} disabled={isDenied} onClick={() => (isOn ? prefer('notify', 'off') : void askToNotify())}>
        {isOn ? t('settings.notify.turnOff') : t('settings.notify.turnOn')}
      </button>
      <p class="help">{isDenied ? t('settings.notify.denied') : t('settings.notify.help')}</p>
    </div>
  );
}
