import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { useStore } from '../../net/store';
import type { TableView } from '../../protocol/types';
import { useTimer } from '../../ui/hooks/use-timer';
import { preferences } from '../../ui/state/preferences';
import { prefer } from '../../ui/state/session';
import { seatToMove } from '../people/seats';
import { advanced, FLOWING, type Follow, LONGEST, newLines, PATIENCE, type Pace, skipped, stay } from './follow';
import { hasChosenPace, isFirstGame, rememberGame, rememberPace } from './seen';
import { usePlayBack } from './use-play-back';
import { useQueue } from './use-queue';

/** A show needs this long to begin, before it can block following. */
const SHOW_BEGINS = 150;

/** A table as the person follows it: the drawn state, and the controls to continue. */
export function useFollow(newest: TableView): { table: TableView; follow: Follow } {
  const queue = useQueue(newest);
  const { shown, coming, before, stops, go } = queue;
  const { pace, isSlowed, choose } = usePace(newest);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const back = usePlayBack(newest, isPaused || pace === 'steps');
  const isBack = back.play !== undefined;
  useEffect(() => setPaused(false), [isBack]);
  const alone = stay(pace, queue.told, queue.isTurnOver, newest.yours);
  const wanted = queue.isGoingOn ? Math.min(alone, FLOWING) : alone;
  // The reader's own turn has no Next button: a caption disappears after a while.
  const time = seatToMove(shown) === undefined ? wanted : Math.min(wanted, LONGEST);
  const { isReady, makeReady } = useReady(
    shown,
    isPaused || isHeld ? Number.POSITIVE_INFINITY : Math.max(time, stops(before, shown) ? SHOW_BEGINS : 0),
  );
  useEffect(() => {
    if (isReady && !isPaused && !isHeld && coming.length > 0) {
      go(advanced);
    }
  }, [isReady, isPaused, isHeld, coming.length]);
  const skip = () => {
    back.stop();
    setPaused(false);
    makeReady(go((now) => skipped(now, stops)));
  };
  useHurry(newest, coming.length > 0, skip);

  const play = back.play ?? shown.play;
  const isBehind = coming.length > 0;
  const table = useMemo(
    (): TableView => ({ ...newest, phase: shown.phase, play, hold: isBehind || isBack ? null : newest.hold }),
    [newest, shown, play, isBehind, isBack],
  );
  const isTold = pace !== 'once' && (seatToMove(table) === undefined || !isReady);
  const next = (by: 'action' | 'turn') => {
    if (back.play !== undefined) {
      back.next();
    } else if (by === 'turn') {
      go((now) => skipped(now, (from, to) => stops(from, to) || newLines(from, to).some(queue.isEnd)));
    } else if (isBehind) {
      go(advanced);
    } else {
      makeReady(shown);
    }
  };
  const follow: Follow = {
    action: back.action ?? (isTold ? queue.action : undefined),
    before: back.action === undefined ? (before.play ?? undefined) : back.before,
    behind: queue.behind,
    pace,
    isSlowed,
    isBack,
    isPaused,
    isHeld,
    setPace: choose,
    next,
    pause: () => setPaused((was) => !was),
    skip,
    hold: useCallback((held: boolean) => setHeld(held), []),
    playBack: back.start,
  };
  return { table, follow };
}

/** The person's pace. Until the end of the first game, the pace is slow unless the person has chosen another. */
function usePace({ id, phase }: TableView): { pace: Pace; isSlowed: boolean; choose: (pace: Pace) => void } {
  const preferred = useStore(preferences).pace;
  const isFirst = useMemo(isFirstGame, []);
  const [isChosen, setChosen] = useState(hasChosenPace);
  const isSlowed = isFirst && !isChosen && preferred === 'normal';
  const choose = (pace: Pace) => {
    rememberPace();
    setChosen(true);
    prefer('pace', pace);
  };
  useEffect(() => {
    if (phase === 'over') {
      rememberGame(id);
    }
  }, [phase]);
  return { pace: isSlowed ? 'slow' : preferred, isSlowed, choose };
}

/** Whether a table has been shown long enough. */
function useReady(shown: TableView, time: number) {
  const moves = shown.play?.moves;
  const [ready, setReady] = useState<number>();
  const makeReady = (table: TableView) => setReady(table.play?.moves);
  useTimer(() => makeReady(shown), time, [moves, time]);
  return { isReady: ready === moves, makeReady };
}

/**
 * Following must not cost the person time: a running clock ends it after a while, and a step that waits for the person ends it
 * at once.
 */
function useHurry(newest: TableView, isBehind: boolean, skip: () => void): void {
  const isClocked = isBehind && seatToMove(newest) !== undefined && newest.clock.kind === 'live';
  useTimer(skip, isClocked ? PATIENCE : Number.POSITIVE_INFINITY, [isClocked]);
  const isAwaited = isBehind && (newest.hold?.seats.some((seat) => newest.yours.includes(seat)) ?? false);
  useTimer(skip, isAwaited ? 0 : Number.POSITIVE_INFINITY, [isAwaited]);
}
