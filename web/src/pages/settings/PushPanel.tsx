import { useEffect, useState } from 'preact/hooks';
import { api } from '../../net/api';
import type { PushBrowser } from '../../protocol/types';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Help } from '../../ui/controls/Field';
import { useFetched } from '../../ui/hooks/use-fetched';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { addThisBrowser, canPush, ownEndpoint, removeThisBrowser } from '../../ui/state/push';
import { dayOf } from './days';
import { problemOf } from './problem';
import styles from './Rows.module.css';

/** How long a first message may take to come back. */
const PATIENCE = 3000;

/** The browsers that get messages while no page is open. */
export function PushPanel() {
  const [round, setRound] = useState(0);
  const [own, setOwn] = useState<string>();
  const [said, setSaid] = useState('');
  const { found, trouble } = useFetched(api.push, [round]);
  const { busy, trouble: refused, attempt } = useAttempt();
  useEffect(() => {
    void ownEndpoint().then(setOwn);
  }, [round]);
  const isWaiting = found?.browsers.some((browser) => !browser.confirmed) === true;
  useEffect(() => {
    const timer = isWaiting ? setTimeout(() => setRound(round + 1), PATIENCE) : undefined;
    return () => clearTimeout(timer);
  }, [isWaiting, round]);
  const again = () => setRound((before) => before + 1);
  const add = (key: string) =>
    attempt(async () => {
      setSaid((await addThisBrowser(key)) === undefined ? t('settings.notify.denied') : '');
      again();
    });
  const test = (browser: PushBrowser) =>
    attempt(async () => {
      const tested = await api.testPushBrowser(browser.id);
      setSaid(tested.problem === null ? t('notices.sent') : '');
      again();
    });
  const remove = (browser: PushBrowser) =>
    attempt(async () => {
      await api.removePushBrowser(browser.id);
      if (browser.endpoint === own) {
        await removeThisBrowser();
      }
      again();
    });
  const hasOwn = found?.browsers.some((browser) => browser.endpoint === own) === true;
  return (
    <>
      <Help>{canPush() ? t('notices.push.help') : t('notices.push.none')}</Help>
      <ul class={styles.rows}>
        {found?.browsers.map((browser) => (
          <PushRow
            key={browser.id}
            browser={browser}
            isOwn={browser.endpoint === own}
            isBusy={busy}
            onTest={() => test(browser)}
            onRemove={() => remove(browser)}
          />
        ))}
      </ul>
      {found !== undefined && canPush() && !hasOwn && (
        <div class={styles.buttons}>
          <Button variant="primary" disabled={busy} onClick={() => add(found.key)}>
            {t('notices.push.add')}
          </Button>
        </div>
      )}
      <p role="status">{said}</p>
      <ErrorText text={refused ?? trouble?.text} />
    </>
  );
}

function PushRow({
  browser,
  isOwn,
  isBusy,
  onTest,
  onRemove,
}: {
  browser: PushBrowser;
  isOwn: boolean;
  isBusy: boolean;
  onTest: () => void;
  onRemove: () => void;
}) {
  const name = browser.label === '' ? t('account.browsers.unknown') : browser.label;
  const since = browser.confirmed ? t('notices.since', { day: dayOf(browser.created) }) : t('notices.push.waiting');
  return (
    <li>
      <span>
        <b translate={false}>{name}</b>
        <small>{isOwn ? t('notices.here', { since }) : since}</small>
        <ErrorText text={problemOf(browser.problem)} />
      </span>
      <span class={styles.buttons}>
        {browser.confirmed && (
          <Button size="small" disabled={isBusy} aria-label={t('notices.testOf', { name })} onClick={onTest}>
            {t('notices.test')}
          </Button>
        )}
        <Button size="small" disabled={isBusy} aria-label={t('notices.removeOf', { name })} onClick={onRemove}>
          {t('notices.remove')}
        </Button>
      </span>
    </li>
  );
}
