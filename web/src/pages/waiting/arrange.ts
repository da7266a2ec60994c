import type { ArrangeRequest, PlaceRequest, SeatView } from '../../protocol/types';

/* What the host does with the seats, as a request to the server. */

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

/** Puts a bot on a seat, or gives the bot there another level; it stays who it is. */
export function withBot(seats: readonly SeatView[], at: number, level: string): ArrangeRequest {
  return changed(seats, at, { ...(seats[at] === undefined ? {} : present(seats[at])), bot: level });
}

/** Puts somebody else on the seat of a bot, at the same level: a certain person, or anyone. */
export function withAnother(seats: readonly SeatView[], at: number, persona = ''): ArrangeRequest {
  return changed(seats, at, { bot: seats[at]?.bot ?? '', ...(persona === '' ? {} : { persona }) });
}

/** Makes a seat open again. */
export function cleared(seats: readonly SeatView[], at: number): ArrangeRequest {
  return changed(seats, at, {});
}

/** Moves the player of a seat to another seat; those between move up. */
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
