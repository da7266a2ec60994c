import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { api } from '../../net/api';
import { isLocal } from '../../offline/local';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { useFetched } from '../../ui/hooks/use-fetched';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { gameName } from '../../ui/state/names';
import styles from './InviteButton.module.css';
import { Pending } from './Ranking';
import { t } from './text';

/** Invites a person to a table of the reader that has not started. */
export function InviteButton({ name, size }: { name: string; size?: 'small' }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size={size}
        aria-haspopup="dialog"
        aria-label={t('community.invite.person', { name })}
        onClick={() => setOpen(true)}
      >
        <Icon name="user" />
        {t('community.invite')}
      </Button>
      {isOpen && <InviteDialog name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function InviteDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { found, trouble } = useFetched(api.lobby, []);
  const [invited, setInvited] = useState<readonly string[]>([]);
  const { busy, trouble: refusal, attempt } = useAttempt();
  const tables = found?.mine.filter(({ id, phase }) => phase === 'waiting' && !isLocal(id)) ?? [];
  const invite = (id: string) =>
    attempt(async () => {
      await api.invite(id, name);
      setInvited([...invited, id]);
    });
  return (
    <Dialog title={t('community.invite.person', { name })} onClose={onClose}>
      {found === undefined && <Pending trouble={trouble} />}
      {found !== undefined && <p>{t(tables.length === 0 ? 'community.invite.none' : 'community.invite.choose')}</p>}
      <ul class={styles.tables}>
        {tables.map(({ id, name: table, game }) => (
          <li key={id}>
            <span translate={table === null}>{table ?? gameName(game)}</span>
            <Button size="small" disabled={busy || invited.includes(id)} onClick={() => invite(id)}>
              {t(invited.includes(id) ? 'community.invite.done' : 'community.invite')}
            </Button>
          </li>
        ))}
      </ul>
      <ErrorText text={refusal} />
      <ButtonLink to={{ page: 'new' }}>
        <Icon name="plus" />
        {t('community.invite.new')}
      </ButtonLink>
    </Dialog>
  );
}
