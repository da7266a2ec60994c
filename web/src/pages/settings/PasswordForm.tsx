import { useState } from 'preact/hooks';
import { api } from '../../net/api';
import { useStore } from '../../net/store';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Field, Help } from '../../ui/controls/Field';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { ownAccount } from '../../ui/state/session';
import { NewPasswordField, SHORTEST } from './NewPasswordField';
import styles from './Rows.module.css';

/** Whether the server would want the password that is still missing. */
export function isUnproven(password: string): boolean {
  return password === '' && ownAccount.get()?.password !== false;
}

/**
 * The present password, which is asked for again before something important. An account without one must have been signed in to a
 * moment ago.
 */
export function ProofField({ value, label, onChange }: { value: string; label?: string; onChange: (text: string) => void }) {
  return useStore(ownAccount)?.password === false ? (
    <Help>{t('account.noPassword')}</Help>
  ) : (
    <Field label={label ?? t('account.password.old')}>
      <input
        type="password"
        value={value}
        required
        autocomplete="current-password"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

/** Sets a new password; all other devices are signed out. */
export function PasswordForm() {
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const { busy, trouble, attempt } = useAttempt();
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setDone(false);
        attempt(async () => {
          await api.setPassword({ old, password });
          ownAccount.set(await api.account());
          setOld('');
          setPassword('');
          setDone(true);
        });
      }}
    >
      <ProofField value={old} onChange={setOld} />
      <NewPasswordField value={password} label={t('account.password.new')} onChange={setPassword} />
      <Help>{t('account.password.help')}</Help>
      <Button type="submit" disabled={busy || isUnproven(old) || password.length < SHORTEST}>
        {t('account.password.save')}
      </Button>
      <p role="status">{isDone && t('account.password.done')}</p>
      <ErrorText text={trouble} />
    </form>
  );
}

/** The name to sign in with, which may differ from the one that others see. */
export function SignInNameForm({ now }: { now: string }) {
  const [saved, setSaved] = useState(now);
  const [name, setName] = useState(now);
  const [password, setPassword] = useState('');
  const { busy, trouble, attempt } = useAttempt();
  const isNew = name.trim() !== '' && name.trim().toLowerCase() !== saved;
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        attempt(async () => {
          const account = await api.setSignInName({ name: name.trim(), password });
          setSaved(account.name);
          setName(account.name);
          setPassword('');
        });
      }}
    >
      <Field label={t('account.signInName')}>
        <input
          value={name}
          maxLength={24}
          required
          autocomplete="username"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      {isNew && (
        <>
          <ProofField value={password} label={t('settings.account.password')} onChange={setPassword} />
          <Button type="submit" disabled={busy || isUnproven(password)}>
            {t('account.signInName.save')}
          </Button>
        </>
      )}
      <ErrorText text={trouble} />
    </form>
  );
}
