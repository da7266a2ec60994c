import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { api, Refused, Unreachable } from '../../net/api';
import type { Door } from '../../protocol/types';
import { t } from '../../text';
import { NotePage } from '../../ui/page/MessagePage';
import { PageBar } from '../../ui/page/PageBar';
import { gameName } from '../../ui/state/names';
import { JoinForm } from './JoinForm';

/** A table with a password: its description, and the password field. */
export function Locked({ id, onIn }: { id: string; onIn: () => void }) {
  const door = useDoor(id);
  return (
    <>
      <PageBar page="table" />
      <NotePage>
        <Icon name="lock" />
        <h1>{t('app.locked.title')}</h1>
        {door !== undefined && <p translate={false}>{invitation(door)}</p>}
        <p>{door !== undefined && isLate(door) ? t('app.locked.late') : t('app.locked.text')}</p>
        <JoinForm id={id} needsPassword isWatching={door !== undefined && isLate(door)} seat={undefined} onJoined={onIn} />
      </NotePage>
    </>
  );
}

/** Whether all seats are taken. */
function isLate(door: Door): boolean {
  return door.phase !== 'waiting' || door.open === 0;
}

/** The game and the host, if they are known. */
function invitation({ game, name, host }: Door): string {
  const title = name === null ? gameName(game) : t('lobby.named', { title: name, text: gameName(game) });
  return host === '' ? title : t('app.locked.host', { title, host });
}

function useDoor(id: string): Door | undefined {
  const [door, setDoor] = useState<Door>();
  useEffect(() => {
    api.door(id).then(setDoor, (error: unknown) => {
      if (!(error instanceof Refused || error instanceof Unreachable)) {
        throw error;
      }
    });
  }, [id]);
  return door;
}
