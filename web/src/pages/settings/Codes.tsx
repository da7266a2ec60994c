import { useState } from 'preact/hooks';
import { api } from '../../net/api';
import { plural, t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Copy } from '../../ui/controls/Copy';
import { Help } from '../../ui/controls/Field';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { isUnproven, ProofField } from './PasswordForm';
import styles from './Rows.module.css';

/** Codes for the day when the password is lost. The server keeps only hashes, so they are shown once. */
export function Codes({ left }: { left: number }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const [password, setPassword] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { busy, trouble, attempt } = useAttempt();
  if (codes !== undefined) {
    return (
      <>
        <p role="status">{t('account.codes.once')}</p>
        <ul class={styles.codes}>
          {codes.map((code) => (
            <li key={code} translate={false}>
              {code}
            </li>
          ))}
        </ul>
        <div class={styles.buttons}>
          <Copy text={codes.join('\n')} label={t('account.codes.copy')} icon="log" />
        </div>
      </>
    );
  }
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isAsking) {
          setAsking(true);
          return;
        }
        attempt(async () => setCodes((await api.makeCodes({ password })).codes));
      }}
    >
      <p>{left === 0 ? t('account.codes.none') : plural('account.codes.left', left)}</p>
      <Help>{t('account.codes.help')}</Help>
      {isAsking && <ProofField value={password} label={t('settings.account.password')} onChange={setPassword} />}
      <Button type="submit" disabled={busy || (isAsking && isUnproven(password))}>
        {t('account.codes.make')}
      </Button>
      <ErrorText text={trouble} />
    </form>
  );
}
