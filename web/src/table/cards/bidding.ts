/* Playing power cards, the same in both games: everything is computed from public information. */

/** The data for bidding: the order of the seats, and the cards they hold. */
export interface BiddingTable {
  order: readonly number[];
  /** The seat that chooses a card now. */
  mover: number;
  courts: readonly { hand: readonly number[]; laid: number }[];
}

/** The caballeros that a power card brings. */
export type SupplyOf = (card: number) => number;

/** The seat that has played a number in this round. */
export function takenBy(table: BiddingTable, card: number): number | undefined {
  const seat = table.courts.findIndex((court) => court.laid === card);
  return seat < 0 ? undefined : seat;
}

/** The best and the worst place in the turn order that a card can give, from 1. */
export function places(table: BiddingTable, seat: number, card: number): { best: number; worst: number } {
  const higher = table.courts.filter((court, other) => other !== seat && court.laid > card).length;
  const mayBeHigher = table.courts.filter(
    (court, other) =>
      other !== seat && court.laid === 0 && court.hand.some((held) => held > card && takenBy(table, held) === undefined),
  ).length;
  return { best: higher + 1, worst: higher + 1 + mayBeHigher };
}

/** The seats that could still play a number, among those that have not played. */
export function mayLay(table: BiddingTable, seat: number, card: number): number[] {
  return table.order.filter(
    (other) => other !== seat && table.courts[other]!.laid === 0 && table.courts[other]!.hand.includes(card),
  );
}

/** The first card of a plan that is still free. */
export function planned(table: BiddingTable, plan: readonly number[]): number | undefined {
  return plan.find((card) => takenBy(table, card) === undefined);
}

/** The move that plays a planned card, if it is legal now. */
export function layingOf(
  legal: readonly string[],
  card: number | undefined,
  laying: (card: number) => string,
): string | undefined {
  const move = card === undefined ? undefined : laying(card);
  return move !== undefined && legal.includes(move) ? move : undefined;
}

const PLAN_LENGTH = 3;

/** Adds a tapped card to the plan or removes it; a plan has up to three cards. */
export function toggled(plan: readonly number[], card: number): number[] {
  return plan.includes(card) ? plan.filter((other) => other !== card) : [...plan, card].slice(-PLAN_LENGTH);
}

/** Played cards by number, including the plan; then the seats that have not played. */
export function turnOrder(
  table: BiddingTable,
  seat: number,
  plan: number | undefined,
): { seat: number; card: number | undefined; isPlan: boolean }[] {
  const known = table.courts
    .map((court, other) => ({
      seat: other,
      card: court.laid || (other === seat ? plan : undefined),
      isPlan: other === seat && court.laid === 0,
    }))
    .filter((entry) => entry.card !== undefined)
    .sort((a, b) => b.card! - a.card!);
  const open = table.order
    .filter((other) => !known.some((entry) => entry.seat === other))
    .map((other) => ({ seat: other, card: undefined, isPlan: false }));
  return [...known, ...open];
}
