import { useState } from 'preact/hooks';
import { api } from '../../net/api';
import { t } from '../../text';
import { Ask } from '../../ui/controls/Ask';
import { Button } from '../../ui/controls/Button';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { go } from '../../ui/state/router';
import { leaveForGood } from '../../ui/state/session';
import { isUnproven, ProofField } from './PasswordForm';
import styles from './Rows.module.css';

/** Deletes the account, after saying what goes and what stays. */
export function DeleteAccount() {
  const [password, setPassword] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { busy, trouble, attempt } = useAttempt();
  const remove = () => {
    setAsking(false);
    attempt(async () => {
      await leaveForGood(() => api.deleteAccount({ password }));
      go({ page: 'lobby' });
    });
  };
  return (
    <>
      <ul class={styles.points}>
        <li>{t('account.delete.running')}</li>
        <li>{t('account.delete.finished')}</li>
        <li>{t('account.delete.gone')}</li>
        <li>{t('account.delete.back')}</li>
      </ul>
      <form
        class={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
      >
        <ProofField value={password} label={t('settings.account.password')} onChange={setPassword} />
        <Button type="submit" variant="danger" disabled={busy || isUnproven(password)}>
          {t('account.delete.do')}
        </Button>
        <ErrorText text={trouble} />
      </form>
      {isAsking && (
        <Ask
          title={t('account.delete')}
          text={t('account.delete.sure')}
          action={t('account.delete.do')}
          no={t('account.delete.no')}
          onYes={remove}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}
