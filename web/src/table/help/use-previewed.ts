import { useEffect } from 'preact/hooks';

/** Announces the move that one press would make, with its repetitions: the move previewed in a position. */
export function usePreviewed(
  predict: ((...moves: string[]) => void) | undefined,
  position: unknown,
  move: string | undefined,
  times = 1,
): void {
  useEffect(() => {
    predict?.(...(move === undefined ? [] : Array<string>(times).fill(move)));
  }, [predict, position, move, times]);
}
