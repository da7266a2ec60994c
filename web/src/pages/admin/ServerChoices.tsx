import { useEffect, useState } from 'preact/hooks';
import type { Choices, ChoicesRequest, GuestRights, SignUp } from '../../protocol/types';
import { Button } from '../../ui/controls/Button';
import { Field, Help } from '../../ui/controls/Field';
import { Segments } from '../../ui/controls/Segments';
import { useFetched } from '../../ui/hooks/use-fetched';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { Panel } from '../../ui/parts/Panel';
import styles from './AdminPage.module.css';
import { changed, momentOf } from './changes';
import { staff } from './staff';
import { t } from './text';

const SIGN_UPS: readonly SignUp[] = ['open', 'invite', 'closed'];
const RIGHTS: readonly GuestRights[] = ['play', 'watch', 'none'];

/** Sign-up, the rights of guests, and the announcement in the lobby. */
export function ServerChoices() {
  const { found, trouble } = useFetched(staff.choices, []);
  const [now, setNow] = useState<Choices>();
  const [text, setText] = useState('');
  const [hours, setHours] = useState('24');
  const { busy, trouble: refused, attempt } = useAttempt();
  useEffect(() => setNow(found), [found]);
  const choose = (request: ChoicesRequest) =>
    attempt(async () => {
      setNow(await staff.choose(request));
      changed();
    });
  if (now === undefined) {
    return <ErrorText text={trouble?.text} />;
  }
  return (
    <>
      <Panel class={styles.panel}>
        <h2>{t('admin.choices')}</h2>
        <Segments
          label={t('admin.choices.signUp')}
          value={now.signUp}
          onChange={(signUp) => choose({ signUp })}
          options={SIGN_UPS.map((value) => ({ value, label: t(`admin.signUp.${value}`) }))}
        />
        <Segments
          label={t('admin.choices.guests')}
          value={now.guests}
          onChange={(guests) => choose({ guests })}
          options={RIGHTS.map((value) => ({ value, label: t(`admin.guests.${value}`) }))}
        />
        {now.chosen.length > 0 && (
          <div class={styles.buttons}>
            <Button disabled={busy} onClick={() => choose({ reset: true })}>
              {t('admin.choices.reset')}
            </Button>
          </div>
        )}
        <ErrorText text={refused} />
      </Panel>
      <Panel class={styles.panel}>
        <h2>{t('admin.announcement')}</h2>
        {now.announcement === '' ? (
          <form
            class={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              choose({ announcement: text, hours: Number(hours) });
            }}
          >
            <Field label={t('admin.announcement.text')}>
              <input value={text} required maxLength={500} onInput={(event) => setText(event.currentTarget.value)} />
            </Field>
            <Field label={t('admin.announcement.hours')}>
              <input
                value={hours}
                required
                type="number"
                min={1}
                max={2160}
                inputMode="numeric"
                onInput={(event) => setHours(event.currentTarget.value)}
              />
            </Field>
            <Help>{t('admin.announcement.help')}</Help>
            <Button type="submit" variant="primary" disabled={busy}>
              {t('admin.announcement.publish')}
            </Button>
          </form>
        ) : (
          <>
            <p translate={false}>{now.announcement}</p>
            <p class={styles.note}>{t('admin.announcement.until', { time: momentOf(now.until) })}</p>
            <div class={styles.buttons}>
              <Button disabled={busy} onClick={() => choose({ announcement: '' })}>
                {t('admin.announcement.end')}
              </Button>
            </div>
          </>
        )}
        <ErrorText text={refused} />
      </Panel>
    </>
  );
}
