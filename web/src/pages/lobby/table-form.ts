import { findGame } from '../../games';
import type { ClockSetting, GameInfo, HoldSetting, NewTable, NewTableSeat, OptionInfo, Visibility } from '../../protocol/types';

/* The contents of the form for a new table, and the request made from them. */

export type SeatChoice = { kind: 'me'; name: string } | { kind: 'open' } | { kind: 'bot'; level: string; persona: string };

export const CLOCKS = ['none', 'quick', 'live', 'slow', 'day', 'threeDays', 'week', 'bank'] as const;
export type ClockChoice = (typeof CLOCKS)[number];

const MINUTE = 60;
const DAY = 86_400;

export const CLOCK_SETTINGS: Record<ClockChoice, ClockSetting> = {
  none: { kind: 'none', reserve: 0, increment: 0, cap: 0, end: null },
  quick: { kind: 'live', reserve: 5 * MINUTE, increment: 20, cap: 10 * MINUTE, end: null },
  live: { kind: 'live', reserve: 15 * MINUTE, increment: 30, cap: 30 * MINUTE, end: null },
  slow: { kind: 'live', reserve: 30 * MINUTE, increment: 60, cap: 60 * MINUTE, end: null },
  day: { kind: 'days', reserve: DAY, increment: 0, cap: 0, end: null },
  threeDays: { kind: 'days', reserve: 3 * DAY, increment: 0, cap: 0, end: null },
  week: { kind: 'days', reserve: 7 * DAY, increment: 0, cap: 0, end: null },
  bank: { kind: 'bank', reserve: 5 * DAY, increment: DAY, cap: 10 * DAY, end: null },
};

/** A live clock: the bonus per turn never adds more than the same time again. */
export function liveClock(reserve: number, increment: number): ClockSetting {
  return { kind: 'live', reserve, increment, cap: increment === 0 ? 0 : 2 * reserve, end: null };
}

/** The possible consequences when a seat's time has run out. */
export const ENDS = ['others', 'bot', 'loss'] as const;
export type EndChoice = (typeof ENDS)[number];

/** The possible delays for spectators, in seconds. */
export const DELAYS = [0, 60, 300] as const;

/** The possible waiting times for seats that may stop a step, in seconds. */
export const HOLDS = [0, 3, 5, 10, 20] as const;
export const FIRST_HOLD: HoldSetting = { seconds: 5, people: false };

/** The maximum length of a table's name. */
export const LONGEST_NAME = 40;

/** The settings that can still be changed while a table waits. */
export interface Terms {
  name: string;
  options: Readonly<Record<string, string>>;
  clock: ClockSetting;
  visibility: Visibility;
  word: string;
  delay: number;
  hints: boolean;
  hold: HoldSetting;
}

export interface TableForm extends Terms {
  game: string;
  seats: readonly SeatChoice[];
  /** The default for unspecified seats. */
  rest: SeatChoice;
}

/** The initial form: the person's own seat, and open ones; bots if other people can't join. */
export function emptyForm(game: GameInfo, rest: SeatChoice = { kind: 'open' }): TableForm {
  const seats = game.seats.at(-1) ?? 2;
  return {
    game: game.id,
    seats: [{ kind: 'me', name: '' }, ...Array.from({ length: seats - 1 }, () => rest)],
    rest,
    name: '',
    options: {},
    clock: CLOCK_SETTINGS.none,
    visibility: 'public',
    word: '',
    delay: 0,
    hints: true,
    hold: FIRST_HOLD,
  };
}

/** With another game, settings that still apply stay. */
export function withGame(form: TableForm, game: GameInfo): TableForm {
  return { ...form, game: game.id, options: {}, seats: fitted(form, game) };
}

/** Adjusts the number of seats to the game. */
function fitted({ seats, rest }: TableForm, game: GameInfo): SeatChoice[] {
  const most = game.seats.at(-1) ?? seats.length;
  const least = game.seats[0] ?? seats.length;
  const kept = seats.slice(0, most);
  while (kept.length < least) {
    kept.push(rest);
  }
  return kept;
}

/** People around one device play in private: the table becomes public only if the person chooses that afterwards. */
export function withSeat(form: TableForm, index: number, seat: SeatChoice): TableForm {
  const seats = form.seats.map((old, i) => (i === index ? seat : old));
  const isAmongThemselves = seats.every(({ kind }) => kind !== 'open') && form.visibility === 'public';
  return { ...form, seats, ...(isAmongThemselves ? { visibility: 'link' as const } : {}) };
}

export function withSeatCount(form: TableForm, count: number): TableForm {
  const seats = form.seats.slice(0, count);
  while (seats.length < count) {
    seats.push(form.rest);
  }
  return { ...form, seats };
}

/** The choice that matches a clock, whatever happens at its end; undefined for a custom clock. */
export function clockChoice(clock: ClockSetting): ClockChoice | undefined {
  return CLOCKS.find((choice) => isSameClock(CLOCK_SETTINGS[choice], clock));
}

/** Whether two clocks are equal. */
export function isSameClock(one: ClockSetting, other: ClockSetting): boolean {
  return one.kind === other.kind && one.reserve === other.reserve && one.increment === other.increment && one.cap === other.cap;
}

export function chosenValue(form: Terms, option: OptionInfo): string {
  return form.options[option.name] ?? option.byDefault;
}

/**
 * The options in a form: without the number of players, which depends on the seats, and without options that accept free text.
 */
export function offered(game: GameInfo): OptionInfo[] {
  return game.options.filter(
    (option) => option.name !== 'players' && option.name !== findGame(game.id)?.lengthOption && option.values.length > 1,
  );
}

/** The number of changed options. */
export function changedOptions(form: Terms, game: GameInfo): number {
  return offered(game).filter((option) => chosenValue(form, option) !== option.byDefault).length;
}

const SHORTEST_WORD = 6;

/** Whether a text is long enough for a table's password; the server checks it again. */
export function isWord(text: string): boolean {
  return text.trim().length >= SHORTEST_WORD;
}

export type Obstacle = 'noSeatOfYours' | 'noWord' | 'sameNames';

/** The reason why the table can't be created yet. */
export function obstacle(form: TableForm): Obstacle | undefined {
  const mine = form.seats.flatMap((seat) => (seat.kind === 'me' ? [seat.name.trim()] : []));
  if (mine.length === 0) {
    return 'noSeatOfYours';
  }
  if (mine.length > 1 && new Set(mine).size < mine.length) {
    return 'sameNames';
  }
  return form.visibility === 'word' && !isWord(form.word) ? 'noWord' : undefined;
}

/** The request in the server's format. Without open seats, the game starts at once. */
export function request(form: TableForm): NewTable {
  const seats = form.seats.map((seat): NewTableSeat => {
    switch (seat.kind) {
      case 'me':
        return seat.name.trim() === '' ? { kind: 'me' } : { kind: 'me', name: seat.name.trim() };
      case 'open':
        return { kind: 'open' };
      case 'bot':
        return { kind: 'bot', bot: seat.level, ...(seat.persona === '' ? {} : { persona: seat.persona }) };
    }
  });
  const name = form.name.trim();
  return {
    game: form.game,
    ...(name === '' ? {} : { name }),
    options: { ...form.options },
    seats,
    visibility: form.visibility,
    ...(form.visibility === 'word' ? { word: form.word.trim() } : {}),
    clock: form.clock,
    hints: form.hints,
    spectatorDelay: form.delay,
    holdSetting: form.hold,
    start: form.seats.every((seat) => seat.kind !== 'open'),
  };
}
