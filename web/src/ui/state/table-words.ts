import type { TableLine } from '../../protocol/types';
import { plural, t } from '../../text';
import { rankWord } from '../../text/ordinal';
import { listed, sentence } from '../../text/say';
import { ago, duration, gameName, seatName, takesDays, timeLeft } from './names';

/* The lists' texts about a table: its title, its progress, the players it is waiting for, the winner. */

/** Two lines about a table; if it has a name, that comes first. */
export function titled(line: TableLine, words: { title: string; text: string }): { title: string; text: string } {
  return line.name === null ? words : { title: line.name, text: t('lobby.named', words) };
}

/** A table without a name is named after its players, without the person themselves. */
export function tableTitle(line: TableLine): string {
  const others = line.seats.filter((seat) => seat.kind !== 'open' && !line.yours.includes(seat.seat));
  const people = others.filter((seat) => seat.kind === 'person').map(seatName);
  const bots = others.length - people.length;
  if (people.length > 0) {
    return line.yours.length > 0 ? t('lobby.title.with', { names: listed(people) }) : listed(people);
  }
  if (bots > 0) {
    return plural('lobby.title.bots', bots);
  }
  return line.yours.length > 1 ? plural('lobby.title.hotSeat', line.yours.length) : t('lobby.title.empty');
}

/** The progress of a table, for spectators. */
export function progress(line: TableLine, now: number): string {
  if (line.phase === 'waiting') {
    return plural('lobby.progress.waiting', line.seats.filter((seat) => seat.kind === 'open').length);
  }
  if (line.round === 0) {
    return t('lobby.progress.later', { time: duration((line.spectatorDelay ?? 0) * 1000) });
  }
  return t('lobby.progress.playing', { round: line.round, when: ago(line.changed, now) });
}

/** The text on the card of the person's own table: players, progress, and what it is waiting for. */
export function cardWords(line: TableLine, now: number): { title: string; where: string; state: string } {
  const game = gameName(line.game);
  const title = line.name ?? tableTitle(line);
  if (line.phase === 'waiting') {
    return { title, where: game, state: progress(line, now) };
  }
  const where = t('lobby.card.round', { game, round: line.round, rounds: line.rounds });
  const wait = waitWords(line, now);
  // Before the first points, there is no lead.
  const hasPoints = line.totals.some((total) => total > 0);
  return { title, where, state: sentence(hasPoints ? t('lobby.card.state', { wait, place: ownPlace(line) }) : wait) };
}

/** The players that a table is waiting for; for the person themselves, the time left or the waiting time. */
function waitWords(line: TableLine, now: number): string {
  const clock = line.seats.find((seat) => line.yours.includes(seat.seat) && seat.running);
  if (line.yourTurn) {
    return clock !== undefined && clock.millis !== null
      ? t('lobby.card.left', { left: takesDays(line.clock) ? timeLeft(clock.millis) : duration(clock.millis) })
      : ago(line.changed, now);
  }
  const names = line.seats.filter((seat) => line.obliged.includes(seat.seat)).map(seatName);
  return t('lobby.card.waits', { names: listed(names) });
}

/** The number of seats ahead of another; players who left are behind all others. */
function seatsAhead({ seats, totals }: TableLine, own: number): number {
  const hasLeft = (seat: number) => seats[seat]?.left === true;
  const points = (seat: number) => totals[seat] ?? 0;
  return totals.filter((_, other) => (hasLeft(own) === hasLeft(other) ? points(other) > points(own) : hasLeft(own))).length;
}

/** The number of seats ahead of a person; on a shared device, of the best of them. */
function aheadOfPerson(line: TableLine): number {
  return Math.min(...line.yours.map((seat) => seatsAhead(line, seat)));
}

/** A person's place by points in a running game. */
function ownPlace(line: TableLine): string {
  const ahead = aheadOfPerson(line);
  if (ahead > 0) {
    return t('lobby.card.place', { place: rankWord(ahead + 1) });
  }
  const isShared = line.seats.some(({ seat }) => !line.yours.includes(seat) && seatsAhead(line, seat) === 0);
  return t(isShared ? 'lobby.card.sharesLead' : 'lobby.card.leads');
}

/** The winner and the date, and the person's own place if they did not win. */
export function result(line: TableLine, now: number): { title: string; text: string } {
  const winners = line.seats.filter(({ seat }) => seatsAhead(line, seat) === 0);
  const isAlone = line.yours.length === 1;
  const names = listed(winners.map((seat) => (isAlone && line.yours.includes(seat.seat) ? t('app.you') : seatName(seat))));
  const slots = { names, points: line.totals[winners[0]?.seat ?? 0] ?? 0 };
  const title = winners.length === 1 ? t('lobby.result.won', slots) : t('lobby.result.shared', slots);
  const text = plural('lobby.result.players', line.seats.length, { when: ago(line.changed, now) });
  const hasLost = isAlone && !winners.some(({ seat }) => line.yours.includes(seat));
  const words = hasLost ? t('lobby.result.place', { place: rankWord(aheadOfPerson(line) + 1), text }) : text;
  return { title, text: t('lobby.ofGame', { game: gameName(line.game), text: words }) };
}
