import { createStore, useStore } from '../../net/store';

/** A game to look at on the first day, with notes about its best moments. */
export interface Sample {
  record: object;
  notes: readonly SampleNote[];
}

export interface SampleNote {
  /** The move that it is about. */
  ply: number;
  text: () => string;
}

const NONE: readonly SampleNote[] = [];

/** The replay with notes that was opened last. */
const annotated = createStore<{ replay: string; notes: readonly SampleNote[] }>({ replay: '', notes: NONE });

/** Shows notes in a replay. */
export function annotate(replay: string, { notes }: Sample): void {
  annotated.set({ replay, notes });
}

/** The notes of a replay: those about a move, and the moves that have one. */
export function useNotes(replay: string): readonly SampleNote[] {
  const { replay: other, notes } = useStore(annotated);
  return other === replay ? notes : NONE;
}
