/* The numbers printed on the components (EC-1.3 to EC-1.6). */

const SUPPLIES = [0, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 0];

/** The caballeros that a power card brings. */
export function supplyOf(card: number): number {
  return SUPPLIES[card] ?? 0;
}

/** The card that lets a player place two area tiles. */
export const TWO_TILES_CARD = 9;

export interface GameKind {
  rounds: number;
  scorings: readonly number[];
  /** Caballero tiles of each seat. */
  tiles: number;
  isExpanded: boolean;
}

export const BASIC: GameKind = { rounds: 7, scorings: [4, 7], tiles: 8, isExpanded: false };
export const EXPANDED: GameKind = { rounds: 10, scorings: [4, 7, 10], tiles: 10, isExpanded: true };
