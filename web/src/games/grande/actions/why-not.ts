import type { GrandePreview, GrandeTable } from '../../../protocol/types';
import type { WhatIf } from '../../../table/help/use-previews';
import { askWhyNot, showWhyNot } from '../../../table/help/WhyNot';
import type { Player } from '../../../table/people/types';
import { movesAttemptedAt } from './attempted-moves';
import { promptOf } from './prompt';
import type { Turn } from './use-turn';

/** Shows why an action is not possible, at the place of the press. */
export interface WhyNots {
  /** A place of the map. */
  place: (code: string) => void;
  /** A complete move, such as the end of the turn. */
  move: (move: string) => void;
}

/** Asks the server for reasons. When the reader has nothing to do, a press on a place only shows its details. */
export function whyNots(
  { table, seat, whatIf }: { table: GrandeTable; seat: number; whatIf: WhatIf<GrandePreview> },
  players: readonly Player[],
  turn: Turn,
  planned: number | undefined,
): WhyNots {
  return {
    place: (code) => {
      if (!table.obliged.includes(seat)) {
        return;
      }
      const attempted = movesAttemptedAt(table, turn.selection, code);
      if (attempted.length > 0) {
        void askWhyNot(whatIf, attempted);
      } else {
        showWhyNot(promptOf(table, players, seat, turn, planned).title);
      }
    },
    move: (move) => {
      if (seat >= 0) {
        void askWhyNot(whatIf, [move]);
      }
    },
  };
}
