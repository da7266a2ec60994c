import { useState } from 'preact/hooks';
import { useStore } from '../../net/store';
import { t } from '../../text';
import { Segments } from '../../ui/Segments';
import { Trouble } from '../../ui/State';
import { createAccount, logIn, logOut, me } from '../../ui/session';
import { useAttempt } from '../../ui/use';

type What = 'create' | 'logIn';

/** An account keeps games and settings across devices; nobody needs one. */
export function Account() {
  const person = useStore(me);
  const { busy, trouble, attempt } = useAttempt();
  if (person === undefined) {
    return null;
  }
  if (person.account) {
    return (
      <div class="setting">
        <p>{t('settings.account.have', { name: person.name })}</p>
        <button type="button" class="btn" disabled={busy} onClick={() => attempt(logOut)}>
          {t('settings.account.logOut')}
        </button>
        <Trouble text={trouble} />
      </div>
    );
  }
  return <AccountForm />;
}

function AccountForm() {
  const [what, setWhat] = useState<What>('create');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { busy, trouble, attempt } = useAttempt();
  const isNew = what === 'create';
  const submit = () =>
    attempt(async () => {
      await (isNew ? createAccount : logIn)(name.trim(), password);
      setPassword('');
    });
  return (
    <form
      class="account"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p class="help">{t('settings.account.help')}</p>
      <Segments
        label={t('settings.account')}
        value={what}
        options={[
          { value: 'create', label: t('settings.account.create') },
          { value: 'logIn', label: t('settings.account.logIn') },
        ]}
        onChange={setWhat}
      />
      <label class="field">
        <span class="flabel">{t('settings.account.name')}</span>
        <input
          value={name}
          maxLength={24}
          required
          autocomplete="username"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span class="flabel">{t('settings.account.password')}</span>
        <input
          type="password"
          value={password}
          required
          minLength={isNew ? 8 : undefined}
          autocomplete={isNew ? 'new-password' : 'current-password'}
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
      </label>
      {isNew && <p class="help">{t('settings.account.passwordHelp')}</p>}
      <button type="submit" class="btn" disabled={busy}>
        {isNew ? t('settings.account.doCreate') : t('settings.account.doLogIn')}
      </button>
      <Trouble text={trouble} />
    </form>
  );
}
