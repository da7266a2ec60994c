import type { CaballeroTable, GrandeTable, Moment } from '../../protocol/types';

/** What every seat would have if there were a scoring now; when the game is over, what it has. */
export function ifScored(moment: Moment): number[] {
  const table = moment.table as CaballeroTable | GrandeTable;
  const isOver = 'phase' in table ? table.phase === 'over' : table.stage === 'over';
  return table.courts.map((court) => court.total + (isOver ? 0 : court.ifScoredNow));
}

/** Whether a move drove a caballero tile off the map: it laid an area tile, and a tile of another seat is gone. */
export function evicts(before: Moment | undefined, after: Moment | undefined, move: string): boolean {
  if (before === undefined || after === undefined || !move.startsWith('area ')) {
    return false;
  }
  return (after.table as CaballeroTable).tiles.length < (before.table as CaballeroTable).tiles.length;
}

/** The largest value of the axis: the next round number above the most points. */
export function axisTop(most: number): number {
  const step = most <= 60 ? 20 : most <= 160 ? 40 : 80;
  return Math.max(step, Math.ceil(most / step) * step);
}
