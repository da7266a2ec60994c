import { useState } from 'preact/hooks';
import { api } from '../../net/api';
import { useStore } from '../../net/store';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Help } from '../../ui/controls/Field';
import { useFetched } from '../../ui/hooks/use-fetched';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { addPasskey, canUsePasskeys, NoPasskey } from '../../ui/state/passkey';
import { goToService, welcome } from '../../ui/state/session';
import { dayOf } from './days';
import { isUnproven, ProofField } from './PasswordForm';
import styles from './Rows.module.css';

/** The passkeys of the account. Adding and removing one takes the password. */
export function Passkeys() {
  const [round, setRound] = useState(0);
  const [password, setPassword] = useState('');
  const [said, setSaid] = useState('');
  const { found, trouble } = useFetched(api.passkeys, [round]);
  const { busy, trouble: refused, attempt } = useAttempt();
  const after = (work: () => Promise<void>) =>
    attempt(async () => {
      setSaid('');
      try {
        await work();
        setPassword('');
      } catch (error) {
        if (!(error instanceof NoPasskey)) {
          throw error;
        }
        setSaid(t('account.passkeys.notMade'));
      }
      setRound(round + 1);
    });
  const isAsking = canUsePasskeys() || (found?.length ?? 0) > 0;
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        after(() => addPasskey(password));
      }}
    >
      <Help>{t(canUsePasskeys() ? 'account.passkeys.help' : 'account.passkeys.none')}</Help>
      <ul class={styles.rows}>
        {found?.map((passkey) => {
          const name = passkey.label === '' ? t('account.browsers.unknown') : passkey.label;
          const day = dayOf(passkey.created);
          return (
            <li key={passkey.id}>
              <span>
                <b translate={false}>{name}</b>
                <small>
                  {t('account.passkeys.made', { day })},{' '}
                  {passkey.used === 0 ? t('account.tokens.unused') : t('account.used', { day: dayOf(passkey.used) })}
                </small>
              </span>
              <Button
                size="small"
                disabled={busy || isUnproven(password)}
                aria-label={t('notices.removeOf', { name })}
                onClick={() => after(() => api.removePasskey(passkey.id, { password }))}
              >
                {t('notices.remove')}
              </Button>
            </li>
          );
        })}
      </ul>
      {isAsking && <ProofField value={password} label={t('settings.account.password')} onChange={setPassword} />}
      {canUsePasskeys() && (
        <Button type="submit" disabled={busy || isUnproven(password)}>
          {t('account.passkeys.add')}
        </Button>
      )}
      <p role="status">{said}</p>
      <ErrorText text={refused ?? trouble?.text} />
    </form>
  );
}

/** Whether the person signs in by the host's other service, and how to begin with that. */
export function Service({ isUsed }: { isUsed: boolean }) {
  const service = useStore(welcome)?.service ?? null;
  const [password, setPassword] = useState('');
  const { busy, trouble, attempt } = useAttempt();
  if (service === null) {
    return null;
  }
  if (isUsed) {
    return <p>{t('account.service.used', { service })}</p>;
  }
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        attempt(() => goToService(password));
      }}
    >
      <h3>{service}</h3>
      <Help>{t('account.service.help', { service })}</Help>
      <ProofField value={password} label={t('settings.account.password')} onChange={setPassword} />
      <Button type="submit" disabled={busy || isUnproven(password)}>
        {t('account.service.add', { service })}
      </Button>
      <ErrorText text={trouble} />
    </form>
  );
}
