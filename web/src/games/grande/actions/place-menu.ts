import type { GrandeTable } from '../../../protocol/types';
import type { Attempt } from '../../../table/help/use-refusals';
import { sentence } from '../../../text/say';
import { t } from '../text';
import { type GrandeMove, isPlace, kindsOf, type MapKind, ready, type Selection, settled } from '../words/moves';
import { boardWords, placeIn } from '../words/words';
import { movesAttemptedAt } from './attempted-moves';

/** An action that can begin at a place, and the selection that starts it. */
export interface PlaceItem {
  selection: Selection;
  label: string;
  /** The move, if there is nothing else to choose. */
  move: string | undefined;
}

/** The actions at a place: each kind of move that names the place before any other. */
export function possibleAt(table: GrandeTable, moves: readonly GrandeMove[], code: string): PlaceItem[] {
  const found = new Map<string, PlaceItem>();
  for (const kind of kindsOf(moves)) {
    for (const move of moves) {
      const first = move.path.findIndex(isPlace);
      if (move.kind !== kind || move.path[first] !== code) {
        continue;
      }
      const path = move.path.slice(0, first + 1);
      const selection = settled(moves, { kind, path });
      const item = { selection, label: labelOf(table, kind, path, code), move: ready(moves, selection) };
      found.set(`${kind} ${path.join(' ')}`, item);
    }
  }
  return [...found.values()];
}

function labelOf(table: GrandeTable, kind: MapKind, [first = '']: readonly string[], code: string): string {
  const place = placeIn(table, code);
  switch (kind) {
    case 'board':
      return t('eg.do.board', { board: boardWords(first), place });
    case 'move':
    case 'send':
      return t(`eg.menu.${kind}`, { place });
    default:
      return sentence(t(`eg.do.${kind}`, { place }));
  }
}

/** The actions at the pressed place, and those that are not possible there. */
export interface PlaceMenuState {
  code: string;
  items: readonly PlaceItem[];
  attempts: readonly Attempt[];
  /** Whether the special action can be announced; it needs no place. */
  canSpecial: boolean;
}

/** The actions that are possible elsewhere, but not at a place. */
export function refusedAt(
  table: GrandeTable,
  moves: readonly GrandeMove[],
  items: readonly PlaceItem[],
  code: string,
): Attempt[] {
  return kindsOf(moves)
    .filter((kind) => !items.some(({ selection }) => selection.kind === kind))
    .map((kind) => ({
      key: kind,
      label: labelOf(table, kind, [], code),
      moves: movesAttemptedAt(table, { kind, path: [] }, code),
    }));
}

/** How many caballeros can be placed at once. */
export function mostPlaced({ action, courts, turn: allowed }: GrandeTable, seat: number, kind: MapKind | undefined): number {
  const most = action.card === '' ? allowed.places : action.places;
  return kind === 'place' ? Math.min(most, courts[seat]?.caballeros ?? 0) : 1;
}
