import { useMemo, useState } from 'preact/hooks';
import { Badge, Icon } from '../draw/Icon';
import { gameName } from '../lobby/words';
import { api } from '../net/api';
import type { LiveState, LiveTable } from '../net/live';
import type { GrandeTable, PlayView, TableView } from '../protocol/types';
import { ChatBox, ChatList } from '../table/Chat';
import { NoticeStrip } from '../table/NoticeStrip';
import { TopBar } from '../table/TopBar';
import { locale, t } from '../text';
import { named, say, sentence } from '../text/say';
import { chatMessages } from './chat';
import { HandOver } from './HandOver';
import { useLog } from './log';
import { backNotice, connectionNotice, peopleNotice } from './notice';
import { go } from './router';
import { nameIn, seatToMove } from './seats';
import { useMoveSounds, useTurnSignal } from './signals';
import { TableTools } from './TableTools';
import { useAttempt, useNow } from './ui/use';

/** A table of El Grande in words and buttons: who stands where, and every legal move by its kind. */
export function PlainTable({ live, state, table, play }: { live: LiveTable; state: LiveState; table: TableView; play: PlayView }) {
  const nameOf = useMemo(() => nameIn(table), [table]);
  const { trouble, attempt, forget } = useAttempt(nameOf);
  const now = useNow(1000, state.status === 'reconnecting');
  const log = useLog(table);
  const position = play.table as GrandeTable;
  const mySeat = seatToMove(table);
  const [holder, setHolder] = useState(table.yours.length > 1 ? undefined : play.seat);
  useTurnSignal(table, mySeat !== undefined);
  useMoveSounds(log);
  const next = mySeat ?? holder ?? play.seat;
  // From then on the server sends this seat's view only, whoever's turn it is.
  const hold = (seat: number) => {
    setHolder(seat);
    void live.sitAt(seat);
  };
  if (table.yours.length > 1 && holder !== next && table.phase === 'playing') {
    return <HandOver seat={next} name={nameOf(next)} onReady={() => hold(next)} />;
  }
  const take = (answer: Promise<TableView>) => attempt(async () => live.take(await answer));
  const notice =
    (trouble === undefined ? undefined : { kind: 'error' as const, title: t('app.refused'), text: trouble, actions: [] }) ??
    connectionNotice(state, live, now) ??
    peopleNotice(table, {
      answer: (agree) => take(api.answer(table.id, agree)),
      putBotIn: (seat) => take(api.putBotIn(table.id, seat)),
      comeBack: (seat) => take(api.comeBack(table.id, seat)),
    }) ??
    backNotice(state, live);
  const kinds = byKind(state.status === 'live' ? play.legal : []);
  return (
    <div class="plain">
      <TopBar title={gameName(table.game)} subtitle={t('app.plain.round', { round: play.round })} tools={<TableTools state={state} table={table} onHint={undefined} onTake={take} />} />
      <main>
        {notice && <NoticeStrip notice={notice} onDismiss={forget} />}
        <section class="panel">
          <h2>{t('app.plain.regions')}</h2>
          <Regions table={position} names={table.seats.map((seat) => seat.name)} />
        </section>
        <section class="panel">
          <h2 aria-live="polite">{table.phase === 'over' ? t('app.plain.over') : play.legal.length > 0 ? t('app.plain.yourMoves') : t('app.plain.wait')}</h2>
          {[...kinds].map(([kind, moves]) => (
            <div key={kind}>
              <h3>{sentence(named(`play.kind.eg.${kind}`))}</h3>
              <div class="moves">
                {moves.map((move) => (
                  <button key={move} type="button" class="btn" disabled={state.sending !== undefined} onClick={() => attempt(() => live.play(play.seat, move))}>
                    {argumentsOf(move, position, nameOf) || sentence(named(`play.kind.eg.${kind}`))}
                  </button>
                ))}
              </div>
            </div>
          ))}
          <div class="moves">
            {play.mayUndo && (
              <button type="button" class="btn" onClick={() => attempt(() => live.undo(play.seat))}>
                <Icon name="undo" />
                {t('app.plain.undo')}
              </button>
            )}
            {table.phase === 'over' && (
              <button type="button" class="btn primary" onClick={() => go({ page: 'replay', id: table.id, ply: undefined })}>
                {t('app.gone.replay')}
              </button>
            )}
          </div>
        </section>
        <section class="panel">
          <h2>{t('app.plain.log')}</h2>
          <ol class="log" aria-live="polite">
            {log
              .slice(-40)
              .reverse()
              .map((line) => (
                <li key={line.ply}>
                  <Badge seat={line.seat} />
                  <span>{say(line.text, nameOf)}</span>
                </li>
              ))}
          </ol>
          <ChatList messages={chatMessages(state.chat)} />
          <ChatBox onSay={(text) => attempt(() => api.say(table.id, text))} />
        </section>
      </main>
    </div>
  );
}

/** What comes after a move's first word, with regions and players by name. */
function argumentsOf(move: string, table: GrandeTable, nameOf: (seat: number) => string): string {
  const [kind, ...rest] = move.split(' ');
  const regions = new Map([...table.regions, table.castillo].map((region) => [region.code, region.name]));
  const hasOwner = kind === 'send' || kind === 'move';
  return rest.map((word, i) => regions.get(word) ?? (hasOwner && i === rest.length - 1 ? nameOf(Number(word)) : word)).join(', ');
}

/** Moves by their first word. */
function byKind(moves: readonly string[]): Map<string, string[]> {
  const kinds = new Map<string, string[]>();
  for (const move of moves) {
    const kind = move.split(' ')[0] ?? '';
    kinds.set(kind, [...(kinds.get(kind) ?? []), move]);
  }
  const inOrder = new Intl.Collator(locale(), { numeric: true });
  kinds.forEach((found) => found.sort(inOrder.compare));
  return kinds;
}

/** Who stands where. */
export function Regions({ table, names }: { table: GrandeTable; names: readonly string[] }) {
  return (
    <div class="scroll" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('app.plain.region')}</th>
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                <Badge seat={seat} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...table.regions, table.castillo].map((region) => (
            <tr key={region.code}>
              <th scope="row">
                {region.king && <Icon name="king" />} {region.name} <small>{region.values.join(' ')}</small>
              </th>
              {names.map((_, seat) => (
                <td key={seat}>
                  {region.counts[seat] ?? 0}
                  {region.grandes.includes(seat) && <Icon name="grande" />}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('app.plain.points')}</th>
            {names.map((_, seat) => (
              <td key={seat}>
                <b>{table.courts[seat]?.total ?? 0}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
