import { useRef, useState } from 'preact/hooks';
import type { LogLine, TableView } from '../../protocol/types';
import { useScreens } from '../game';
import { countActions, groupAt, newLines, type Queue, received } from './follow';

/** The queue of tables, and the actions that led to the shown one. */
export function useQueue(newest: TableView) {
  const { isQuiet, goesOn, reveals, notation } = useScreens();
  const queue = useRef<Queue>({ shown: newest, coming: [] });
  const taken = useRef(newest);
  const [, redraw] = useState(0);
  if (taken.current !== newest) {
    taken.current = newest;
    queue.current = received(queue.current, newest);
  }
  const go = (change: (queue: Queue) => Queue): TableView => {
    queue.current = change(queue.current);
    redraw((n) => n + 1);
    return queue.current.shown;
  };
  const { shown, coming } = queue.current;
  const before = useBefore(shown);
  const lines = newLines(before, shown);
  const isEnd = ({ move }: LogLine) => notation.endsTurn(move);
  const isTold = (line: LogLine) => !isQuiet(line) && !newest.yours.includes(line.seat);
  const action = lines.findLast(isTold);
  const ahead = coming.flatMap((next, i) => newLines(coming[i - 1] ?? shown, next)).filter(isTold);
  /** Whether a show comes between two tables. */
  const stops = (from: TableView, to: TableView) =>
    (to.play?.scorings.length ?? 0) > (from.play?.scorings.length ?? 0) || newLines(from, to).some(reveals);
  return {
    shown,
    coming,
    go,
    before,
    stops,
    action,
    told: action === undefined ? [] : groupAt(shown.play?.log ?? [], action, goesOn),
    isGoingOn: action !== undefined && ahead[0] !== undefined && goesOn(action, ahead[0]),
    isTurnOver: lines.some(isEnd),
    isEnd,
    behind: countActions(ahead, action, goesOn),
  };
}

/** The table that was shown before the moves of this one. */
function useBefore(shown: TableView): TableView {
  const known = useRef({ shown, before: shown });
  if (known.current.shown !== shown) {
    const isSame = known.current.shown.play?.moves === shown.play?.moves;
    known.current = { shown, before: isSame ? known.current.before : known.current.shown };
  }
  return known.current.before;
}
