import { useEffect, useState } from 'preact/hooks';
import { api } from '../../net/api';
import type { Text, Webhook, WebhookForm } from '../../protocol/types';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Copy } from '../../ui/controls/Copy';
import { Field, Help } from '../../ui/controls/Field';
import { Segments } from '../../ui/controls/Segments';
import { useFetched } from '../../ui/hooks/use-fetched';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { ChannelState } from './ChannelState';
import styles from './Rows.module.css';

/** Names are the same in every language. */
const FORMS: readonly { value: WebhookForm; name?: string; example: string }[] = [
  { value: 'discord', name: 'Discord', example: 'https://discord.com/api/webhooks/…' },
  { value: 'slack', name: 'Slack', example: 'https://hooks.slack.com/services/…' },
  { value: 'mattermost', name: 'Mattermost', example: 'https://chat.example.org/hooks/…' },
  { value: 'ntfy', name: 'ntfy', example: 'https://ntfy.sh/…' },
  { value: 'plain', example: 'https://example.org/…' },
];

/** How long a code may take to fail. */
const PATIENCE = 4000;

/** The address of a chat or a program that gets messages. */
export function WebhookPanel() {
  const [round, setRound] = useState(0);
  const { found, trouble } = useFetched(api.webhook, [round]);
  const [fresh, setFresh] = useState<Webhook>();
  const hook = fresh ?? found;
  useEffect(() => {
    // Only the server's next answer says whether the code arrived.
    const timer = fresh === undefined || fresh.confirmed ? undefined : setTimeout(() => setRound(round + 1), PATIENCE);
    return () => clearTimeout(timer);
  }, [fresh]);
  if (hook === undefined) {
    return <ErrorText text={trouble?.text} />;
  }
  return hook.address === '' ? (
    <NewWebhook onMake={setFresh} />
  ) : (
    <OwnWebhook hook={hook} problem={found?.problem ?? hook.problem} onChange={setFresh} />
  );
}

function NewWebhook({ onMake }: { onMake: (made: Webhook) => void }) {
  const [form, setForm] = useState<WebhookForm>('discord');
  const [address, setAddress] = useState('');
  const { busy, trouble, attempt } = useAttempt();
  const chosen = FORMS.find((each) => each.value === form)!;
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        attempt(async () => onMake(await api.setWebhook({ address: address.trim(), form })));
      }}
    >
      <Help>{t('notices.webhook.help')}</Help>
      <Segments
        label={t('notices.webhook.for')}
        value={form}
        options={FORMS.map(({ value, name }) => ({ value, label: name ?? t('notices.webhook.other') }))}
        onChange={setForm}
      />
      <Field label={t('notices.webhook.address')}>
        <input
          type="url"
          value={address}
          placeholder={chosen.example}
          maxLength={500}
          required
          autocomplete="off"
          onInput={(event) => setAddress(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" disabled={busy || address.trim() === ''}>
        {t('notices.webhook.set')}
      </Button>
      <ErrorText text={trouble} />
    </form>
  );
}

/** The host of an address and its last letters: the whole address is a secret. */
function masked(address: string): string {
  const { host } = new URL(address);
  return `${host}/…${address.slice(-4)}`;
}

function OwnWebhook({
  hook,
  problem,
  onChange,
}: {
  hook: Webhook;
  problem: Text | null;
  onChange: (changed: Webhook) => void;
}) {
  const name = FORMS.find((each) => each.value === hook.form)?.name ?? t('notices.webhook.other');
  return (
    <>
      <p translate={false}>
        <b>{name}</b> {masked(hook.address)}
      </p>
      {hook.secret !== null && hook.form === 'plain' && (
        <>
          <Help>{t('notices.webhook.secret')}</Help>
          <code class={styles.secret} translate={false}>
            {hook.secret}
          </code>
          <Copy text={hook.secret} label={t('notices.webhook.copy')} icon="log" />
        </>
      )}
      <ChannelState
        channel={hook}
        problem={problem}
        onConfirm={async (code) => onChange(await api.confirmWebhook({ code }))}
        test={api.testWebhook}
        onTested={onChange}
        remove={async () => {
          await api.removeWebhook();
          onChange({ ...hook, address: '', problem: null });
        }}
      />
    </>
  );
}
