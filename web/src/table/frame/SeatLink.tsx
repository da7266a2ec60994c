import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { api } from '../../net/api';
import { useStore } from '../../net/store';
import type { SeatView } from '../../protocol/types';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Copy } from '../../ui/controls/Copy';
import { Help } from '../../ui/controls/Field';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { seatName } from '../../ui/state/names';
import { addressOf } from '../../ui/state/router';
import { me } from '../../ui/state/session';

/** The link to a seat of the person, for another device or for another person who plays on. */
export function SeatLink({ id, seat, isOnly }: { id: string; seat: SeatView; isOnly: boolean }) {
  const [link, setLink] = useState<string>();
  const person = useStore(me);
  const { busy, trouble, attempt } = useAttempt();
  const make = async () => {
    const { secret } = await api.seatLink(id, seat.seat);
    setLink(addressOf({ page: 'seat', id, secret }));
  };
  if (link === undefined) {
    return (
      <>
        <Button disabled={busy} onClick={() => attempt(make)}>
          <Icon name="user" />
          {isOnly ? t('seatLink.make') : t('seatLink.makeOf', { name: seatName(seat) })}
        </Button>
        <ErrorText text={trouble} />
      </>
    );
  }
  return (
    <>
      <Copy text={link} label={t('seatLink.copy')} />
      <Help>{t(person?.account ? 'seatLink.help.account' : 'seatLink.help')}</Help>
    </>
  );
}
