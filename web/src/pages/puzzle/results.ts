/* What somebody has found, by days. It is kept in the browser: no account is needed. */

/** How good the first try of a day was. */
export type Result = 'best' | 'good' | 'other';

const STORAGE_KEY = 'hidalgo.puzzles';
const DAY = 24 * 60 * 60 * 1000;
/** A good try gains at least this share of what the best one gains. */
const GOOD = 0.5;

export type Results = Readonly<Record<string, Result>>;

/** How good a try is. */
export function resultOf(gain: number, bestGain: number): Result {
  if (gain >= bestGain) {
    return 'best';
  }
  return gain >= GOOD * bestGain ? 'good' : 'other';
}

/** The results with one more: only the first try of a day counts. */
export function withResult(results: Results, day: string, result: Result): Results {
  return day in results ? results : { ...results, [day]: result };
}

export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);
}

/** On how many days in a row something was tried, up to today; today may still be missing. */
export function streakOf(results: Results, today: string): number {
  let day = today in results ? today : dayBefore(today);
  let days = 0;
  while (day in results) {
    days++;
    day = dayBefore(day);
  }
  return days;
}

export function storedResults(): Results {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Results) : {};
  } catch {
    return {};
  }
}

export function storeResults(results: Results): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(results));
  } catch {
    // The browser stores nothing: the results last as long as the page.
  }
}
