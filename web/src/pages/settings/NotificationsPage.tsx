import { useStore } from '../../net/store';
import { t } from '../../text';
import { Help } from '../../ui/controls/Field';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { Panel } from '../../ui/parts/Panel';
import { me, welcome, wish } from '../../ui/state/session';
import { MailPanel } from './MailPanel';
import styles from './NotificationsPage.module.css';
import { PushPanel } from './PushPanel';
import { QuietHours } from './QuietHours';
import { SettingsFrame } from './SettingsFrame';
import { VacationPanel } from './VacationPanel';
import { WebhookPanel } from './WebhookPanel';

const EVENTS = ['turn', 'time', 'over', 'seat', 'invitation', 'round', 'mention'] as const;
const CHANNELS = ['push', 'webhook', 'mail'] as const;

type Event = (typeof EVENTS)[number];
type Channel = (typeof CHANNELS)[number];

/** Where a person is notified of turns and other events while no page is open, and when not. */
export function NotificationsPage() {
  const person = useStore(me);
  const hasMail = useStore(welcome)?.mail === true;
  return (
    <SettingsFrame part="notifications" title={t('notices.heading')}>
      {person?.account ? (
        <div class={styles.columns}>
          <Panel class={styles.panel}>
            <h2>{t('notices.what')}</h2>
            <Help>{t('notices.what.help')}</Help>
            <Switches stored={person.preferences} channels={CHANNELS.filter((channel) => channel !== 'mail' || hasMail)} />
          </Panel>
          <div class={styles.channels}>
            <Panel class={styles.panel}>
              <h2>{t('notices.push')}</h2>
              <PushPanel />
            </Panel>
            <Panel class={styles.panel}>
              <h2>{t('notices.webhook')}</h2>
              <WebhookPanel />
            </Panel>
            {hasMail && (
              <Panel class={styles.panel}>
                <h2>{t('notices.mail')}</h2>
                <MailPanel />
              </Panel>
            )}
          </div>
          <div class={styles.quiet}>
            <Panel class={styles.panel}>
              <h2>{t('notices.quiet')}</h2>
              <QuietHours stored={person.preferences['notice.quiet']} isUrgent={person.preferences['notice.urgent'] === 'on'} />
            </Panel>
            <Panel class={styles.panel}>
              <h2>{t('vacation')}</h2>
              <VacationPanel />
            </Panel>
          </div>
        </div>
      ) : (
        <Panel class={styles.panel}>
          <p>{t('notices.guest')}</p>
        </Panel>
      )}
    </SettingsFrame>
  );
}

/** A switch for every event and channel. */
function Switches({ stored, channels }: { stored: Readonly<Record<string, string>>; channels: readonly Channel[] }) {
  const { trouble, attempt } = useAttempt();
  const wanted = (event: Event): readonly string[] => (stored[`notice.${event}`] ?? CHANNELS.join(' ')).split(' ');
  const set = (event: Event, channel: Channel, isOn: boolean) => {
    const others = wanted(event).filter((each) => each !== channel && each !== '-');
    const now = isOn ? [...others, channel] : others;
    attempt(() => wish(`notice.${event}`, now.length === 0 ? '-' : now.join(' ')));
  };
  return (
    <>
      <table class={styles.switches}>
        <thead>
          <tr>
            <td />
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {t(`notices.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {EVENTS.map((event) => (
            <tr key={event}>
              <th scope="row">
                {t(`notices.${event}`)}
                <small>{t(`notices.${event}.help`)}</small>
              </th>
              {channels.map((channel) => (
                <td key={channel}>
                  <label class={styles.switch}>
                    <input
                      type="checkbox"
                      aria-label={t('notices.switch', { event: t(`notices.${event}`), channel: t(`notices.${channel}`) })}
                      checked={wanted(event).includes(channel)}
                      onChange={(change) => set(event, channel, change.currentTarget.checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ErrorText text={trouble} />
    </>
  );
}
