import type { MapArrow } from './MapMarks';

/** The path of a caballero that has just been moved or sent home. */
export function arrowOf(move: string): MapArrow | undefined {
  const [kind, from, to, owner] = move.split(' ');
  if (kind === 'move' && from !== undefined && owner !== undefined) {
    return { seat: Number(owner), from, to, label: '1', isDraft: false };
  }
  return kind === 'send' && from !== undefined && to !== undefined
    ? { seat: Number(to), from, to: undefined, label: '1', isDraft: false }
    : undefined;
}
