import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useMemo, useRef } from 'preact/hooks';
import { api } from '../../net/api';
import { sharing } from '../../net/changes';
import type { LiveState } from '../../net/live-state';
import type { LogLine, PlayView, Readiness, TableView } from '../../protocol/types';
import { plural, t } from '../../text';
import type { Names } from '../../text/say';
import { useNow } from '../../ui/page/page-hooks';
import { gameName, tableName } from '../../ui/state/names';
import { chatMessages } from '../chat/chat-lines';
import { useUnread } from '../chat/chat-read';
import { useTalk } from '../chat/talk';
import { rememberSeen, seenOf } from '../follow/seen';
import { backNotice, connectionNotice, peopleNotice } from '../frame/notice';
import { type Notation, type TableProps, useScreens } from '../game';
import { forgetWhyNot } from '../help/why-not';
import { LessonContext, type LessonControl } from '../lesson/lesson';
import { useLog } from '../log/log';
import { type Waiting, waitingOf } from '../people/hold';
import { isDelayed, isSpectator, minutesBehind, namesAt, playersOf, seatToMove } from '../people/seats';
import type { ChatMessage, Notice, Player } from '../people/types';
import { useCoach } from './coaching';
import { useClockTick, useMoveSounds, useTurnSignal } from './signals';
import { useHint } from './use-hint';
import { usePlan } from './use-plan';
import { useRequests } from './use-requests';
import { type Scorings, useScorings } from './use-scorings';

const SECOND = 1000;
const NO_MOVES: readonly string[] = [];

/** What the pages of both games share: people, log, chat, plans, notices, and sending moves. */
export interface TableState {
  title: string;
  tools: ComponentChildren;
  players: readonly Player[];
  names: Names;
  log: LogLine[];
  /** The last move that is not new: the end of the person's previous turn, or what they saw before they went away. */
  seenPly: number;
  /** Whether somebody has come back to a game that has gone on. */
  isBack: boolean;
  chat: readonly ChatMessage[];
  unread: number;
  /** The moves that may be sent now; none while there is no connection. */
  legal: readonly string[];
  /** Whether there is no connection now. */
  isAway: boolean;
  canUndo: boolean;
  plan: readonly number[];
  /** Whether the planned card is about to be played by itself. */
  isPlanComing: boolean;
  scorings: Scorings;
  /** The step that waits for somebody who may stop it. */
  waiting: Waiting | undefined;
  /** Decides in advance what waits for this seat. */
  getReady: (readiness: Readiness) => void;
  /** The move that a hint suggests, as the map draws it. */
  hinted: readonly string[];
  /** What the strip says, if anything; `moveWords` describes a hint's move. */
  notice: (moveWords: (move: string) => string) => Notice | undefined;
  dismiss: () => void;
  planAhead: (cards: number[]) => void;
  move: (...moves: string[]) => void;
  /** Plays a move of any seat of yours. */
  moveFrom: (seat: number, ...moves: string[]) => void;
  undo: () => void;
  isSpectator: boolean;
  say: (text: string) => void;
}

export function useTable({ live, state, table, play }: TableProps): TableState {
  const { seat } = play;
  const { notation } = useScreens();
  const said = useMemo(() => chatMessages(state.chat), [state.chat]);
  const lesson = useContext(LessonContext);
  const { now, elapsed, players } = usePeople(state, table, lesson);
  const names = useMemo(() => namesAt(table), [table]);
  const log = useLog(table);
  const chat = useTalk(table.id, state.chat, log, players);
  useMoveSounds(log);
  const isLive = state.status === 'live';
  const asking = useRequests(live, names);
  const { attempt, take } = asking;
  const coach = useCoach(table.id, play);
  useFreshReasons(play);
  const plan = usePlan(table, play, live, isLive, asking);
  const moveFrom = (from: number, ...moves: string[]) => {
    // A move that can't be sent now is not kept for later: the table may have changed by then.
    if (isLive) {
      attempt(live.moves.playAll(from, lesson?.tries(moves) ?? moves));
    }
  };
  const onMove = (...moves: string[]) => moveFrom(seat, ...moves);
  const hint = useHint({ live, state, table, play }, { names, players, asking, isAllowed: lesson === undefined, onMove });
  return {
    title: tableName(table),
    tools: hint.tools,
    players,
    names,
    log,
    ...useSeen(table, play, log, notation.cardOf),
    chat,
    unread: useUnread(table.id, table.yours, said),
    legal: useLegal(play, isLive && !plan.isBeingLaid, lesson),
    isAway: !isLive,
    canUndo: isLive && play.mayUndo && state.sending === undefined && lesson === undefined,
    plan: plan.cards,
    isPlanComing: plan.isComing,
    scorings: useSeenScorings(table, lesson),
    waiting: waitingOf(table, elapsed, take),
    getReady: (readiness) => take(api.ready(table.id, seat, readiness)),
    notice: (moveWords) =>
      asking.refused ??
      connectionNotice(state, live, now) ??
      peopleNotice(table, {
        answer: (agree) => take(api.answer(table.id, agree)),
        putBotIn: (late) => take(api.putBotIn(table.id, late)),
        comeBack: (own) => take(api.comeBack(table.id, own)),
      }) ??
      backNotice(state, live) ??
      hint.notice(moveWords) ??
      coach.tip,
    hinted: hint.hinted,
    dismiss: () => {
      asking.dismiss();
      hint.forget();
      live.welcomeBackSeen();
      coach.close();
    },
    planAhead: plan.planAhead,
    move: onMove,
    moveFrom,
    undo: () => attempt(live.moves.undo(seat)),
    isSpectator: isSpectator(table),
    say: (text) => attempt(api.say(table.id, text)),
  };
}

/** A reason is about one position: when other moves become legal, it no longer holds. */
function useFreshReasons({ legal }: PlayView): void {
  const legalKey = legal.join('|');
  useEffect(forgetWhyNot, [legalKey]);
}

/** The people at the table with their running clocks, and the signals for those who must move. */
function usePeople(state: LiveState, table: TableView, lesson: LessonControl | undefined) {
  const isTicking = state.status === 'reconnecting' || table.hold !== null || table.seats.some((seat) => seat.running);
  const now = useNow(SECOND, isTicking);
  const elapsed = Math.max(0, now + state.skew - table.now);
  const clockKey = isTicking ? Math.floor(elapsed / SECOND) : 0;
  // Most tables bring the same people: then nothing that shows them is drawn again.
  const known = useRef<readonly Player[]>([]);
  const players = useMemo(() => {
    const all = playersOf(table, elapsed);
    const fresh =
      lesson === undefined
        ? all
        : all.map((player, other) => ({ ...player, isYou: other === lesson.seat, persona: lesson.people[other] ?? '' }));
    known.current = sharing(known.current, fresh);
    return known.current;
  }, [table, clockKey, lesson?.seat]);
  const mySeat = seatToMove(table);
  useTurnSignal(table, mySeat !== undefined);
  useClockTick(mySeat !== undefined && players[mySeat]?.clock?.isLow === true, clockKey);
  return { now, elapsed, players };
}

/** The moves that may be sent now; a lesson offers only some of them. */
function useLegal(play: PlayView, maySend: boolean, lesson: LessonControl | undefined): readonly string[] {
  return useMemo(() => {
    if (!maySend) {
      return NO_MOVES;
    }
    return lesson === undefined ? play.legal : play.legal.filter(lesson.offers);
  }, [maySend, play.legal, lesson]);
}

/** The scorings to show; a lesson is told when one has been watched. */
function useSeenScorings(table: TableView, lesson: LessonControl | undefined): Scorings {
  const scorings = useScorings(table);
  return {
    ...scorings,
    shown: () => {
      scorings.shown();
      lesson?.scoringSeen();
    },
  };
}

/** What is played, and who is watching; also the game if the title is the table's own name. */
export function subtitleOf(table: TableView, length: string): string {
  const seen = isDelayed(table) ? plural('app.subtitle.behind', minutesBehind(table), { length }) : length;
  const text = table.spectators === 0 ? seen : plural('app.subtitle.watched', table.spectators, { length: seen });
  return table.name === null ? text : t('lobby.named', { title: gameName(table.game), text });
}

/**
 * The last move that is not new: the person's own latest one, or, for somebody who comes back, the last one that this browser
 * has shown. Playing a power card is no turn, so what others did before it stays new.
 */
function useSeen(
  { id, yours }: TableView,
  { moves }: PlayView,
  log: readonly LogLine[],
  cardOf: Notation['cardOf'],
): { seenPly: number; isBack: boolean } {
  const first = useMemo(() => {
    const seen = seenOf(id)?.moves ?? moves;
    return { ply: Math.min(seen, moves), isBack: seen < moves };
  }, [id]);
  useEffect(() => {
    if (!document.hidden && moves > (seenOf(id)?.moves ?? 0)) {
      rememberSeen(id, moves);
    }
  }, [id, moves]);
  const own = log.findLast(({ seat, move }) => yours.includes(seat) && cardOf(move) === undefined)?.ply ?? 0;
  return { seenPly: Math.min(Math.max(first.ply, own), moves), isBack: first.isBack && own <= first.ply };
}
