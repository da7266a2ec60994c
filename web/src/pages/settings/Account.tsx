import { useEffect, useState } from 'preact/hooks';
import { api } from '../../net/api';
import { useStore } from '../../net/store';
import { isStaticSite } from '../../offline/static-site';
import { t } from '../../text';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Checkbox, Field, Help } from '../../ui/controls/Field';
import { Segments } from '../../ui/controls/Segments';
import { ButtonRow, ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { canUsePasskeys, NoPasskey } from '../../ui/state/passkey';
import { createAccount, goToService, logIn, logInWithPasskey, logOut, me, recover, welcome } from '../../ui/state/session';
import styles from './Account.module.css';
import { NewPasswordField } from './NewPasswordField';

type What = 'create' | 'logIn' | 'recover';

/** The sentence above the form. */
const HELPS = {
  create: 'settings.account.help',
  logIn: 'settings.account.help',
  recover: 'settings.account.recover.help',
  closed: 'settings.account.closed',
} as const;

/** The label of the button. */
const DOES = {
  create: 'settings.account.doCreate',
  logIn: 'settings.account.doLogIn',
  recover: 'settings.account.doRecover',
} as const;

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
        <ButtonRow>
          <ButtonLink to={{ page: 'settings', part: 'account' }}>{t('account.open')}</ButtonLink>
          <Button disabled={busy} onClick={() => attempt(logOut)}>
            {t('settings.account.logOut')}
          </Button>
        </ButtonRow>
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
    // If the server can't be reached, signing in reports it.
    api.lobby().then(
      (lobby) => setHasSeats(lobby.mine.length > 0),
      () => undefined,
    );
  }, []);
  return hasSeats;
}

/** Creates an account, signs in, or sets a new password. An invitation is for a new account. */
export function AccountForm({ invitation }: { invitation?: string }) {
  const { signUp } = useStore(welcome) ?? { signUp: 'open' };
  const [what, setWhat] = useState<What>(signUp === 'closed' ? 'logIn' : 'create');
  const [typed, setTyped] = useState('');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [keepSeats, setKeepSeats] = useState(true);
  const hasSeats = useHasSeats();
  const { busy, trouble, attempt } = useAttempt();
  const isNew = what === 'create';
  const submit = () =>
    attempt(async () => {
      if (what === 'recover') {
        await recover({ name: name.trim(), code, password });
      } else {
        await (isNew
          ? createAccount({ name: name.trim(), password, invitation: invitation ?? typed })
          : logIn(name.trim(), password, keepSeats));
      }
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
      <Help>{t(HELPS[signUp === 'closed' && what === 'logIn' ? 'closed' : what])}</Help>
      <Segments
        label={t('settings.account')}
        value={what}
        options={[
          ...(signUp === 'closed' ? [] : [{ value: 'create' as const, label: t('settings.account.create') }]),
          { value: 'logIn', label: t('settings.account.logIn') },
          { value: 'recover', label: t('settings.account.recover') },
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
      {isNew && signUp === 'invite' && invitation === undefined && <InvitationField value={typed} onChange={setTyped} />}
      <SecretFields what={what} code={code} password={password} onCode={setCode} onPassword={setPassword} />
      {what === 'logIn' && hasSeats && (
        <Checkbox
          label={t('settings.account.keep')}
          help={t('settings.account.keep.help')}
          isChecked={keepSeats}
          onChange={setKeepSeats}
        />
      )}
      <Button type="submit" class={styles.submit} disabled={busy}>
        {t(DOES[what])}
      </Button>
      <ErrorText text={trouble} />
      {what !== 'recover' && <OtherWays keepSeats={keepSeats} isNew={isNew} />}
    </form>
  );
}

/** Other ways than a password: a passkey, or another service, where people without an account get one. */
function OtherWays({ keepSeats, isNew }: { keepSeats: boolean; isNew: boolean }) {
  const service = useStore(welcome)?.service ?? null;
  const { busy, trouble, attempt } = useAttempt();
  const hasPasskey = canUsePasskeys() && !isNew;
  if (!hasPasskey && service === null) {
    return null;
  }
  return (
    <>
      <div class={styles.ways}>
        {hasPasskey && (
          <Button
            disabled={busy}
            onClick={() =>
              attempt(() =>
                logInWithPasskey(keepSeats).catch((error: unknown) => {
                  if (!(error instanceof NoPasskey)) {
                    throw error;
                  }
                }),
              )
            }
          >
            {t('settings.account.passkey')}
          </Button>
        )}
        {service !== null && (
          <Button disabled={busy} onClick={() => attempt(() => goToService())}>
            {t('settings.account.service', { service })}
          </Button>
        )}
      </div>
      <ErrorText text={trouble} />
    </>
  );
}

/** The invitation or the password of the server, which the host asks for. */
function InvitationField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <>
      <Field label={t('invite.code')}>
        <input
          value={value}
          maxLength={200}
          required
          autocomplete="off"
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      </Field>
      <Help>{t('invite.code.help')}</Help>
    </>
  );
}

/** The password or the recovery code, and the new password if the person chooses one. */
function SecretFields({
  what,
  code,
  password,
  onCode,
  onPassword,
}: {
  what: What;
  code: string;
  password: string;
  onCode: (text: string) => void;
  onPassword: (text: string) => void;
}) {
  return (
    <>
      {what === 'recover' && (
        <Field label={t('settings.account.code')}>
          <input
            value={code}
            maxLength={24}
            required
            autocomplete="one-time-code"
            onInput={(event) => onCode(event.currentTarget.value)}
          />
        </Field>
      )}
      {what === 'logIn' ? (
        <Field label={t('settings.account.password')}>
          <input
            type="password"
            value={password}
            required
            autocomplete="current-password"
            onInput={(event) => onPassword(event.currentTarget.value)}
          />
        </Field>
      ) : (
        <NewPasswordField
          value={password}
          label={what === 'create' ? t('settings.account.password') : t('account.password.new')}
          onChange={onPassword}
        />
      )}
    </>
  );
}
