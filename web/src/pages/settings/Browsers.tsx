import { useState } from 'preact/hooks';
import { api } from '../../net/api';
import { plural, t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { useFetched } from '../../ui/hooks/use-fetched';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { dayOf } from './days';
import styles from './Rows.module.css';

/** The browsers that are signed in to the account. */
export function Browsers() {
  const [round, setRound] = useState(0);
  const { found, trouble } = useFetched(api.browsers, [round]);
  const { busy, trouble: refused, attempt } = useAttempt();
  const others = found?.filter((browser) => !browser.current) ?? [];
  const after = (work: () => Promise<void>) =>
    attempt(async () => {
      await work();
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
                  disabled={busy}
                  aria-label={t('account.browsers.endOf', { name })}
                  onClick={() => after(() => api.endBrowser(browser.id))}
                >
                  {t('account.browsers.end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {others.length > 0 && (
        <div class={styles.buttons}>
          <Button disabled={busy} onClick={() => after(api.endOtherBrowsers)}>
            {plural('account.browsers.endOthers', others.length)}
          </Button>
        </div>
      )}
      <ErrorText text={refused ?? trouble?.text} />
    </>
  );
}
