import type { Scoring } from '../../protocol/types';
import { t } from '../../text';

/* The score sheet as a table for a spreadsheet, in the words of whoever saves it: players below each other, scorings side by side. */

export function scoreCsv(names: readonly string[], scorings: readonly Scoring[], totals: readonly number[]): string {
  const head = [
    t('final.sheet.player'),
    ...scorings.map(({ round }) => t('final.sheet.round', { round })),
    t('final.sheet.total'),
  ];
  const rows = names.map((name, seat) => [name, ...scorings.map(({ points }) => points[seat] ?? 0), totals[seat] ?? 0]);
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** A cell: names may contain what separates cells, and must not begin a formula. */
function cell(content: string | number): string {
  const text = String(content);
  const safe = /^[=+@\t\r-]/.test(text) && typeof content === 'string' ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
