import type { ArrangeRequest, PlaceRequest, SeatView } from '../../protocol/types';

/* Builds the requests for the host's changes to the seats. */

function present(seat: SeatView): PlaceRequest {
  switch (seat.kind) {
    case 'person':
    case 'bot':
      return { from: seat.seat };
    case 'open':
      return {};
  }
}

function changed(seats: readonly SeatView[], at: number, place: PlaceRequest): ArrangeRequest {
  return { seats: seats.map((seat) => (seat.seat === at ? place : present(seat))) };
}

/** Puts a bot in a seat, or changes the level of the bot there, which keeps its persona. */
export function withBot(seats: readonly SeatView[], at: number, level: string): ArrangeRequest {
  return changed(seats, at, { ...(seats[at] === undefined ? {} : present(seats[at])), bot: level });
}

/** Changes the persona of a bot, at the same level: to a given one, or a random one. */
export function withAnother(seats: readonly SeatView[], at: number, persona = ''): ArrangeRequest {
  return changed(seats, at, { bot: seats[at]?.bot ?? '', ...(persona === '' ? {} : { persona }) });
}

/** Makes a seat open again. */
export function cleared(seats: readonly SeatView[], at: number): ArrangeRequest {
  return changed(seats, at, {});
}

/** Moves the player of a seat to another seat; the players between move up. */
export function moved(seats: readonly SeatView[], from: number, to: number): ArrangeRequest {
  const places = seats.map(present);
  const [place] = places.splice(from, 1);
  if (place !== undefined) {
    places.splice(to, 0, place);
  }
  return { seats: places };
}

/** Puts bots on all open seats. */
export function filled(seats: readonly SeatView[], level: string): ArrangeRequest {
  return { seats: seats.map((seat) => (seat.kind === 'open' ? { bot: level } : present(seat))) };
}
