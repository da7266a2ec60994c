import { useEffect, useState } from 'preact/hooks';
import { api, Refused, Unreachable } from '../../net/api';
import type { LogLine, Moment, PlayView, TableView } from '../../protocol/types';
import { useTimer } from '../../ui/hooks/use-timer';
import { useScreens } from '../game';

/** How long each action is shown. */
const STEP = 1800;
/** The same for a single action, which the person wants to study. */
const ALONE = 6000;

/** Plays moves back on copies, unless paused: the newest table stays as it is. */
export function usePlayBack(newest: TableView, isPaused: boolean) {
  const { isQuiet, goesOn } = useScreens();
  const [plays, setPlays] = useState<readonly PlayView[]>([]);
  const [at, setAt] = useState(0);
  const [range, setRange] = useState('');
  const play = plays[at];
  const stop = () => setPlays([]);
  const next = () => (at + 1 < plays.length ? setAt(at + 1) : stop());
  const time = plays.length > 2 ? STEP : ALONE;
  useTimer(next, play === undefined || isPaused ? Number.POSITIVE_INFINITY : time, [plays, at, isPaused]);
  useEffect(stop, [newest.version]);
  const start = (from: number, to: number) => {
    const now = newest.play;
    const wanted = `${from}-${to}`;
    if (play !== undefined && range === wanted) {
      // The line that is played back was pressed again.
      stop();
      return;
    }
    if (now === null) {
      return;
    }
    Promise.all([api.positions(newest.id, from - 1, to), api.log(newest.id, 0)]).then(
      ([{ positions }, log]) => {
        const isTold = (ply: number) => {
          const [line, next] = [log[ply - 1], ply < to ? log[ply] : undefined];
          return line === undefined || !(isQuiet(line) || (next !== undefined && goesOn(line, next)));
        };
        const told = positions.filter(({ ply }) => ply < from || isTold(ply));
        setAt(1);
        setRange(wanted);
        // A line without a caption, such as the choice of a card, is still shown when the person presses it.
        setPlays((told.length > 1 ? told : positions).map((moment) => copied(now, moment, log)));
      },
      (error: unknown) => {
        // Without the positions nothing can be played back; the log has the text.
        if (!(error instanceof Refused || error instanceof Unreachable)) {
          throw error;
        }
      },
    );
  };
  return { play, before: plays[at - 1], action: play?.log.findLast(({ ply }) => ply === play.moves), next, stop, start };
}

/** A copy of the game at an earlier moment: it is for watching only, so nothing can be played or undone in it. */
function copied(now: PlayView, { ply, round, movers, table, sheet }: Moment, log: readonly LogLine[]): PlayView {
  return {
    ...now,
    legal: [],
    obliged: [],
    mayUndo: false,
    moves: ply,
    log: log.filter((line) => line.ply <= ply),
    movers,
    round,
    table,
    sheet,
  };
}
