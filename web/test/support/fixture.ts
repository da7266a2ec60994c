import type { CaballeroPreview, CaballeroTable } from '../../src/protocol/types';
import type { Player } from '../../src/table/people/types';
import basicJson from '../fixtures/basic.json';
import biddingJson from '../fixtures/bidding.json';
import lateJson from '../fixtures/late.json';
import overJson from '../fixtures/over.json';
import shipsJson from '../fixtures/ships.json';
import turnJson from '../fixtures/turn.json';

/** Positions of real games, as returned by `hidalgo env`. */
export interface Fixture {
  seat: number;
  table: CaballeroTable;
  legal: string[];
  previews: Record<string, CaballeroPreview>;
}

export const basic = basicJson as unknown as Fixture;
export const bidding = biddingJson as unknown as Fixture;
export const late = lateJson as unknown as Fixture;
export const over = overJson as unknown as Fixture;
export const turn = turnJson as unknown as Fixture;
/** Positions of random games in which together every kind of move is legal, also with ships in court and in governed waters. */
export const everyMove = shipsJson as unknown as Omit<Fixture, 'previews'>[];
export const all = [basic, bidding, late, over, turn];

/** Players at a table by their names; one is the reader. */
export function people(names: readonly string[], reader: number): Player[] {
  return names.map((name, seat) => ({
    name,
    isYou: seat === reader,
    isBot: false,
    persona: '',
    level: '',
    hasLeft: false,
    isAway: false,
    clock: undefined,
  }));
}
