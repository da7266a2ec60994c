import type { GrandeTable } from '../../../protocol/types';
import type { PuzzleParts } from '../../../table/lesson/puzzle';
import { nameAt } from '../../../table/people/names';
import { t } from '../text';
import { placeIn } from '../words/words';
import { task } from './Glance';
import { PuzzleBoard } from './PuzzleBoard';

/** Puzzles of El Grande: caballeros that move, go home, or are placed. */
export const puzzle: PuzzleParts = {
  task,
  reasons: (before, after, players, seats) =>
    seats.flatMap((seat) => changes(before.table as GrandeTable, after.table as GrandeTable, nameAt(players, seat), seat)),
  Board: PuzzleBoard,
};

/** The places that give a seat something else than before. */
function changes(before: GrandeTable, after: GrandeTable, name: string, seat: number): string[] {
  const later = [...after.regions, after.castillo];
  return [...before.regions, before.castillo].flatMap((place, i) => {
    const [was, now] = [place.scores[seat] ?? 0, later[i]?.scores[seat] ?? 0];
    return was === now ? [] : [t('eg.puzzle.reason', { place: placeIn(before, place.code), name, was, now })];
  });
}
