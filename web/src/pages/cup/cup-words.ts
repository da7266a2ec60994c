import type { CupSettings, CupSummary, CupView, CupViewLine, CupViewRound } from '../../protocol/types';
import { locale } from '../../text';
import { gameName } from '../../ui/state/names';
import { plural, t } from './text';

/* Cups in words. */

const LETTERS = 26;

/** The name of a table in its round: A, B, and after Z, AA. */
export function letter(table: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (table % LETTERS));
  return table < LETTERS ? last : letter(Math.floor(table / LETTERS) - 1) + last;
}

/** Friday, 3 December, 20:00. */
export function momentWords(at: number): string {
  return new Intl.DateTimeFormat(locale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}

export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit' }).format(at);
}

/** A number of points, with as many decimals as it needs. */
export function pointWords(points: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 2 }).format(points);
}

export function shareWords(share: number): string {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(share);
}

/** The format, with its number of rounds. */
export function formatWords(format: CupSettings['format'], rounds: number): string {
  return format === 'knock_out' || format === 'championship'
    ? t(`cup.format.${format}`)
    : plural('cup.format.rounds', rounds, { format: t(`cup.format.${format}`) });
}

/** A cup of a list in one line. */
export function cupTerms(cup: CupSummary): string {
  return t('cup.terms', {
    game: gameName(cup.game),
    format: formatWords(cup.format, cup.planned),
    tables: t('cup.tablesOf', { n: cup.size }),
  });
}

/** Round 2, or the semi-final. */
export function roundWords(round: CupViewRound, number: number): string {
  return round.stage === 'round' || round.stage === 'heat'
    ? t(`cup.stage.${round.stage}`, { n: number + 1 })
    : t(`cup.stage.${round.stage}`);
}

/** News of a cup as a sentence. */
export function newsWords(line: CupViewLine, cup: CupView): string {
  const round = cup.rounds[line.round];
  const slots = {
    name: cup.entrants[line.entrant]?.name ?? '',
    round: round === undefined ? '' : roundWords(round, line.round),
    table: line.table < 0 ? '' : letter(line.table),
  };
  switch (line.news) {
    case 'drawn':
      return plural('cup.news.drawn', line.n, slots);
    case 'time':
      return plural('cup.news.time', Math.round(line.n / 60), slots);
    case 'missed':
    case 'withdrew':
    case 'removed':
    case 'entered':
    case 'bot':
    case 'end':
    case 'deadline':
    case 'over':
      return t(`cup.news.${line.news}`, slots);
    default:
      return '';
  }
}
