import type { CaballeroTable } from '../../../protocol/types';
import type { Loss } from '../../../table/cards/EndQuestion';
import { supplyOf } from '../scene/cards';
import type { MoveTree } from '../scene/moves';
import { plural, t } from '../text';

/** How much of the supply the court has room for, and how much would be lost (EC-3.1). */
export function supplyInCourt(table: CaballeroTable, seat: number): { taken: number; lost: number } {
  const court = table.courts[seat];
  if (court === undefined) {
    return { taken: 0, lost: 0 };
  }
  const supply = supplyOf(court.laid);
  const taken = Math.max(0, Math.min(supply, court.capacity - court.caballeros));
  return { taken, lost: supply - taken };
}

/** The losses if the player ended the turn now; `takeAndEnd` takes the supply first. */
export function lossesOf(table: CaballeroTable, seat: number, tree: MoveTree, takeAndEnd: () => void): Loss[] {
  const { taken, lost } = supplyInCourt(table, seat);
  if (!tree.canEnd || !tree.actions.has('supply') || taken === 0) {
    return [];
  }
  const text = lost === 0 ? plural('ec.lost.supply', taken) : t('ec.lost.supplyFull', { n: taken, lost });
  return [{ text, remedy: { label: t('ec.lost.takeAndEnd'), onClick: takeAndEnd } }];
}
