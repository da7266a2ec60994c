import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { api } from '../net/api';
import type { LiveState, LiveTable } from '../net/live';
import type { Hint, LogLine, PlayView, Readiness, TableView } from '../protocol/types';
import { plural, t } from '../text';
import { say, sentence } from '../text/say';
import { explain } from '../ui/trouble';
import { useNow } from '../ui/use';
import { gameName, tableName } from '../ui/words';
import { chatMessages } from './chat-lines';
import { type Waiting, waitingOf } from './hold';
import { LessonContext } from './lesson';
import { useLog } from './log';
import { backNotice, connectionNotice, peopleNotice } from './notice';
import { nameIn, playersOf, seatToMove } from './seats';
import { useClockTick, useMoveSounds, useTurnSignal } from './signals';
import { TableTools } from './TableTools';
import type { ChatMessage, Notice, Player } from './types';
import { type Scorings, useScorings } from './use-scorings';

const SECOND = 1000;
const NO_MOVES: readonly string[] = [];

/** A table that is being played, with its connection. */
export interface TableProps {
  live: LiveTable;
  state: LiveState;
  table: TableView;
  play: PlayView;
}

/** What both games' pages have in common: people, log, chat, plans, notices, and how moves are sent. */
export interface TableState {
  title: string;
  tools: ComponentChildren;
  players: readonly Player[];
  nameOf: (seat: number) => string;
  log: LogLine[];
  /** The last move that was there when our turn ended. */
  seenPly: number;
  chat: readonly ChatMessage[];
  unread: number;
  /** The moves that may be sent now; none while there is no connection. */
  legal: readonly string[];
  /** Whether there is no connection now. */
  isAway: boolean;
  canUndo: boolean;
  plan: readonly number[];
  scorings: Scorings;
  /** The step that waits for somebody who may stop it. */
  waiting: Waiting | undefined;
  /** Chooses in advance what waits for this seat. */
  getReady: (readiness: Readiness) => void;
  /** What the strip says, if anything; `moveWords` tells a hint's move. */
  notice: (moveWords: (move: string) => string) => Notice | undefined;
  dismiss: () => void;
  planAhead: (cards: number[]) => void;
  move: (move: string) => void;
  /** Plays a move of any seat of yours. */
  moveFrom: (seat: number, move: string) => void;
  undo: () => void;
  say: (text: string) => void;
}

export function useTable({ live, state, table, play }: TableProps): TableState {
  const isTicking = state.status === 'reconnecting' || table.hold !== null || table.seats.some((seat) => seat.running);
  const now = useNow(SECOND, isTicking);
  const elapsed = Math.max(0, now + state.skew - table.now);
  const clockKey = isTicking ? Math.floor(elapsed / SECOND) : 0;
  const lesson = useContext(LessonContext);
  const players = useMemo(() => {
    const all = playersOf(table, elapsed);
    return lesson === undefined ? all : all.map((player, other) => ({ ...player, isYou: other === lesson.seat }));
  }, [table, clockKey, lesson?.seat]);
  const nameOf = useMemo(() => nameIn(table), [table]);
  const log = useLog(table);
  const seenPly = useSeen(play);
  const [trouble, setTrouble] = useState<string>();
  const [hint, setHint] = useState<Hint>();
  const [plan, setPlan] = useState<readonly number[]>(() => cardsOf(play.plan));
  const [isPlanning, setPlanning] = useState(false);
  const scored = useScorings(table);
  const scorings: Scorings = {
    ...scored,
    shown: () => {
      scored.shown();
      lesson?.scoringSeen();
    },
  };
  const chat = useMemo(() => chatMessages(state.chat), [state.chat]);
  const unread = useUnread(state.chat.length);
  const { seat } = play;
  const mySeat = seatToMove(table);

  useTurnSignal(table, mySeat !== undefined);
  useMoveSounds(log);
  useClockTick(mySeat !== undefined && players[mySeat]?.clock?.isLow === true, clockKey);
  // A hint is for one position; why a move was refused stays until it is dismissed, also where the table has moved on.
  useEffect(() => setHint(undefined), [table.version]);
  useEffect(() => setPlan(cardsOf(play.plan)), [play.plan.join()]);

  const attempt = (work: Promise<unknown>) => {
    setTrouble(undefined);
    work.catch((error: unknown) => setTrouble(explain(error, nameOf)));
  };
  const take = (answer: Promise<TableView>) => attempt(answer.then((fresh) => live.take(fresh)));
  const isLive = state.status === 'live';
  const moveFrom = (from: number, move: string) => {
    // What can't be sent now is not kept for later: the table may be another by then.
    if (isLive && (lesson === undefined || lesson.tries(move))) {
      attempt(live.play(from, move));
    }
  };
  const isMine = play.movers.includes(seat);
  // A card that the server has as planned, it lays by itself as soon as it can.
  const isBeingLaid = isPlanning || (play.obliged.includes(seat) && play.plan.length > 0);
  const refused: Notice | undefined =
    trouble === undefined ? undefined : { kind: 'error', title: t('app.refused'), text: trouble, actions: [] };
  const tools = (
    <TableTools
      state={state}
      table={table}
      onHint={
        table.hints && isMine && isLive && lesson === undefined
          ? () => attempt(api.hint(table.id, seat).then(setHint))
          : undefined
      }
      onTake={take}
    />
  );

  return {
    title: tableName(table),
    tools,
    players,
    nameOf,
    log,
    seenPly,
    chat,
    unread,
    legal: useMemo(
      () => (!isLive || isBeingLaid ? NO_MOVES : lesson === undefined ? play.legal : play.legal.filter(lesson.offers)),
      [isLive, isBeingLaid, play.legal, lesson],
    ),
    isAway: !isLive,
    canUndo: isLive && play.mayUndo && state.sending === undefined && lesson === undefined,
    plan,
    scorings,
    waiting: waitingOf(table, elapsed, take),
    getReady: (readiness) => take(api.ready(table.id, seat, readiness)),
    notice: (moveWords) =>
      refused ??
      connectionNotice(state, live, now) ??
      peopleNotice(table, {
        answer: (agree) => take(api.answer(table.id, agree)),
        putBotIn: (late) => take(api.putBotIn(table.id, late)),
        comeBack: (own) => take(api.comeBack(table.id, own)),
      }) ??
      backNotice(state, live) ??
      (hint && {
        kind: 'plain',
        title: hint.moves[0] === undefined ? t('app.hint.wait') : t('app.hint.title', { move: moveWords(hint.moves[0]) }),
        text: hint.reasons.map((reason) => sentence(say(reason, nameOf))).join('. '),
        actions: [],
      }),
    dismiss: () => {
      setTrouble(undefined);
      setHint(undefined);
      live.welcomeBackSeen();
    },
    planAhead: (cards) => {
      setPlan(cards);
      if (!isMine && isLive) {
        setPlanning(true);
        attempt(
          api
            .plan(
              table.id,
              seat,
              cards.map((card) => `power ${card}`),
            )
            .then((fresh) => live.take(fresh))
            .finally(() => setPlanning(false)),
        );
      }
    },
    move: (move) => moveFrom(seat, move),
    moveFrom,
    undo: () => attempt(live.undo(seat)),
    say: (text) => attempt(api.say(table.id, text)),
  };
}

/** What is played, and who looks on; the game too where the title is the table's own name. */
export function subtitleOf(table: TableView, length: string): string {
  const text = table.spectators === 0 ? length : plural('app.subtitle.watched', table.spectators, { length });
  return table.name === null ? text : t('lobby.named', { title: gameName(table.game), text });
}

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
