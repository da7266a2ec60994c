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
import { Button } from '../../ui/Button';
import { Copy } from '../../ui/Copy';
import { Label } from '../../ui/Field';
import { PageBar } from '../../ui/PageBar';
import { Panel, PanelHead, PanelNote } from '../../ui/Panel';
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
              <Label as="label" for="table-link">
                {t('waiting.link')}
              </Label>
              <div>
                <input id="table-link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
                <Copy text={link} label={t('waiting.copyLink')} variant="primary" />
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
                <Button size="small" disabled={!mayAct} onClick={() => setSettling(true)}>
                  <Icon name="gear" />
                  {t('waiting.settle')}
                </Button>
              )}
            </OptionTable>
            {table.deal !== null && <DealPanel deal={table.deal} />}
          </div>
          <Trouble text={trouble} />
          <div class="wgo">
            {table.host ? (
              <>
                <Button
                  variant="primary"
                  size="large"
                  disabled={!mayAct || open > 0}
                  aria-describedby="start-note"
                  onClick={() => attempt(async () => live.take(await api.start(table.id)))}
                >
                  {t('waiting.start')}
                </Button>
                <span id="start-note">{open > 0 ? plural('waiting.start.open', open) : t('waiting.start.ready')}</span>
                {open > 0 && (
                  <Button
                    size="large"
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
                  </Button>
                )}
              </>
            ) : (
              <span role="status">{t('waiting.start.host')}</span>
            )}
            <span class="grow" />
            {isSeated && (
              <Button variant="ghost" size="large" disabled={busy} onClick={leave}>
                {isAlone ? t('waiting.close') : t('waiting.leave')}
              </Button>
            )}
          </div>
        </div>
        <Panel as="aside" class="wchat" aria-label={t('waiting.chat')}>
          <PanelHead>
            <h2>{t('waiting.chat')}</h2>
            <PanelNote>{plural('waiting.watching', table.spectators)}</PanelNote>
          </PanelHead>
          <ChatList messages={chatMessages(state.chat)} />
          <ChatBox onSay={(text) => attempt(() => api.say(table.id, text))} />
        </Panel>
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
