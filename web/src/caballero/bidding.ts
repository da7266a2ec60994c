import type { CaballeroTable } from '../protocol/table';
import { sameTile } from '../draw/grid';

/* Bidding (design.md 15): all from what everybody can see. */

/** Who has laid a number in this round. */
export function takenBy(table: CaballeroTable, card: number): number | undefined {
  const seat = table.courts.findIndex((court) => court.laid === card);
  return seat < 0 ? undefined : seat;
}

/** The places in the round that a card can give: the best and the worst, from 1. */
export function places(table: CaballeroTable, seat: number, card: number): { best: number; worst: number } {
  const higher = table.courts.filter((court, other) => other !== seat && court.laid > card).length;
  const mayBeHigher = table.courts.filter(
    (court, other) =>
      other !== seat && court.laid === 0 && court.hand.some((held) => held > card && takenBy(table, held) === undefined),
  ).length;
  return { best: higher + 1, worst: higher + 1 + mayBeHigher };
}

/** The seats that could still lay a number, of those who have not laid. */
export function mayLay(table: CaballeroTable, seat: number, card: number): number[] {
  return table.order.filter((other) => other !== seat && table.courts[other]!.laid === 0 && table.courts[other]!.hand.includes(card));
}

/** The first card of a plan that is still free. */
export function planned(table: CaballeroTable, plan: readonly number[]): number | undefined {
  return plan.find((card) => takenBy(table, card) === undefined);
}

const PLAN_LENGTH = 3;

/** A tap on a card: into the plan, or out of it; up to three choices. */
export function toggled(plan: readonly number[], card: number): number[] {
  return plan.includes(card) ? plan.filter((other) => other !== card) : [...plan, card].slice(-PLAN_LENGTH);
}

/** Laid cards by height, with the plan in its place; then those who have not laid. */
export function turnOrder(table: CaballeroTable, seat: number, plan: number | undefined): { seat: number; card: number | undefined; isPlan: boolean }[] {
  const known = table.courts
    .map((court, other) => ({ seat: other, card: court.laid || (other === seat ? plan : undefined), isPlan: other === seat && court.laid === 0 }))
    .filter((entry) => entry.card !== undefined)
    .sort((a, b) => b.card! - a.card!);
  const open = table.order
    .filter((other) => !known.some((entry) => entry.seat === other))
    .map((other) => ({ seat: other, card: undefined, isPlan: false }));
  return [...known, ...open];
}

/** The first displayed tile that equals a tile: which of alike ones is meant, nobody can say. */
export function displayIndex(display: readonly string[], tile: string): number {
  return display.findIndex((other) => sameTile(other, tile));
}
