import { useEffect, useState } from 'preact/hooks';
import { api } from '../../net/api';
import type { Mail } from '../../protocol/types';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Field, Help } from '../../ui/controls/Field';
import { useFetched } from '../../ui/hooks/use-fetched';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { ChannelState } from './ChannelState';
import styles from './Rows.module.css';

/** How long a code may take to fail. */
const PATIENCE = 4000;

/** The e-mail address that gets messages. */
export function MailPanel() {
  const [round, setRound] = useState(0);
  const { found, trouble } = useFetched(api.mail, [round]);
  const [fresh, setFresh] = useState<Mail>();
  const [address, setAddress] = useState('');
  const { busy, trouble: refused, attempt } = useAttempt();
  const mail = fresh ?? found;
  useEffect(() => {
    const timer = fresh === undefined || fresh.confirmed ? undefined : setTimeout(() => setRound(round + 1), PATIENCE);
    return () => clearTimeout(timer);
  }, [fresh]);
  if (mail === undefined) {
    return <ErrorText text={trouble?.text} />;
  }
  if (mail.address === '') {
    return (
      <form
        class={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          attempt(async () => setFresh(await api.setMail({ address: address.trim() })));
        }}
      >
        <Help>{t('notices.mail.help')}</Help>
        <Field label={t('notices.mail.address')}>
          <input
            type="email"
            value={address}
            maxLength={254}
            required
            autocomplete="email"
            onInput={(event) => setAddress(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" disabled={busy || address.trim() === ''}>
          {t('notices.webhook.set')}
        </Button>
        <ErrorText text={refused} />
      </form>
    );
  }
  return (
    <>
      <p translate={false}>
        <b>{mail.address}</b>
      </p>
      <ChannelState
        channel={mail}
        problem={found?.problem ?? mail.problem}
        onConfirm={async (code) => setFresh(await api.confirmMail({ code }))}
        test={api.testMail}
        onTested={setFresh}
        remove={async () => {
          await api.removeMail();
          setFresh({ ...mail, address: '', problem: null });
        }}
      />
    </>
  );
}
