import type { Scoring } from '../../protocol/types';
import { t } from '../../text';

/* The score sheet for a spreadsheet, in the person's language: a row per player, a column per scoring. */

export function scoreCsv(names: readonly string[], scorings: readonly Scoring[], totals: readonly number[]): string {
  const head = [
    t('final.sheet.player'),
    ...scorings.map(({ round }) => t('final.sheet.round', { round })),
    t('final.sheet.total'),
  ];
  const rows = names.map((name, seat) => [name, ...scorings.map(({ points }) => points[seat] ?? 0), totals[seat] ?? 0]);
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** A cell: names may contain separators, and must not begin a formula. */
function cell(content: string | number): string {
  const text = String(content);
  const safe = /^[=+@\t\r-]/.test(text) && typeof content === 'string' ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
