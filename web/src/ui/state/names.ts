import type { ClockSetting, SeatView, TableView } from '../../protocol/types';
import { locale, plural, t } from '../../text';
import { lookup, named } from '../../text/say';

export function gameName(game: string): string {
  return named(`game.${game}`);
}

export function botName(level: string): string {
  return named(`bot.${level}`);
}

/** The name of a seat's player. */
export function seatName(seat: SeatView): string {
  if (seat.kind === 'open') {
    return t('waiting.open');
  }
  // Records have no names: their seats are named after their colours.
  if (seat.name === '') {
    return named(`seat.${seat.seat}`);
  }
  return seat.kind === 'bot' ? nameOfBot(seat.name) : seat.name;
}

/**
 * A bot's name in the person's language: the server calls it Squire, or Squire 2. A bot that plays for a person keeps that
 * person's name.
 */
export function nameOfBot(name: string): string {
  const [, level = '', number = ''] = /^(\w+)( \d+)?$/.exec(name) ?? [];
  const own = lookup(`bot.${level.toLowerCase()}.name`);
  return own === undefined ? name : own + number;
}

/** Whether a host name means the person's own computer. */
export function isLocal(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** A table's name, or its game's name. */
export function tableName(table: TableView): string {
  return table.name ?? gameName(table.game);
}

/** How long people may think, and what happens by itself when their time has run out. */
export function clockWords(clock: ClockSetting): string {
  const time = timeWords(clock);
  return clock.end === null ? time : t('lobby.clock.withEnd', { time, end: t(`lobby.clock.end.${clock.end}`) });
}

function timeWords(clock: ClockSetting): string {
  switch (clock.kind) {
    case 'none':
      return t('lobby.clock.none');
    case 'live':
      return clock.increment === 0
        ? t('lobby.clock.live', { n: Math.round(clock.reserve / 60) })
        : t('lobby.clock.live.more', { n: Math.round(clock.reserve / 60), s: clock.increment });
    case 'days':
      return plural('lobby.clock.days', Math.max(1, Math.round(clock.reserve / 86_400)));
    case 'bank': {
      const reserve = timeLeft(clock.reserve * 1000);
      return clock.increment === 0
        ? t('lobby.clock.bank', { reserve })
        : t('lobby.clock.bank.more', {
            reserve,
            increment: timeLeft(clock.increment * 1000),
            most: timeLeft(Math.max(clock.cap, clock.reserve) * 1000),
          });
    }
  }
}

/** Whether people come to a table when it is their turn, instead of staying there. */
export function takesDays({ kind }: ClockSetting): boolean {
  return kind === 'days' || kind === 'bank';
}

/** Time in words, in its two largest units: 2 days 3 hours, or 12 minutes. */
export function timeLeft(millis: number): string {
  const minutes = Math.max(0, Math.floor(millis / 60_000));
  const parts: readonly [string, number][] = [
    ['day', Math.floor(minutes / 1440)],
    ['hour', Math.floor(minutes / 60) % 24],
    ['minute', minutes % 60],
  ];
  const first = parts.findIndex(([, n]) => n > 0);
  const said = first < 0 ? parts.slice(2) : parts.slice(first, first + 2).filter(([, n]) => n > 0);
  return said
    .map(([unit, n]) => new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'long' }).format(n))
    .join(' ');
}

/** The waiting time for seats that may stop a step, in words. */
export function holdWords(seconds: number): string {
  return seconds === 0 ? t('lobby.hold.none') : plural('lobby.hold.seconds', seconds);
}

/** 11:37, or 2 d 3 h. */
export function duration(millis: number): string {
  const seconds = Math.max(0, Math.floor(millis / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) {
    return t('app.daysHours', { days: Math.floor(hours / 24), hours: hours % 24 });
  }
  const two = (n: number) => String(n).padStart(2, '0');
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest.replace(/^0/, '');
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Yesterday, 3 hours ago, now. */
export function ago(then: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    const n = Math.floor((now - then) / length);
    if (n >= 1) {
      return words.format(-n, unit);
    }
  }
  return words.format(0, 'second');
}
