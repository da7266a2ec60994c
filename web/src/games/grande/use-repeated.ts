import { useEffect, useRef } from 'preact/hooks';
import type { GrandeTable } from '../../protocol/types';

/** A move that is to be sent again, and the position in which it was sent last. */
interface Rest {
  move: string;
  left: number;
  at: GrandeTable;
}

/**
 * Sends a move several times, each after the previous one has been played; a refusal, or a move that is no longer legal, ends
 * it.
 */
export function useRepeated(
  table: GrandeTable,
  legal: readonly string[],
  pending: string | undefined,
  onMove: (move: string) => void,
): (move: string, times: number) => void {
  const rest = useRef<Rest | undefined>(undefined);
  const isSent = useRef(false);
  const send = (move: string, times: number) => {
    rest.current = { move, left: times - 1, at: table };
    onMove(move);
  };
  useEffect(() => {
    if (pending !== undefined) {
      isSent.current = true;
      return;
    }
    const more = rest.current;
    if (!isSent.current || more === undefined) {
      return;
    }
    isSent.current = false;
    if (more.left > 0 && more.at !== table && legal.includes(more.move)) {
      send(more.move, more.left);
    } else {
      rest.current = undefined;
    }
  }, [table, pending]);
  return send;
}
