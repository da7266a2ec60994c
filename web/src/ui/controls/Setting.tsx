import { useStore } from '../../net/store';
import { t } from '../../text';
import { named } from '../../text/say';
import { askToNotify, canNotify } from '../state/notify';
import { CHOICES, type Preferences, preferences } from '../state/preferences';
import { prefer } from '../state/session';
import { Button } from './Button';
import { Help, Label } from './Field';
import { Segments } from './Segments';
import styles from './Setting.module.css';

interface SettingProps<K extends keyof Preferences> {
  name: K;
  /** The name of a choice that is not in the catalogue. */
  nameOf?: (choice: Preferences[K]) => string | undefined;
  onSet?: () => void;
}

/** A setting with a sentence that explains it. */
export function Setting<K extends keyof Preferences>({ name, nameOf, onSet }: SettingProps<K>) {
  const value = useStore(preferences)[name];
  return (
    <div class={styles.setting}>
      <Segments<Preferences[K]>
        label={named(`settings.${name}`)}
        value={value}
        options={CHOICES[name].map((choice) => ({
          value: choice,
          label: nameOf?.(choice) ?? named(`settings.${name}.${choice}`),
        }))}
        onChange={(choice) => {
          prefer(name, choice);
          onSet?.();
        }}
      />
      <Help>{named(`settings.${name}.help`)}</Help>
    </div>
  );
}

/** The browser's notifications, which a button asks for. */
export function Notifications() {
  const { notify } = useStore(preferences);
  if (!canNotify()) {
    return <Help>{t('settings.notify.none')}</Help>;
  }
  const isOn = notify === 'on' && Notification.permission === 'granted';
  const isDenied = Notification.permission === 'denied';
  return (
    <div class={styles.setting}>
      <Label as="p">{t('settings.notify')}</Label>
      <Button aria-pressed={isOn} disabled={isDenied} onClick={() => (isOn ? prefer('notify', 'off') : void askToNotify())}>
        {isOn ? t('settings.notify.turnOff') : t('settings.notify.turnOn')}
      </Button>
      <Help>{isDenied ? t('settings.notify.denied') : t('settings.notify.help')}</Help>
    </div>
  );
}
