import { useCallback, useContext, useEffect, useMemo, useRef } from 'preact/hooks';
import { api } from '../../net/api';
import { sharing } from '../../net/changes';
import type { LiveTable } from '../../net/live';
import type { LiveState } from '../../net/live-state';
import { useStore } from '../../net/store';
import type { LogLine, PlayView, Readiness, TableView } from '../../protocol/types';
import { plural, t } from '../../text';
import { useStable } from '../../ui/hooks/use-stable';
import { useNow } from '../../ui/page/page-hooks';
import { gameName, tableName } from '../../ui/state/names';
import { preferences } from '../../ui/state/preferences';
import { go } from '../../ui/state/router';
import { useHeard } from '../chat/avoided';
import { useBotComments } from '../chat/bot-comments';
import { useUnread } from '../chat/chat-read';
import { isEarlyGame, rememberSeen, seenOf } from '../follow/seen';
import { backNotice, connectionNotice, peopleNotice, trialNotice } from '../frame/notice';
import { type Notation, type TableProps, useScreens } from '../game';
import { dangersOf } from '../help/use-dangers';
import { hideWhyNot } from '../help/WhyNot';
import { LessonContext, type LessonControl } from '../lesson/lesson';
import { useLog } from '../log/log';
import { waitingOf } from '../people/hold';
import { isDelayed, isSpectator, minutesBehind, namesAt, playersOf, seatToMove } from '../people/seats';
import type { Player } from '../people/types';
import type { TableState } from '../table-state';
import { useCoach } from './coaching';
import { useClockTick, useMoveSounds, useTurnSignal } from './signals';
import { useHint } from './use-hint';
import { usePlan } from './use-plan';
import { type Requests, useRequests } from './use-requests';
import { type Scorings, useScorings } from './use-scorings';

const SECOND = 1000;
const NO_MOVES: readonly string[] = [];

/** A game's texts for the state of its table. */
export interface GameWords {
  /** The variant, such as the longer game. */
  variant: string;
  /** A move in words, for a hint. */
  moveWords: (move: string, players: readonly Player[]) => string;
}

/** The state that is the same for all games: players, log, chat, plans, notices and moves. */
export function useTableState(props: TableProps, { variant, moveWords }: GameWords): TableState {
  const { live, state, table, play } = props;
  const { seat } = play;
  const { notation } = useScreens();
  const lesson = useContext(LessonContext);
  const { now, elapsed, players } = usePeople(state, table, lesson);
  const names = useMemo(() => namesAt(table), [table]);
  const log = useLog(table);
  useMoveSounds(log);
  const isLive = state.status === 'live';
  const asking = useRequests(live, names);
  const { attempt, take } = asking;
  const coach = useCoach(table, play, lesson === undefined);
  useFreshReasons(play);
  const plan = usePlan(table, play, live, isLive, asking);
  const moveFrom = useStable((from: number, ...moves: string[]) => {
    // A move that can't be sent now is dropped: the table may have changed by the time it could be sent.
    if (isLive) {
      attempt(live.moves.move(from, ...(lesson?.tries(moves) ?? moves)));
    }
  });
  const move = useCallback((...moves: string[]) => moveFrom(seat, ...moves), [seat]);
  const hint = useHint(props, { names, players, asking, isAllowed: lesson === undefined, cardOf: notation.cardOf, move });
  const words = (suggested: string) => moveWords(suggested, players);
  return {
    ...props,
    title: tableName(table),
    subtitle: subtitleOf(table, variant),
    tools: hint.tools,
    seat,
    isSpectator: isSpectator(table),
    players,
    names,
    log,
    ...useSeen(table, play, log, notation.cardOf),
    ...useChat(state, table, log, players),
    isAway: !isLive,
    legal: useLegal(play, isLive && !plan.isBeingLaid, lesson),
    pending: state.sending,
    canUndo: isLive && play.mayUndo && state.sending === undefined && lesson === undefined,
    plan: plan.cards,
    isPlanComing: plan.isComing,
    scorings: useSeenScorings(table, lesson),
    waiting: waitingOf(table, elapsed, take),
    hinted: hint.hinted,
    notice:
      asking.refused ??
      trialNotice(asking.trial, live, asking.attempt) ??
      connectionNotice(state, live, now) ??
      peopleNotice(table, answersTo(table.id, take)) ??
      backNotice(state, live) ??
      hint.notice(words) ??
      coach.tip,
    ...useWishes(table, lesson),
    ...useCalls(live, table, seat, asking),
    move,
    moveFrom,
    planAhead: plan.planAhead,
    dismiss: () => {
      asking.dismiss();
      hint.forget();
      live.welcomeBackSeen();
      coach.close();
    },
  };
}

/** The chat with the bots' comments. */
function useChat({ chat }: LiveState, { id, yours }: TableView, log: readonly LogLine[], players: readonly Player[]) {
  const said = useHeard(id, useBotComments(id, chat, log, players));
  return { chat: said, unread: useUnread(id, yours, said) };
}

/** The answers to other people's proposals, and to players who are out of time. */
function answersTo(id: string, take: Requests['take']): Parameters<typeof peopleNotice>[1] {
  return {
    answer: (agree) => take(api.answer(id, agree)),
    putBotIn: (late) => take(api.putBotIn(id, late)),
    comeBack: (own) => take(api.comeBack(id, own)),
  };
}

/** The actions at a table besides moves. */
function useCalls(live: LiveTable, { id }: TableView, seat: number, { attempt, take }: Requests) {
  return {
    askDangers: useMemo(() => dangersOf(live, seat), [live, seat]),
    predict: useCallback((...moves: string[]) => live.moves.predict(seat, moves), [live, seat]),
    undo: useStable(() => attempt(live.moves.undo(seat))),
    getReady: (readiness: Readiness) => take(api.ready(id, seat, readiness)),
    say: useStable((text: string) => attempt(api.say(id, text))),
    openLog: useStable((ply: string) => go({ page: 'replay', id, ply: Number(ply) })),
  };
}

/** The table just before a show, when no action is possible. */
export function resting(state: TableState): TableState {
  return { ...state, legal: NO_MOVES, canUndo: false };
}

/** The person's settings for the table. A lesson has its own. */
function useWishes({ id }: TableView, lesson: LessonControl | undefined) {
  const { confirmEnd, moveList, danger } = useStore(preferences);
  const isLesson = lesson !== undefined;
  const isEarly = useMemo(() => isEarlyGame(id), [danger, id]);
  return {
    confirmEnd: confirmEnd === 'on' && !isLesson,
    showMoveList: moveList === 'shown',
    showDangers: (danger === 'on' || (danger === 'first' && isEarly)) && !isLesson,
  };
}

/** A reason refers to one position: when the legal moves change, it disappears. */
function useFreshReasons({ legal }: PlayView): void {
  const legalKey = legal.join('|');
  useEffect(hideWhyNot, [legalKey]);
}

/** The players with their running clocks, and the signals for those who must move. */
function usePeople(state: LiveState, table: TableView, lesson: LessonControl | undefined) {
  const isTicking = state.status === 'reconnecting' || table.hold !== null || table.seats.some((seat) => seat.running);
  const now = useNow(SECOND, isTicking);
  const elapsed = Math.max(0, now + state.skew - table.now);
  const clockKey = isTicking ? Math.floor(elapsed / SECOND) : 0;
  // Most tables have the same players as before: then nothing that shows them is drawn again.
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

/** The moves that may be sent now; a lesson allows only some of them. */
function useLegal(play: PlayView, maySend: boolean, lesson: LessonControl | undefined): readonly string[] {
  return useMemo(() => {
    if (!maySend) {
      return NO_MOVES;
    }
    return lesson === undefined ? play.legal : play.legal.filter(lesson.offers);
  }, [maySend, play.legal, lesson]);
}

/** The scorings to show; a lesson is notified when one has been watched. */
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

/** The variant and the spectators; also the game's name if the title is the table's name. */
function subtitleOf(table: TableView, length: string): string {
  const seen = isDelayed(table) ? plural('app.subtitle.behind', minutesBehind(table), { length }) : length;
  const text = table.spectators === 0 ? seen : plural('app.subtitle.watched', table.spectators, { length: seen });
  return table.name === null ? text : t('lobby.named', { title: gameName(table.game), text });
}

/**
 * The last move that is not new: the person's own latest one, or, after they return, the last one shown in this browser. A
 * power card is no turn, so the moves before it stay new.
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
