import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { api } from '../../net/api';
import { useScreens } from '../../table/game';
import { type Lesson, LessonContext, type LessonControl, type LessonRecord } from '../../table/lesson';
import { useLive } from '../../table/use-live';
import { catalogueText, t } from '../../text';
import { preferences } from '../../ui/preferences';
import { Loading } from '../../ui/State';
import { explain } from '../../ui/trouble';
import { Coach } from './Coach';
import { stepText, taughtIn } from './lessons';
import { between, finishes, isOnRecord, playAll } from './script';

interface Props {
  lesson: Lesson;
  /** The step, from 0. */
  index: number;
  table: string;
  /** The table stands where a step begins. */
  onStep: (index: number) => void;
  /** A step is to begin on another table; `own` is the record of an own position to go on from. */
  onOpen: (index: number, own?: LessonRecord) => void;
  onDone: () => void;
  onSkip: () => void;
}

/** How long a tick is seen before the lesson goes on, and how long a move of the script; shorter for whoever wants things to be fast. */
const TICK = 1100;
const MOVE = 620;
const PACE = { normal: 1, fast: 1 / 2, off: 1 / 3 };

const paced = (time: number) => time * PACE[preferences.get().animation];

/** The table of a lesson with its teacher over it. */
export function LessonTable({ lesson, index, table: id, onStep, onOpen, onDone, onSkip }: Props) {
  const { live, state } = useLive(id);
  const { Table } = useScreens();
  const { record } = lesson;
  const step = lesson.steps[index]!;
  const [isTicked, setTicked] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [answer, setAnswer] = useState<string>();
  const straight = useRef(true);
  const wanted = useRef(true);
  const { table } = state;
  const play = table?.play ?? undefined;

  useEffect(() => {
    void live.sitAt(0);
    return () => {
      wanted.current = false;
    };
  }, [live]);
  useEffect(() => {
    setTicked(false);
    setAnswer(undefined);
  }, [index]);

  const failed = (error: unknown) => setAnswer(explain(error));
  const goOn = async () => {
    const next = index + 1;
    if (next >= lesson.steps.length) {
      onDone();
      return;
    }
    const played = live.state.get().table?.play?.moves ?? 0;
    const moves = between(record, played, straight.current, lesson.steps[next]!);
    if (moves !== undefined) {
      setPlaying(moves.length > 0);
      await playAll(live, played, moves, paced(MOVE), () => wanted.current);
      setPlaying(false);
      if (wanted.current) {
        onStep(next);
      }
    } else {
      // Free play goes on where it has led to; anything else begins on the record's position.
      onOpen(next, step.task.kind === 'scoring' ? ((await api.replayRecord(id)) as LessonRecord) : undefined);
    }
  };
  const tick = () => {
    setTicked(true);
    setAnswer(undefined);
    setTimeout(() => wanted.current && goOn().catch(failed), paced(TICK));
  };

  // A round against a bot is over when the next one has begun.
  const firstRound = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (play !== undefined && step.task.kind === 'round') {
      firstRound.current ??= play.round;
      if (!isTicked && (play.round > firstRound.current || play.over)) {
        tick();
      }
    }
  }, [play?.round, play?.over, step]);

  const control = useMemo<LessonControl>(() => {
    const { task } = step;
    const isFree = task.kind === 'scoring' || task.kind === 'round';
    return {
      seat: 0,
      step: step.id,
      offers: (move) => isFree || (task.kind === 'play' && !isTicked && task.offer.test(move)),
      tries: (move) => {
        if (isFree) {
          straight.current &&= isOnRecord(record, live.state.get().table?.play?.moves ?? 0, move);
          return true;
        }
        if (!finishes(step, move)) {
          const key = `learn.${lesson.game}.${step.id}.wrong`;
          setAnswer(catalogueText(key) ?? t('learn.wrong'));
          return false;
        }
        straight.current &&= isOnRecord(record, step.ply, move);
        return true;
      },
      asleep: (name) => {
        if (isFree) {
          return undefined;
        }
        const taught = taughtIn(lesson, name);
        if (taught !== undefined && taught > index + 1) {
          return t('learn.later', { n: taught });
        }
        const isOffered = (move: string) => task.kind === 'play' && task.offer.test(move) && lesson.controlOf(move) === name;
        return step.teaches === name || play?.legal.some(isOffered) ? undefined : t('learn.notNow');
      },
      scoringSeen: () => {
        if (task.kind === 'scoring') {
          tick();
        }
      },
    };
  }, [lesson, step, index, isTicked, record, live, play?.legal]);

  // The move is made when the table has it.
  const isAhead = step.task.kind === 'play' && play !== undefined && play.seat === 0 && play.moves > step.ply;
  useEffect(() => {
    if (isAhead && !isTicked && !isPlaying) {
      tick();
    }
  }, [isAhead]);

  const isReady = table !== undefined && play !== undefined && (play.seat === 0 || table.yours.length === 1);
  return (
    <>
      {isReady ? (
        <LessonContext.Provider value={control}>
          <Table live={live} state={state} table={table} play={play} />
        </LessonContext.Provider>
      ) : (
        <Loading />
      )}
      {isReady && (
        <Coach
          step={step}
          number={index + 1}
          count={lesson.steps.length}
          title={stepText(lesson.game, step.id, 'title')}
          text={stepText(lesson.game, step.id, 'text')}
          todo={stepText(lesson.game, step.id, 'todo')}
          answer={answer}
          isTicked={isTicked}
          isPlaying={isPlaying}
          onTouch={() => step.task.kind === 'touch' && !isTicked && tick()}
          onAside={() => setAnswer(t('learn.onlyLit'))}
          onBack={index > 0 ? () => onOpen(index - 1) : undefined}
          onSkip={onSkip}
        />
      )}
    </>
  );
}
