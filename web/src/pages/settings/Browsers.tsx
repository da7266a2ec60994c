import { useState } from 'preact/hooks';
import { api } from '../../net/api';
import { plural, t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Help } from '../../ui/controls/Field';
import { useFetched } from '../../ui/hooks/use-fetched';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { dayOf } from './days';
import { isUnproven, ProofField } from './PasswordForm';
import styles from './Rows.module.css';

/** The browsers that are signed in to the account. Ending a session takes the password. */
export function Browsers() {
  const [round, setRound] = useState(0);
  const [password, setPassword] = useState('');
  const { found, trouble } = useFetched(api.browsers, [round]);
  const { busy, trouble: refused, attempt } = useAttempt();
  const others = found?.filter((browser) => !browser.current) ?? [];
  const after = (work: () => Promise<void>) =>
    attempt(async () => {
      await work();
      setPassword('');
      setRound(round + 1);
    });
  return (
    <>
      <ul class={styles.rows}>
        {found?.map((browser) => {
          const name = browser.label === '' ? t('account.browsers.unknown') : browser.label;
          return (
            <li key={browser.id}>
              <span>
                <b translate={false}>{name}</b>
                <small>
                  {browser.current
                    ? t('account.browsers.here')
                    : t('account.used', { day: dayOf(browser.used || browser.created) })}
                </small>
              </span>
              {!browser.current && (
                <Button
                  size="small"
                  disabled={busy || isUnproven(password)}
                  aria-label={t('account.browsers.endOf', { name })}
                  onClick={() => after(() => api.endBrowser(browser.id, { password }))}
                >
                  {t('account.browsers.end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {others.length > 0 && (
        <form
          class={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            after(() => api.endOtherBrowsers({ password }));
          }}
        >
          <Help>{t('account.browsers.proof')}</Help>
          <ProofField value={password} label={t('settings.account.password')} onChange={setPassword} />
          <Button type="submit" disabled={busy || isUnproven(password)}>
            {plural('account.browsers.endOthers', others.length)}
          </Button>
        </form>
      )}
      <ErrorText text={refused ?? trouble?.text} />
    </>
  );
}
