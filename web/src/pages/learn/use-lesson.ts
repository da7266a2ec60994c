import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { api } from '../../net/api';
import type { LiveTable } from '../../net/live';
import type { PlayView } from '../../protocol/types';
import type { Lesson, LessonControl, LessonRecord, Task } from '../../table/lesson/lesson';
import { t } from '../../text';
import { explain } from '../../ui/state/explain';
import { preferences } from '../../ui/state/preferences';
import { lessonControl, wrongText } from './lesson-control';
import { around, found, isAt, type Outline, type Point } from './outline';
import { between, isOnRecord, playAll, wantedMove } from './script';

/** How long a tick, or a move of the script, stays visible before the lesson continues; shorter with fast animations. */
const TICK = 1100;
const MOVE = 1200;
/** With at least this many moves of the script, the lesson waits until the learner continues. */
const MANY = 3;
const PACE = { normal: 1, fast: 1 / 2, off: 1 / 3 };
const NO_MOVES: readonly string[] = [];
const NOTHING_TRIED: LessonState['tried'] = [];

const paced = (time: number) => time * PACE[preferences.get().animation];

/** The input of a lesson, and its callbacks. */
export interface LessonProps {
  lesson: Lesson;
  /** The step, from 0. */
  index: number;
  /** The name of the lesson's table. */
  table: string;
  /** Called when the table is at the beginning of a step. */
  onStep: (index: number) => void;
  /** Opens another table for a step; `own` is the record of the learner's own position to continue from. */
  onOpen: (index: number, own?: LessonRecord) => void;
  /** Called when the step is finished. */
  onTicked: () => void;
  onDone: () => void;
  onLeave: () => void;
}

/** The state of a lesson. */
export interface LessonState {
  control: LessonControl;
  isTicked: boolean;
  /** Whether the script is playing, or its moves are there to read. */
  isPlaying: boolean;
  /** The number of moves when the script began. */
  playedFrom: number;
  /** Continues after the script's moves; undefined while it plays. */
  onRead: (() => void) | undefined;
  /** The answer to a wrong attempt. */
  answer: string | undefined;
  /** The marks of a wrong attempt. */
  tried: readonly (() => Outline | undefined)[];
  /** Reports a press outside the highlighted parts. */
  pressedAside: (at: Point) => void;
  /** Finishes the step: the lesson continues after a moment. */
  tick: () => void;
  /** Makes the step's move; undefined during free play. */
  show: (() => void) | undefined;
}

/** Follows a lesson from step to step. */
export function useLesson(props: LessonProps, live: LiveTable, play: PlayView | undefined): LessonState {
  const { lesson, index } = props;
  const step = lesson.steps[index]!;
  const [isTicked, setTicked] = useState(false);
  const { answer, setAnswer, tried, setTried } = useAnswer(index);
  useEffect(() => setTicked(false), [index]);
  const { isPlaying, playedFrom, onRead, isWanted, straight, goOn } = useGoingOn(props, live);
  const tick = () => {
    setTicked(true);
    setAnswer(undefined);
    props.onTicked();
    setTimeout(() => isWanted() && goOn().catch((error: unknown) => setAnswer(explain(error))), paced(TICK));
  };
  const legal = play?.legal ?? NO_MOVES;
  const answerWrong = (text: string, move: string) => {
    setAnswer(text);
    setTried(lesson.spotsOf(move).map(found));
  };
  const control = useMemo(
    () =>
      lessonControl({
        lesson,
        step,
        index,
        isTicked,
        legal,
        onMoves: (moves, isFree) => {
          const ply = isFree ? (live.state.get().table?.play?.moves ?? 0) : step.ply;
          straight.current &&= moves.every((move, i) => isOnRecord(lesson.record, ply + i, move));
        },
        onWrong: answerWrong,
        onScoringSeen: tick,
      }),
    [lesson, step, index, isTicked, live, legal],
  );
  useRoundEnd(props, play, isTicked, tick);
  // A move counts once it is on the table.
  const isAhead = step.task.kind === 'play' && play !== undefined && play.seat === 0 && play.moves > step.ply;
  useEffect(() => {
    if (isAhead && !isTicked && !isPlaying) {
      tick();
    }
  }, [isAhead]);
  const wanted = wantedMove(lesson, step);
  const shows: Partial<Record<Task['kind'], () => void>> = {
    touch: tick,
    play: () => {
      setAnswer(undefined);
      live.moves.move(control.seat, wanted!).catch((error: unknown) => setAnswer(explain(error)));
    },
  };
  const show = isTicked || isPlaying ? undefined : shows[step.task.kind];
  const pressedAside = (at: Point) => {
    const isThere = (move: string) => lesson.spotsOf(move).some((spot) => isAt(spot, at));
    // A legal move there is answered like an attempt; at the right place, the answer is that it comes too early.
    const attempted = legal.filter(control.offers).find(isThere);
    const isEarly = wanted !== undefined && isThere(wanted);
    if (attempted !== undefined && !isEarly) {
      answerWrong(wrongText(lesson, step), attempted);
    } else {
      setAnswer(t(isEarly ? 'learn.tooEarly' : 'learn.onlyLit'));
      setTried(isEarly ? NOTHING_TRIED : [() => around(at)]);
    }
  };
  return { control, isTicked, isPlaying, playedFrom, onRead, answer, tried, pressedAside, tick, show };
}

/** The answer to a wrong attempt, shown until the next step; its marks disappear when the learner continues. */
function useAnswer(index: number) {
  const [answer, setAnswer] = useState<string>();
  const [tried, setTried] = useState(NOTHING_TRIED);
  useEffect(() => {
    setAnswer(undefined);
    setTried(NOTHING_TRIED);
  }, [index]);
  useEffect(() => {
    if (tried.length === 0) {
      return undefined;
    }
    const stop = new AbortController();
    const goesOn = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-part=coach]'))) {
        setTried(NOTHING_TRIED);
      }
    };
    addEventListener('pointerdown', goesOn, { capture: true, signal: stop.signal });
    addEventListener('keydown', goesOn, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [tried]);
  return { answer, setAnswer, tried, setTried };
}

/** Goes to the next step: by the moves of the record if the learner has followed it, otherwise on another table. */
function useGoingOn({ lesson, index, table, onStep, onOpen, onDone }: LessonProps, live: LiveTable) {
  const [isPlaying, setPlaying] = useState(false);
  const [playedFrom, setPlayedFrom] = useState(0);
  const [onRead, setOnRead] = useState<() => void>();
  /** Whether all moves so far followed the record. */
  const straight = useRef(true);
  const wanted = useRef(true);
  useEffect(() => {
    void live.sitAt(0);
    return () => {
      wanted.current = false;
    };
  }, [live]);
  const goOn = async () => {
    const next = index + 1;
    if (next >= lesson.steps.length) {
      onDone();
      return;
    }
    const played = live.state.get().table?.play?.moves ?? 0;
    const moves = between(lesson, played, straight.current, lesson.steps[next]!);
    if (moves === undefined) {
      // A free round continues from the result of free play; any other step begins at the record's position.
      const isFree = lesson.steps[index]!.task.kind === 'scoring' && lesson.steps[next]!.task.kind === 'round';
      onOpen(next, isFree ? ((await api.replayRecord(table)) as LessonRecord) : undefined);
      return;
    }
    setPlayedFrom(played);
    setPlaying(moves.length > 0);
    await playAll(live, played, moves, paced(MOVE), () => wanted.current);
    if (moves.length >= MANY && preferences.get().animation !== 'off') {
      await new Promise<void>((resolve) => setOnRead(() => resolve));
      setOnRead(undefined);
    }
    setPlaying(false);
    if (wanted.current) {
      onStep(next);
    }
  };
  return { isPlaying, playedFrom, onRead, isWanted: () => wanted.current, straight, goOn };
}

/** A round against a bot ends when the next one begins. */
function useRoundEnd({ lesson, index }: LessonProps, play: PlayView | undefined, isTicked: boolean, tick: () => void): void {
  const firstRound = useRef<number | undefined>(undefined);
  const step = lesson.steps[index]!;
  useEffect(() => {
    if (play !== undefined && step.task.kind === 'round') {
      firstRound.current ??= play.round;
      if (!isTicked && (play.round > firstRound.current || play.over)) {
        tick();
      }
    }
  }, [play?.round, play?.over, step]);
}
