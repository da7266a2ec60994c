import { useEffect, useState } from 'preact/hooks';
import { api } from '../../net/api';
import { useStore } from '../../net/store';
import { isStaticSite } from '../../offline/static-site';
import { plural, t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Checkbox, Field, Help } from '../../ui/controls/Field';
import { Segments } from '../../ui/controls/Segments';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { createAccount, logIn, logOut, me } from '../../ui/state/session';
import styles from './Account.module.css';

type What = 'create' | 'logIn';

/** The minimum length of a password. */
const SHORTEST = 8;

/** An account stores games and settings for several devices; it is optional. */
export function Account() {
  const person = useStore(me);
  const { busy, trouble, attempt } = useAttempt();
  if (person === undefined) {
    return null;
  }
  if (person.account) {
    return (
      <div class={styles.account}>
        <p>{t('settings.account.have', { name: person.name })}</p>
        <Button disabled={busy} onClick={() => attempt(logOut)}>
          {t('settings.account.logOut')}
        </Button>
        <ErrorText text={trouble} />
      </div>
    );
  }
  return isStaticSite() ? <Help>{t('settings.account.folder')}</Help> : <AccountForm />;
}

/** Whether a guest has seats that they could lose. */
function useHasSeats(): boolean {
  const [hasSeats, setHasSeats] = useState(false);
  useEffect(() => {
    // If the server can't be reached, logging in reports it.
    api.lobby().then(
      (lobby) => setHasSeats(lobby.mine.length > 0),
      () => undefined,
    );
  }, []);
  return hasSeats;
}

function AccountForm() {
  const [what, setWhat] = useState<What>('create');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [keepSeats, setKeepSeats] = useState(true);
  const hasSeats = useHasSeats();
  const { busy, trouble, attempt } = useAttempt();
  const isNew = what === 'create';
  const isTooShort = isNew && password !== '' && password.length < SHORTEST;
  const submit = () =>
    attempt(async () => {
      await (isNew ? createAccount(name.trim(), password) : logIn(name.trim(), password, keepSeats));
      setPassword('');
    });
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Help>{t('settings.account.help')}</Help>
      <Segments
        label={t('settings.account')}
        value={what}
        options={[
          { value: 'create', label: t('settings.account.create') },
          { value: 'logIn', label: t('settings.account.logIn') },
        ]}
        onChange={setWhat}
      />
      <Field label={t('settings.account.name')}>
        <input
          value={name}
          maxLength={24}
          required
          autocomplete="username"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <Field label={t('settings.account.password')}>
        <input
          type="password"
          value={password}
          required
          minLength={isNew ? SHORTEST : undefined}
          aria-invalid={isTooShort}
          aria-describedby={isNew ? 'password-help' : undefined}
          autocomplete={isNew ? 'new-password' : 'current-password'}
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
      </Field>
      {isNew && (
        <Help id="password-help">
          {isTooShort ? (
            <b role="status">{plural('settings.account.short', SHORTEST - password.length)}</b>
          ) : (
            t('settings.account.passwordHelp')
          )}
        </Help>
      )}
      {!isNew && hasSeats && (
        <Checkbox
          label={t('settings.account.keep')}
          help={t('settings.account.keep.help')}
          isChecked={keepSeats}
          onChange={setKeepSeats}
        />
      )}
      <Button type="submit" class={styles.submit} disabled={busy}>
        {isNew ? t('settings.account.doCreate') : t('settings.account.doLogIn')}
      </Button>
      <ErrorText text={trouble} />
    </form>
  );
}
