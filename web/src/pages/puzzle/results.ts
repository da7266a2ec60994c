import { t } from '../../text';

/*
 * What somebody has found, by days. It is kept in the browser: no account is needed. Whoever has one finds it on other devices too, as
 * a preference for each month, with a letter for each day: large for a try on the day itself, which counts for days in a row.
 */

/** How good the first try of a day was. */
export type Result = 'best' | 'good' | 'other';
/** The same for a puzzle of the archive, which mends no gap. */
type LateResult = `${Result} late`;

const STORAGE_KEY = 'hidalgo.puzzles';
const DAY = 24 * 60 * 60 * 1000;
/** A good try gains at least this share of what the best one gains. */
const GOOD = 0.5;

export type Results = Readonly<Record<string, Result | LateResult>>;

/** How good a try is. */
export function resultOf(gain: number, bestGain: number): Result {
  if (gain >= bestGain) {
    return 'best';
  }
  return gain >= GOOD * bestGain ? 'good' : 'other';
}

/** The results with one more: only the first try of a day counts. */
export function withResult(results: Results, day: string, result: Result, today: string): Results {
  return day in results ? results : { ...results, [day]: day === today ? result : `${result} late` };
}

/** How good the first try of a day was, whenever it was. */
export function resultOn(results: Results, day: string): Result | undefined {
  return results[day]?.split(' ')[0] as Result | undefined;
}

const WORDS = { best: 'puzzle.day.best', good: 'puzzle.day.good', other: 'puzzle.day.other' } as const;

/** How good a try was, in a word. */
export function resultWords(result: Result | undefined): string {
  return t(result === undefined ? 'puzzle.day.none' : WORDS[result]);
}

/** How many puzzles were tried, and how many at their best. */
export function countOf(results: Results): { tried: number; best: number } {
  const days = Object.keys(results);
  return { tried: days.length, best: days.filter((day) => resultOn(results, day) === 'best').length };
}

export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);
}

/** On how many days in a row the puzzle of the day was tried, up to today; today may still be missing. */
export function streakOf(results: Results, today: string): number {
  const isOnTime = (day: string) => results[day]?.endsWith('late') === false;
  let day = isOnTime(today) ? today : dayBefore(today);
  let days = 0;
  while (isOnTime(day)) {
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

const PREFERENCE = 'puzzles.';
const LETTERS: Readonly<Record<Result, string>> = { best: 'b', good: 'g', other: 'o' };
const NOTHING = '-';
/** How many months an account keeps. */
const MONTHS = 12;

/** The results as preferences of an account. */
export function asPreferences(results: Results): Record<string, string> {
  const months = new Map<string, string[]>();
  for (const day of Object.keys(results).sort()) {
    const month = months.get(day.slice(0, 7)) ?? [];
    const result = resultOn(results, day)!;
    const letter = LETTERS[result];
    month[Number(day.slice(8)) - 1] = results[day]!.endsWith('late') ? letter : letter.toUpperCase();
    months.set(day.slice(0, 7), month);
  }
  const entries = [...months].slice(-MONTHS).map(([month, letters]) => [PREFERENCE + month, textOf(letters)]);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** A letter for each day of a month; a day without a result has none of its own. */
function textOf(letters: readonly (string | undefined)[]): string {
  return Array.from(letters, (letter) => letter ?? NOTHING).join('');
}

/** Whether a preference of an account has results of puzzles. */
export function isOfPuzzles(name: string): boolean {
  return name.startsWith(PREFERENCE);
}

/** The results among the preferences of an account. */
export function fromPreferences(preferences: Readonly<Record<string, string>>): Results {
  const results: Record<string, Result | LateResult> = {};
  for (const [name, text] of Object.entries(preferences)) {
    const month = isOfPuzzles(name) ? name.slice(PREFERENCE.length) : '';
    for (const [i, letter] of month === '' ? [] : [...text].entries()) {
      const result = (Object.keys(LETTERS) as Result[]).find((each) => LETTERS[each] === letter.toLowerCase());
      if (result !== undefined) {
        const day = `${month}-${String(i + 1).padStart(2, '0')}`;
        results[day] = letter === letter.toUpperCase() ? result : `${result} late`;
      }
    }
  }
  return results;
}
