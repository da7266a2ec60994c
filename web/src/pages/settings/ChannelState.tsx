import { useState } from 'preact/hooks';
import type { Text } from '../../protocol/types';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { problemOf } from './problem';
import styles from './Rows.module.css';

/** Takes the code that was sent to a new address. */
function ConfirmForm({ onConfirm }: { onConfirm: (code: string) => Promise<void> }) {
  const [code, setCode] = useState('');
  const { busy, trouble, attempt } = useAttempt();
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        attempt(() => onConfirm(code));
      }}
    >
      <Field label={t('notices.webhook.code')}>
        <input
          value={code}
          inputMode="numeric"
          maxLength={10}
          required
          autocomplete="one-time-code"
          onInput={(event) => setCode(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" variant="primary" disabled={busy || code === ''}>
        {t('notices.webhook.confirm')}
      </Button>
      <ErrorText text={trouble} />
    </form>
  );
}

/** An address that gets messages: whether it is confirmed, its last problem, a test and its removal. */
export function ChannelState<T extends { confirmed: boolean; paused: boolean; problem: Text | null }>({
  channel,
  problem,
  onConfirm,
  test,
  onTested,
  remove,
}: {
  channel: T;
  problem: Text | null;
  onConfirm: (code: string) => Promise<void>;
  test: () => Promise<T>;
  onTested: (tested: T) => void;
  remove: () => Promise<void>;
}) {
  const [said, setSaid] = useState('');
  const { busy, trouble, attempt } = useAttempt();
  const sendTest = async () => {
    const tested = await test();
    setSaid(tested.problem === null ? t('notices.sent') : '');
    onTested(tested);
  };
  return (
    <>
      {!channel.confirmed && <ConfirmForm onConfirm={onConfirm} />}
      <ErrorText text={problemOf(problem)} />
      {channel.paused && <p>{t('notices.paused')}</p>}
      <div class={styles.buttons}>
        {channel.confirmed && (
          <Button disabled={busy} onClick={() => attempt(sendTest)}>
            {t('notices.test')}
          </Button>
        )}
        <Button disabled={busy} onClick={() => attempt(remove)}>
          {t('notices.remove')}
        </Button>
      </div>
      <p role="status">{said}</p>
      <ErrorText text={trouble} />
    </>
  );
}
