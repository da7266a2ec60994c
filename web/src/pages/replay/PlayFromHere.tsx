import { useState } from 'preact/hooks';
import { Badge } from '../../draw/Icon';
import { api } from '../../net/api';
import { useStore } from '../../net/store';
import { isStaticSite } from '../../offline/static-site';
import type { Moment, NewTableSeat, ReplayView } from '../../protocol/types';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Dialog, DialogActions } from '../../ui/controls/Dialog';
import { Select } from '../../ui/controls/Select';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { botName } from '../../ui/state/names';
import { go } from '../../ui/state/router';
import { me, welcome } from '../../ui/state/session';
import styles from './PlayFromHere.module.css';

/** The players of the new table. Bots keep the personas that had their seats. */
export function wishedSeats(
  seats: readonly string[],
  { names, personas }: Pick<ReplayView, 'names' | 'personas'>,
): NewTableSeat[] {
  const isShared = seats.filter((seat) => seat === 'me').length > 1;
  return seats.map((seat, i) => {
    if (seat === 'me') {
      return { kind: 'me', ...(isShared && { name: names[i] ?? '' }) };
    }
    if (seat === 'open') {
      return { kind: 'open' };
    }
    const persona = personas[i] ?? '';
    return { kind: 'bot', bot: seat.slice('bot '.length), ...(persona !== '' && { persona }) };
  });
}

/** Starts a table from a position: chooses the player of each seat. */
export function PlayFromHere({
  replay,
  from: { ply, movers },
  onClose,
}: {
  replay: ReplayView;
  from: Moment;
  onClose: () => void;
}) {
  const { name: own } = useStore(me) ?? { name: '' };
  const mine = replay.names.indexOf(own) < 0 ? (movers[0] ?? 0) : replay.names.indexOf(own);
  const bots = useStore(welcome)?.bots ?? [];
  const level = bots[1] ?? bots[0] ?? '';
  const [seats, setSeats] = useState<readonly string[]>(() =>
    replay.names.map((_, seat) => (seat === mine ? 'me' : `bot ${level}`)),
  );
  const { busy, trouble, attempt } = useAttempt();
  const options = [
    { value: 'me', label: t('lobby.seat.me') },
    ...(isStaticSite() ? [] : [{ value: 'open', label: t('lobby.seat.open') }]),
    ...bots.map((bot) => ({ value: `bot ${bot}`, label: t('lobby.seat.bot', { level: botName(bot) }) })),
  ];
  const start = () =>
    attempt(async () => {
      const record = JSON.stringify(await api.replayRecord(replay.id));
      const table = await api.newTable({
        game: replay.game,
        seats: wishedSeats(seats, replay),
        visibility: 'link',
        record,
        ply,
        start: !seats.includes('open'),
      });
      go({ page: 'table', id: table.id });
    });
  return (
    <Dialog title={t('replay.from.title', { ply })} onClose={onClose}>
      <p>{t('replay.from.text')}</p>
      <ol class={styles.seats}>
        {replay.names.map((name, seat) => (
          <li key={seat}>
            <Badge seat={seat} size="large" />
            <span class={styles.name} translate={false}>
              {name}
            </span>
            <Select
              label={t('replay.from.seat', { name })}
              isFull
              value={seats[seat] ?? 'open'}
              options={options}
              onChange={(value) => setSeats(seats.map((old, i) => (i === seat ? value : old)))}
            />
          </li>
        ))}
      </ol>
      <ErrorText text={trouble} />
      <DialogActions>
        <Button onClick={onClose}>{t('replay.from.cancel')}</Button>
        <Button variant="primary" disabled={busy || !seats.includes('me')} onClick={start}>
          {t('replay.from.start')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
