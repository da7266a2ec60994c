import { useMemo, useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { api } from '../../net/api';
import type { LiveTable } from '../../net/live';
import type { LiveState } from '../../net/live-state';
import { useStore } from '../../net/store';
import type { TableView } from '../../protocol/types';
import { useHeard } from '../../table/chat/avoided';
import { ChatBox, ChatList } from '../../table/chat/Chat';
import { chatMessages } from '../../table/chat/chat-lines';
import { DealPanel } from '../../table/frame/DealPanel';
import { isDelayed, isSpectator, minutesBehind } from '../../table/people/seats';
import { plural, t } from '../../text';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { ErrorText } from '../../ui/page/MessagePage';
import { PageBar } from '../../ui/page/PageBar';
import { useAttempt, useTitle } from '../../ui/page/page-hooks';
import { Panel, PanelHead, PanelNote } from '../../ui/parts/Panel';
import { tableName, takesDays } from '../../ui/state/names';
import { me, welcome } from '../../ui/state/session';
import { NameForm } from '../settings/NameForm';
import { Invitation } from './Invitation';
import { JoinForm } from './JoinForm';
import { OptionTable } from './OptionTable';
import { SeatCards } from './SeatCards';
import { SettingsDialog } from './SettingsDialog';
import { StartBar } from './StartBar';
import { openSeats } from './seats';
import styles from './WaitingRoom.module.css';

/** Where people meet before the start. */
export function WaitingRoom({ live, state, table }: { live: LiveTable; state: LiveState; table: TableView }) {
  const offer = useStore(welcome);
  const person = useStore(me);
  const [wish, setWish] = useState<{ seat: number | undefined; count: number }>({ seat: undefined, count: 0 });
  const attempting = useAttempt();
  const chat = useHeard(
    table.id,
    useMemo(() => chatMessages(state.chat), [state.chat]),
  );
  const open = openSeats(table);
  const taken = table.seats.length - open;
  useTitle(t('app.title', { page: t('waiting.title', { game: tableName(table), taken, seats: table.seats.length }) }));
  const parts = { live, table, bots: offer?.bots ?? [], mayAct: state.status === 'live' && !attempting.busy, ...attempting };
  return (
    <>
      <PageBar page="table" />
      <main class={styles.room}>
        <div class={styles.table}>
          <Invitation table={table} taken={taken} />
          {table.yours.length === 0 && open > 0 && (
            <JoinForm
              id={table.id}
              needsPassword={table.visibility === 'word'}
              seat={wish.seat}
              wishes={wish.count}
              onJoined={(joined) => live.take(joined)}
            />
          )}
          {person?.named === false && table.yours.some((seat) => table.seats[seat]?.name === person.name) && <NameQuestion />}
          {takesDays(table.clock) && table.yours.length > 0 && person?.account === false && <AccountAdvice />}
          {isDelayed(table) && <p class={styles.behind}>{plural('waiting.behind', minutesBehind(table))}</p>}
          <SeatCards {...parts} onWish={(seat) => setWish(({ count }) => ({ seat, count: count + 1 }))} />
          <ErrorText text={attempting.trouble} />
          <StartBar {...parts} />
          <div class={styles.terms}>
            <OptionTable table={table}>
              <SettleButton live={live} table={table} mayAct={parts.mayAct} />
            </OptionTable>
            {table.deal !== null && <DealPanel deal={table.deal} />}
          </div>
        </div>
        <Panel as="aside" class={styles.chat} aria-label={t('waiting.chat')}>
          <PanelHead size="large">
            <h2>{t('waiting.chat')}</h2>
            {table.spectators > 0 && <PanelNote>{plural('waiting.watching', table.spectators)}</PanelNote>}
          </PanelHead>
          <ChatList messages={chat} table={table.id} yours={table.yours} />
          <ChatBox isSpectator={isSpectator(table)} onSay={(text) => attempting.attempt(() => api.say(table.id, text))} />
        </Panel>
      </main>
    </>
  );
}

/** A game of days outlives many a browser: a guest who loses it loses the seat. */
function AccountAdvice() {
  return (
    <Panel class={styles.name} aria-label={t('account.heading')}>
      <p>{t('waiting.advice')}</p>
      <ButtonLink to={{ page: 'settings', part: undefined }}>{t('account.toCreate')}</ButtonLink>
    </Panel>
  );
}

/** Asks a newly seated guest for a name, while the others gather. */
function NameQuestion() {
  const person = useStore(me);
  return (
    <Panel class={styles.name} aria-label={t('lobby.yourName')}>
      <p>{t('waiting.name.text', { name: person?.name ?? '' })}</p>
      <NameForm />
    </Panel>
  );
}

/** Opens the host's form for the settings. */
function SettleButton({ live, table, mayAct }: { live: LiveTable; table: TableView; mayAct: boolean }) {
  const offer = useStore(welcome);
  const [isOpen, setOpen] = useState(false);
  const game = offer?.games.find((found) => found.id === table.game);
  if (!table.host) {
    return null;
  }
  return (
    <>
      <Button size="small" disabled={!mayAct} onClick={() => setOpen(true)}>
        <Icon name="gear" />
        {t('waiting.settle')}
      </Button>
      {isOpen && game !== undefined && (
        <SettingsDialog game={game} table={table} onSettled={(settled) => live.take(settled)} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
