import { t } from '../../text';
import { Checkbox, Field, Help } from '../../ui/controls/Field';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { wish } from '../../ui/state/session';
import styles from './NotificationsPage.module.css';

const NIGHT = { from: '22:30', to: '07:30' };

/** Hours of the day in which nothing is sent, in the time zone of the browser where they were set. */
export function QuietHours({ stored, isUrgent }: { stored: string | undefined; isUrgent: boolean }) {
  const { trouble, attempt } = useAttempt();
  const [, from, to] = /^(\d\d:\d\d)-(\d\d:\d\d) /.exec(stored ?? '') ?? [];
  const isOn = from !== undefined && to !== undefined;
  const hours = isOn ? { from, to } : NIGHT;
  const set = (wanted: { from: string; to: string } | undefined) => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    attempt(() => wish('notice.quiet', wanted === undefined ? '' : `${wanted.from}-${wanted.to} ${zone}`));
  };
  return (
    <>
      <Checkbox
        label={t('notices.quiet.on')}
        help={t('notices.quiet.help')}
        isChecked={isOn}
        onChange={(checked) => set(checked ? hours : undefined)}
      />
      {isOn && (
        <div class={styles.times}>
          <Field label={t('notices.quiet.from')}>
            <input
              type="time"
              value={from}
              required
              onChange={(event) => event.currentTarget.value !== '' && set({ ...hours, from: event.currentTarget.value })}
            />
          </Field>
          <Field label={t('notices.quiet.to')}>
            <input
              type="time"
              value={to}
              required
              onChange={(event) => event.currentTarget.value !== '' && set({ ...hours, to: event.currentTarget.value })}
            />
          </Field>
        </div>
      )}
      {isOn && (
        <Checkbox
          label={t('notices.quiet.urgent')}
          help={t('notices.quiet.urgent.help')}
          isChecked={isUrgent}
          onChange={(checked) => attempt(() => wish('notice.urgent', checked ? 'on' : ''))}
        />
      )}
      {isOn && <Help>{t('notices.quiet.zone', { zone: stored!.split(' ')[1]! })}</Help>}
      <ErrorText text={trouble} />
    </>
  );
}
