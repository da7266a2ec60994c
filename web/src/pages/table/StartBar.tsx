import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { api } from '../../net/api';
import { plural, t } from '../../text';
import { Ask } from '../../ui/controls/Ask';
import { Button } from '../../ui/controls/Button';
import { go } from '../../ui/state/router';
import { filled } from './arrange';
import styles from './StartBar.module.css';
import { openSeats, usualBot, type WaitingProps } from './seats';

/** Starts the game, with bots on the open seats if the host wants, or leaves the table. */
export function StartBar(props: WaitingProps) {
  const { table } = props;
  return (
    <div class={styles.bar}>
      {table.host ? <HostButtons {...props} /> : <span role="status">{t('waiting.start.host')}</span>}
      {table.yours.length > 0 && <LeaveButton {...props} />}
    </div>
  );
}

function HostButtons({ live, table, bots, mayAct, attempt }: WaitingProps) {
  const open = openSeats(table);
  const start = async () => live.take(await api.start(table.id));
  const startWithBots = async () => {
    await api.arrange(table.id, filled(table.seats, usualBot(bots)));
    await start();
  };
  return (
    <>
      <Button
        variant="primary"
        size="large"
        disabled={!mayAct || open > 0}
        aria-describedby="start-note"
        onClick={() => attempt(start)}
      >
        {t('waiting.start')}
      </Button>
      <span id="start-note">{open > 0 ? plural('waiting.start.open', open) : t('waiting.start.ready')}</span>
      {open > 0 && (
        <Button size="large" disabled={!mayAct} onClick={() => attempt(startWithBots)}>
          <Icon name="bot" />
          {plural('waiting.start.bots', open)}
        </Button>
      )}
    </>
  );
}

/** If the last person leaves, the table is closed. */
function LeaveButton({ live, table, busy, attempt }: WaitingProps) {
  const isAlone = table.seats.every((seat) => seat.kind !== 'person' || table.yours.includes(seat.seat));
  const leave = async () => {
    live.leave();
    await api.leave(table.id);
    go({ page: 'lobby' });
  };
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="large"
        class={styles.leave}
        disabled={busy}
        onClick={() => (isAlone ? setAsked(true) : attempt(leave))}
      >
        {isAlone ? t('waiting.close') : t('waiting.leave')}
      </Button>
      {isAsked && (
        <Ask
          title={t('waiting.closeAsk')}
          text={t('waiting.closeAsk.text')}
          action={t('waiting.close')}
          no={t('waiting.settle.cancel')}
          onYes={() => attempt(leave)}
          onNo={() => setAsked(false)}
        />
      )}
    </>
  );
}
