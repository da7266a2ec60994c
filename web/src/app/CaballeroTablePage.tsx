import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { CaballeroScreen } from '../caballero/CaballeroScreen';
import { BASIC, EXPANDED } from '../caballero/cards';
import { makeScene } from '../caballero/chart/scene';
import { moveWords, placeOf } from '../caballero/describe';
import { parseMove } from '../caballero/moves';
import type { WhatIf } from '../caballero/use-forecast';
import { gameName } from '../lobby/words';
import { api } from '../net/api';
import type { LiveState, LiveTable } from '../net/live';
import { useStore } from '../net/store';
import type { CaballeroTable, Hint, PlayView, TableView } from '../protocol/types';
import type { Notice } from '../table/types';
import { plural, t } from '../text';
import { say, sentence } from '../text/say';
import { chatMessages } from './chat';
import { Finished } from './Finished';
import { logEntries, useLog } from './log';
import { backNotice, connectionNotice, peopleNotice } from './notice';
import { preferences } from './preferences';
import { go } from './router';
import { Scored } from './Scored';
import { nameIn, playersOf, seatToMove } from './seats';
import { useClockTick, useEvictionSound, useMoveSounds, useTurnSignal } from './signals';
import { TableTools } from './TableTools';
import { useNow } from './ui/use';
import { explain } from './trouble';
import { useScorings } from './use-scorings';
import { forecaster } from './what-if';

const SECOND = 1000;

/** Connects a live table to the screen of El Caballero. */
export function CaballeroTablePage({ live, state, table, play }: { live: LiveTable; state: LiveState; table: TableView; play: PlayView }) {
  const prefs = useStore(preferences);
  const isTicking = state.status === 'reconnecting' || table.seats.some((seat) => seat.running);
  const now = useNow(SECOND, isTicking);
  const elapsed = Math.max(0, now + state.skew - table.now);
  const clockKey = isTicking ? Math.floor(elapsed / SECOND) : 0;
  const players = useMemo(() => playersOf(table, elapsed), [table, clockKey]);
  const position = play.table as CaballeroTable;
  const scene = useMemo(() => makeScene(position), [position]);
  const log = useLog(table);
  const seenPly = useSeen(play);
  const nameOf = useMemo(() => nameIn(table), [table]);
  const [trouble, setTrouble] = useState<string>();
  const [hint, setHint] = useState<Hint>();
  const [plan, setPlan] = useState<readonly number[]>(() => cardsOf(play.plan));
  const scorings = useScorings(table);
  const { seat } = play;
  const mySeat = seatToMove(table);

  useTurnSignal(table, mySeat !== undefined);
  useMoveSounds(log);
  useEvictionSound(position.tiles.length, log);
  useClockTick(mySeat !== undefined && players[mySeat]?.clock?.isLow === true, clockKey);
  useEffect(() => {
    setTrouble(undefined);
    setHint(undefined);
  }, [table.version]);
  useEffect(() => setPlan(cardsOf(play.plan)), [play.plan.join()]);

  const attempt = (work: Promise<unknown>) => {
    setTrouble(undefined);
    work.catch((error: unknown) => setTrouble(explain(error, nameOf)));
  };
  const whatIf = useCallback<WhatIf>((moves) => forecaster(table.id, seat, nameOf)(moves), [table.id, seat]);
  const isLive = state.status === 'live';
  const isMine = play.movers.includes(seat);
  const planAhead = (cards: number[]) => {
    setPlan(cards);
    if (!isMine && isLive) {
      attempt(api.plan(table.id, seat, cards.map((card) => `power ${card}`)).then((fresh) => live.take(fresh)));
    }
  };
  const take = (answer: Promise<TableView>) => attempt(answer.then((fresh) => live.take(fresh)));

  const lastLine = log.at(-1);
  const lookAt = useMemo(() => (lastLine === undefined || lastLine.seat === seat || lastLine.move === '' ? undefined : placeOf(parseMove(lastLine.move))), [lastLine?.ply]);
  const entries = useMemo(() => logEntries(log, scene, players, seenPly), [log.length, scene, players, seenPly]);
  const chat = useMemo(() => chatMessages(state.chat), [state.chat]);
  const unread = useUnread(state.chat.length);

  const hintNotice: Notice | undefined = hint && {
    kind: 'plain',
    title: hint.moves[0] === undefined ? t('app.hint.wait') : t('app.hint.title', { move: moveWords(scene, hint.moves[0]) }),
    text: hint.reasons.map((reason) => sentence(say(reason, nameOf))).join('. '),
    actions: [],
  };
  const notice =
    (trouble === undefined ? undefined : { kind: 'error' as const, title: t('app.refused'), text: trouble, actions: [] }) ??
    connectionNotice(state, live, now) ??
    peopleNotice(table, {
      answer: (agree) => take(api.answer(table.id, agree)),
      putBotIn: (late) => take(api.putBotIn(table.id, late)),
      comeBack: (own) => take(api.comeBack(table.id, own)),
    }) ??
    backNotice(state, live) ??
    hintNotice;

  const kind = table.options.expanded === 'true' ? EXPANDED : BASIC;
  const title = gameName(table.game);
  const tools = (
    <TableTools
      state={state}
      table={table}
      onHint={table.hints && isMine && isLive ? () => attempt(api.hint(table.id, seat).then(setHint)) : undefined}
      onTake={take}
    />
  );
  const length = kind.isExpanded ? t('app.subtitle.expanded') : t('app.subtitle.basic');
  const subtitle = table.spectators === 0 ? length : plural('app.subtitle.watched', table.spectators, { length });
  if (scorings.toShow !== undefined) {
    return <Scored sheet={scorings.toShow.sheet} before={scorings.toShow.before} players={players} title={title} subtitle={subtitle} tools={tools} kind={kind} onDone={scorings.shown} />;
  }
  if (table.phase === 'over') {
    return <Finished live={live} table={table} play={play} players={players} sheets={scorings.sheets} title={title} subtitle={subtitle} tools={tools} />;
  }
  return (
    <CaballeroScreen
      title={title}
      subtitle={subtitle}
      tools={tools}
      table={position}
      kind={kind}
      seat={seat}
      players={players}
      legal={isLive ? play.legal : NO_MOVES}
      sheet={play.sheet}
      log={entries}
      chat={chat}
      unread={unread}
      notice={notice}
      onDismiss={() => {
        setTrouble(undefined);
        setHint(undefined);
        live.welcomeBackSeen();
      }}
      canUndo={isLive && play.mayUndo}
      pending={state.sending}
      plan={plan}
      onPlan={planAhead}
      confirmEnd={prefs.confirmEnd === 'on'}
      showMoveList={prefs.moveList === 'shown'}
      lookAt={lookAt}
      whatIf={whatIf}
      onMove={(move) => attempt(live.play(seat, move))}
      onUndo={() => attempt(live.undo(seat))}
      onSay={(text) => attempt(api.say(table.id, text))}
      onOpenLog={(id) => go({ page: 'replay', id: table.id, ply: Number(id) })}
    />
  );
}

const NO_MOVES: readonly string[] = [];

function cardsOf(plan: readonly string[]): number[] {
  return plan.map((move) => Number(move.split(' ')[1]));
}

/** The last move that was there when this turn of ours ended: what came after it is new. */
function useSeen(play: PlayView): number {
  const seen = useRef(play.moves);
  const isMine = play.movers.includes(play.seat);
  const wasMine = useRef(isMine);
  if (wasMine.current && !isMine) {
    seen.current = play.moves;
  }
  wasMine.current = isMine;
  return Math.min(seen.current, play.moves);
}

/** How many lines of chat came while the page was in the background. */
function useUnread(lines: number): number {
  const [read, setRead] = useState(lines);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) {
        setTimeout(() => setRead(lines), 4000);
      }
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [lines]);
  return Math.max(0, lines - read);
}
