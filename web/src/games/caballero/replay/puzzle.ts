import type { CaballeroTable } from '../../../protocol/types';
import type { PuzzleParts, Scored } from '../../../table/lesson/puzzle';
import { nameAt } from '../../../table/people/names';
import { makeScene } from '../scene/scene';
import { regionScores } from '../scene/sheet';
import { t } from '../text';
import { task } from './Glance';
import { PuzzleBoard } from './PuzzleBoard';

/** Puzzles of El Caballero: one area tile, or one caballero tile. */
export const puzzle: PuzzleParts = {
  task,
  reasons: (before, after, players, seats) => {
    const [was, now] = [pointsBy(before), pointsBy(after)];
    const regions = [...new Set([...was.keys(), ...now.keys()])];
    return seats.flatMap((seat) => {
      const name = nameAt(players, seat);
      return regions
        .map((region) => ({ region, was: was.get(region)?.[seat] ?? 0, now: now.get(region)?.[seat] ?? 0 }))
        .filter((change) => change.was !== change.now)
        .map((change) => t('ec.puzzle.reason', { name, ...change }));
    });
  },
  Board: PuzzleBoard,
};

/** What every region brings, by its name; one that has joined another brings nothing any more. */
function pointsBy({ table, sheet }: Scored): ReadonlyMap<string, readonly number[]> {
  return new Map(regionScores(makeScene(table as CaballeroTable), sheet).map(({ name, points }) => [name, points]));
}
