import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { api } from '../../net/api';
import { useStore } from '../../net/store';
import type { TableView } from '../../protocol/types';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Copy } from '../../ui/controls/Copy';
import { Label } from '../../ui/controls/Field';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { gameName, isLocal, tableName } from '../../ui/state/names';
import { addressOf } from '../../ui/state/router';
import { welcome } from '../../ui/state/session';
import styles from './Invitation.module.css';

/** The table's name, how full it is, and its link. */
export function Invitation({ table, taken }: { table: TableView; taken: number }) {
  const link = addressOf({ page: 'table', id: table.id });
  const people = t(takenText(table), { taken, seats: table.seats.length });
  return (
    <div class={styles.invitation}>
      <div class={styles.title}>
        <h1>{tableName(table)}</h1>
        <p>{table.name === null ? people : t('lobby.named', { title: gameName(table.game), text: people })}</p>
      </div>
      <div class={styles.link}>
        <Label as="label" for="table-link">
          {t('waiting.link')}
        </Label>
        <div>
          <input id="table-link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          <Copy text={link} label={t('waiting.copyLink')} variant="primary" />
        </div>
        {isLocal(location.hostname) && <LocalWarning path={new URL(link).pathname} />}
        {table.host && <InvitePlayer id={table.id} />}
        <small>{table.visibility === 'word' ? t('waiting.link.word') : t('waiting.link.help')}</small>
      </div>
    </div>
  );
}

/** Invites a person with an account by their name: they are notified, and their lobby shows it. */
function InvitePlayer({ id }: { id: string }) {
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const { busy, trouble, attempt } = useAttempt();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSaid('');
        attempt(async () => {
          await api.invite(id, name.trim());
          setSaid(t('invite.player.done', { name: name.trim() }));
          setName('');
        });
      }}
    >
      <Label as="label" for="invite-player">
        {t('invite.player')}
      </Label>
      <div>
        <input
          id="invite-player"
          value={name}
          maxLength={24}
          autocomplete="off"
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" disabled={busy || name.trim() === ''}>
          {t('invite.player.do')}
        </Button>
      </div>
      <p role="status">{said}</p>
      <ErrorText text={trouble} />
    </form>
  );
}

/** Warns that the link leads others to their own computer, and offers addresses that reach this one. */
function LocalWarning({ path }: { path: string }) {
  const addresses = useStore(welcome)?.addresses ?? [];
  return (
    <div class={styles.warning} role="note">
      <Icon name="warn" />
      <p>
        {t('waiting.link.local', { host: location.hostname })}{' '}
        {addresses.length === 0 ? t('waiting.link.alone') : t('waiting.link.network')}
      </p>
      {addresses.map((address) => {
        const other = new URL(path, address).href;
        return (
          <span key={address}>
            <code>{other}</code>
            <Copy text={other} label={t('waiting.copyLink')} size="small" />
          </span>
        );
      })}
    </div>
  );
}

function takenText(table: TableView) {
  if (table.host) {
    return 'waiting.taken.host';
  }
  return table.yours.length > 0 ? 'waiting.taken.guest' : 'waiting.taken.visitor';
}
