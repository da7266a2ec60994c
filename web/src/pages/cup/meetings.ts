import type { CupView } from '../../protocol/types';

/* The meetings in a cup, and the seats. */

const MOST_ROWS = 32;
const MOST_SHOWN = 24;

/** The rounds in which each two entrants met, from 1. */
export function meetingRounds(cup: CupView): (one: number, other: number) => readonly number[] {
  const met = new Map<number, number[]>();
  const key = (one: number, other: number) => Math.min(one, other) * cup.entrants.length + Math.max(one, other);
  cup.rounds.forEach((round, number) => {
    for (const { seats } of round.tables) {
      seats.forEach((one, i) => {
        for (const other of seats.slice(0, i)) {
          if (one >= 0 && other >= 0) {
            const known = met.get(key(one, other)) ?? [];
            met.set(key(one, other), [...known, number + 1]);
          }
        }
      });
    }
  });
  return (one, other) => met.get(key(one, other)) ?? [];
}

/** The seat of an entrant in each round; undefined where they had none. */
export function seatsOf(cup: CupView, entrant: number): (number | undefined)[] {
  return cup.rounds.map(({ tables }) => {
    const seat = tables.find(({ seats }) => seats.includes(entrant))?.seats.indexOf(entrant);
    return seat === undefined || seat < 0 ? undefined : seat;
  });
}

/** Whether an entrant has had every seat, or so far a fresh one in each round. */
export function ownSeats(cup: CupView, entrant: number): 'every' | 'fresh' | 'some' {
  const had = seatsOf(cup, entrant).filter((seat) => seat !== undefined);
  const different = new Set(had).size;
  if (different === cup.settings.size) {
    return 'every';
  }
  return different === had.length && had.length > 1 ? 'fresh' : 'some';
}

/** Everyone who was drawn, in the order of the standings; at a large cup, you, those at your tables, and the first. */
export function shownEntrants(cup: CupView): readonly number[] {
  const drawn = new Set(cup.rounds.flatMap(({ tables }) => tables.flatMap(({ seats }) => seats)));
  const all = cup.standings.map(({ entrant }) => entrant).filter((entrant) => drawn.has(entrant));
  if (all.length <= MOST_ROWS) {
    return all;
  }
  const me = cup.me;
  const own =
    me === null
      ? []
      : cup.rounds.flatMap(({ tables }) => tables.filter(({ seats }) => seats.includes(me)).flatMap(({ seats }) => seats));
  const wanted = new Set([...own.filter((entrant) => entrant >= 0), ...all].slice(0, own.length + MOST_SHOWN));
  return all.filter((entrant) => wanted.has(entrant)).slice(0, MOST_ROWS);
}

/** The pairs of entrants who met more than once. */
export function secondMeetings(cup: CupView): readonly [number, number][] {
  const times = new Map<string, [number, number, number]>();
  for (const { tables } of cup.rounds) {
    for (const { seats } of tables) {
      const people = seats.filter((entrant) => entrant >= 0).sort((a, b) => a - b);
      people.forEach((one, i) => {
        for (const other of people.slice(i + 1)) {
          const known = times.get(`${one} ${other}`);
          times.set(`${one} ${other}`, [one, other, (known?.[2] ?? 0) + 1]);
        }
      });
    }
  }
  return [...times.values()].filter(([, , n]) => n > 1).map(([one, other]) => [one, other]);
}

/** Whether no entrant has had a seat twice before having had each of them once. */
export function isEverySeatOnce(cup: CupView): boolean {
  return cup.standings.every(({ entrant }) => {
    const had = seatsOf(cup, entrant).filter((seat) => seat !== undefined);
    const times = Array.from({ length: cup.settings.size }, (_, seat) => had.filter((each) => each === seat).length);
    return Math.max(...times) - Math.min(...times) <= 1;
  });
}
