import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { api } from '../../net/api';
import type { LiveState, LiveTable } from '../../net/live';
import { useStore } from '../../net/store';
import type { ArrangeRequest, TableView } from '../../protocol/types';
import { ChatBox, ChatList } from '../../table/Chat';
import { chatMessages } from '../../table/chat-lines';
import { DealPanel } from '../../table/DealPanel';
import { plural, t } from '../../text';
import { Copy } from '../../ui/Copy';
import { PageBar } from '../../ui/PageBar';
import { addressOf, go } from '../../ui/router';
import { Trouble } from '../../ui/State';
import { welcome } from '../../ui/session';
import { useAttempt, useTitle } from '../../ui/use';
import { gameName, tableName } from '../../ui/words';
import { cleared, filled, moved, withBot } from './arrange';
import { JoinForm } from './JoinForm';
import { OptionTable } from './OptionTable';
import { SeatCard } from './SeatCard';
import { SettleDialog } from './SettleDialog';

/** Where people gather before the start. */
export function WaitingRoom({ live, state, table }: { live: LiveTable; state: LiveState; table: TableView }) {
  const offer = useStore(welcome);
  const bots = offer?.bots ?? [];
  const game = offer?.games.find((found) => found.id === table.game);
  const [wanted, setWanted] = useState<number>();
  const [isSettling, setSettling] = useState(false);
  const { busy, trouble, attempt } = useAttempt();
  const open = table.seats.filter((seat) => seat.kind === 'open').length;
  const taken = table.seats.length - open;
  const isSeated = table.yours.length > 0;
  const isAlone = table.seats.every((seat) => seat.kind !== 'person' || table.yours.includes(seat.seat));
  const mayAct = state.status === 'live' && !busy;
  const link = addressOf({ page: 'table', id: table.id });
  useTitle(t('app.title', { page: t('waiting.title', { game: tableName(table), taken, seats: table.seats.length }) }));
  const people = t(table.host ? 'waiting.taken.host' : isSeated ? 'waiting.taken.guest' : 'waiting.taken.visitor', {
    taken,
    seats: table.seats.length,
  });
  const arrange = (wish: ArrangeRequest) => attempt(async () => live.take(await api.arrange(table.id, wish)));
  const leave = () =>
    attempt(async () => {
      live.leave();
      await api.leave(table.id);
      go({ page: 'lobby' });
    });
  return (
    <>
      <PageBar page="table" />
      <main class="wstage">
        <div class="wl">
          <div class="whead">
            <div>
              <h1>{tableName(table)}</h1>
              <p>{table.name === null ? people : t('lobby.named', { title: gameName(table.game), text: people })}</p>
            </div>
            <div class="wlink">
              <label class="flabel" for="table-link">
                {t('waiting.link')}
              </label>
              <div>
                <input id="table-link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
                <Copy text={link} label={t('waiting.copyLink')} class="btn primary" />
              </div>
              <small>{table.visibility === 'word' ? t('waiting.link.word') : t('waiting.link.help')}</small>
            </div>
          </div>
          {!isSeated && open > 0 && (
            <JoinForm
              key={wanted}
              id={table.id}
              needsWord={table.visibility === 'word'}
              seat={wanted}
              onJoined={(joined) => live.take(joined)}
            />
          )}
          <ol class="wseats" style={{ '--seats': table.seats.length }}>
            {table.seats.map((seat) => (
              <SeatCard
                key={seat.seat}
                seat={seat}
                isYou={table.yours.includes(seat.seat)}
                isHost={table.host}
                isSeated={isSeated}
                last={seat.seat === table.seats.length - 1}
                bots={bots}
                busy={!mayAct}
                onTake={
                  table.yours.length > 1
                    ? undefined
                    : isSeated
                      ? () => attempt(async () => live.take(await api.join(table.id, { seat: seat.seat })))
                      : () => setWanted(seat.seat)
                }
                onBot={(level) => arrange(withBot(table.seats, seat.seat, level))}
                onClear={() => arrange(cleared(table.seats, seat.seat))}
                onMove={(from, to) => arrange(moved(table.seats, from, to))}
              />
            ))}
          </ol>
          <div class="wrow">
            <OptionTable table={table}>
              {table.host && (
                <button type="button" class="btn sm" disabled={!mayAct} onClick={() => setSettling(true)}>
                  <Icon name="gear" />
                  {t('waiting.settle')}
                </button>
              )}
            </OptionTable>
            {table.deal !== null && <DealPanel deal={table.deal} />}
          </div>
          <Trouble text={trouble} />
          <div class="wgo">
            {table.host ? (
              <>
                <button
                  type="button"
                  class="btn primary lg"
                  disabled={!mayAct || open > 0}
                  aria-describedby="start-note"
                  onClick={() => attempt(async () => live.take(await api.start(table.id)))}
                >
                  {t('waiting.start')}
                </button>
                <span id="start-note">{open > 0 ? plural('waiting.start.open', open) : t('waiting.start.ready')}</span>
                {open > 0 && (
                  <button
                    type="button"
                    class="btn lg"
                    disabled={!mayAct}
                    onClick={() =>
                      attempt(async () => {
                        await api.arrange(table.id, filled(table.seats, bots[1] ?? bots[0] ?? ''));
                        live.take(await api.start(table.id));
                      })
                    }
                  >
                    <Icon name="bot" />
                    {plural('waiting.start.bots', open)}
                  </button>
                )}
              </>
            ) : (
              <span role="status">{t('waiting.start.host')}</span>
            )}
            <span class="grow" />
            {isSeated && (
              <button type="button" class="btn ghost lg" disabled={busy} onClick={leave}>
                {isAlone ? t('waiting.close') : t('waiting.leave')}
              </button>
            )}
          </div>
        </div>
        <aside class="panel wchat" aria-label={t('waiting.chat')}>
          <div class="ph">
            <h2>{t('waiting.chat')}</h2>
            <span class="sub">{plural('waiting.watching', table.spectators)}</span>
          </div>
          <ChatList messages={chatMessages(state.chat)} />
          <ChatBox onSay={(text) => attempt(() => api.say(table.id, text))} />
        </aside>
      </main>
      {table.host && isSettling && game !== undefined && (
        <SettleDialog
          game={game}
          table={table}
          onSettled={(settled) => live.take(settled)}
          onClose={() => setSettling(false)}
        />
      )}
    </>
  );
}
