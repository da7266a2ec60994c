import { useState } from 'preact/hooks';
import { api } from '../../net/api';
import type { Token, TokenScope } from '../../protocol/types';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Copy } from '../../ui/controls/Copy';
import { Field, Help } from '../../ui/controls/Field';
import { Segments } from '../../ui/controls/Segments';
import { useFetched } from '../../ui/hooks/use-fetched';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { dayOf } from './days';
import styles from './Rows.module.css';

/** Tokens, by which programs act for the person. */
export function Tokens() {
  const [round, setRound] = useState(0);
  const [made, setMade] = useState<Token>();
  const { found, trouble } = useFetched(api.tokens, [round]);
  const { busy, trouble: refused, attempt } = useAttempt();
  const after = (work: () => Promise<void>) =>
    attempt(async () => {
      await work();
      setRound(round + 1);
    });
  return (
    <>
      <Help>{t('account.tokens.help')}</Help>
      {made?.token != null && (
        <div role="status">
          <p>{t('account.tokens.once')}</p>
          <code class={styles.secret} translate={false}>
            {made.token}
          </code>
          <div class={styles.buttons}>
            <Copy text={made.token} label={t('account.tokens.copy')} icon="log" />
          </div>
        </div>
      )}
      <ul class={styles.rows}>
        {found?.map((token) => (
          <li key={token.id}>
            <span>
              <b translate={false}>{token.label}</b>
              <small>
                {t(token.scope === 'read' ? 'account.tokens.read' : 'account.tokens.play')},{' '}
                {token.used === 0 ? t('account.tokens.unused') : t('account.used', { day: dayOf(token.used) })},{' '}
                {t('account.tokens.ends', { day: dayOf(token.expires) })}
              </small>
            </span>
            <Button
              size="small"
              disabled={busy}
              aria-label={t('account.tokens.revokeOf', { name: token.label })}
              onClick={() => after(() => api.revokeToken(token.id))}
            >
              {t('account.tokens.revoke')}
            </Button>
          </li>
        ))}
      </ul>
      <NewToken isBusy={busy} onMake={(label, scope) => after(async () => setMade(await api.makeToken({ label, scope })))} />
      <ErrorText text={refused ?? trouble?.text} />
    </>
  );
}

function NewToken({ isBusy, onMake }: { isBusy: boolean; onMake: (label: string, scope: TokenScope) => void }) {
  const [label, setLabel] = useState('');
  const [scope, setScope] = useState<TokenScope>('read');
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onMake(label.trim(), scope);
        setLabel('');
      }}
    >
      <Field label={t('account.tokens.label')}>
        <input
          value={label}
          maxLength={24}
          required
          autocomplete="off"
          onInput={(event) => setLabel(event.currentTarget.value)}
        />
      </Field>
      <Segments
        label={t('account.tokens.may')}
        value={scope}
        options={[
          { value: 'read', label: t('account.tokens.read') },
          { value: 'play', label: t('account.tokens.play') },
        ]}
        onChange={setScope}
      />
      <Button type="submit" disabled={isBusy || label.trim() === ''}>
        {t('account.tokens.make')}
      </Button>
    </form>
  );
}
