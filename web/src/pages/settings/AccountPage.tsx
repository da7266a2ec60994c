import { useEffect } from 'preact/hooks';
import { api, files } from '../../net/api';
import { useStore } from '../../net/store';
import type { Account } from '../../protocol/types';
import { t } from '../../text';
import { ButtonLink } from '../../ui/controls/Button';
import { Help } from '../../ui/controls/Field';
import { useFetched } from '../../ui/hooks/use-fetched';
import { Panel } from '../../ui/parts/Panel';
import { me, ownAccount } from '../../ui/state/session';
import styles from './AccountPage.module.css';
import { Browsers } from './Browsers';
import { Codes } from './Codes';
import { DeleteAccount } from './DeleteAccount';
import { NameForm } from './NameForm';
import { Passkeys, Service } from './Passkeys';
import { PasswordForm, SignInNameForm } from './PasswordForm';
import { SettingsFrame } from './SettingsFrame';
import { Tokens } from './Tokens';

/** All that people do with their account by themselves. */
export function AccountPage() {
  const person = useStore(me);
  return (
    <SettingsFrame part="account" title={t('account.heading')}>
      {person?.account ? <OwnAccount /> : <NoAccount />}
    </SettingsFrame>
  );
}

function NoAccount() {
  return (
    <Panel class={styles.panel}>
      <p>{t('account.guest')}</p>
      <ButtonLink to={{ page: 'settings', part: undefined }} variant="primary">
        {t('account.toCreate')}
      </ButtonLink>
      <Data />
    </Panel>
  );
}

function OwnAccount() {
  const { found: first, trouble } = useFetched<Account>(api.account, []);
  useEffect(() => ownAccount.set(first), [first]);
  const found = useStore(ownAccount);
  return (
    <>
      {trouble !== undefined && <p role="alert">{trouble.text}</p>}
      <div class={styles.columns}>
        <div class={styles.column}>
          <Panel class={styles.panel}>
            <h2>{t('account.names')}</h2>
            <NameForm />
            <Help>{t('account.names.help')}</Help>
            {found !== undefined && <SignInNameForm now={found.name} />}
          </Panel>
          <Panel class={styles.panel}>
            <h2>{t('settings.account.password')}</h2>
            <PasswordForm />
          </Panel>
        </div>
        <div class={styles.column}>
          <Panel class={styles.panel}>
            <h2>{t('account.passkeys')}</h2>
            <Passkeys />
            {found !== undefined && <Service isUsed={found.service} />}
          </Panel>
          <Panel class={styles.panel}>
            <h2>{t('account.codes')}</h2>
            {found !== undefined && <Codes left={found.codes} />}
          </Panel>
          <Panel class={styles.panel}>
            <h2>{t('account.data')}</h2>
            <Data />
          </Panel>
        </div>
        <div class={styles.column}>
          <Panel class={styles.panel}>
            <h2>{t('account.browsers')}</h2>
            <Browsers />
          </Panel>
          <Panel class={styles.panel}>
            <h2>{t('account.tokens')}</h2>
            <Tokens />
          </Panel>
        </div>
      </div>
      <Panel class={styles.last}>
        <h2>{t('account.delete')}</h2>
        <DeleteAccount />
      </Panel>
    </>
  );
}

function Data() {
  return (
    <>
      <Help>{t('account.data.help')}</Help>
      <a class={styles.file} href={files.ownData()} download="hidalgo.zip">
        {t('account.data.get')}
      </a>
    </>
  );
}
