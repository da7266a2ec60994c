import { useEffect } from 'preact/hooks';

/** Tells which move is about to be made, so many times in a row: it is previewed in a position, and one press makes it. */
export function useMeant(
  foresee: ((...moves: string[]) => void) | undefined,
  position: unknown,
  move: string | undefined,
  times = 1,
): void {
  useEffect(() => {
    foresee?.(...(move === undefined ? [] : Array<string>(times).fill(move)));
  }, [foresee, position, move, times]);
}
