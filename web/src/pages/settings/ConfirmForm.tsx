import { useState } from 'preact/hooks';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import styles from './Rows.module.css';

/** Takes the code that was sent to a new address. */
export function ConfirmForm({ onConfirm }: { onConfirm: (code: string) => Promise<void> }) {
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
