import { t } from '../../text';

/* The person's puzzle results, by day. They are stored in the browser, without an account. An account also stores them for
   other devices, as one preference per month with a letter for each day: upper case for an attempt on the day itself, which
   counts towards the streak. */

/** The result of the first attempt of a day. */
export type Result = 'best' | 'good' | 'other';
/** The same for an archived puzzle, which doesn't repair a streak. */
type LateResult = `${Result} late`;

const STORAGE_KEY = 'hidalgo.puzzles';
const DAY = 24 * 60 * 60 * 1000;
/** A good attempt gains at least this share of the best possible gain. */
const GOOD = 0.5;

export type Results = Readonly<Record<string, Result | LateResult>>;

/** The result of an attempt. */
export function resultOf(gain: number, bestGain: number): Result {
  if (gain >= bestGain) {
    return 'best';
  }
  return gain >= GOOD * bestGain ? 'good' : 'other';
}

/** Adds a result: only the first attempt of a day counts. */
export function withResult(results: Results, day: string, result: Result, today: string): Results {
  return day in results ? results : { ...results, [day]: day === today ? result : `${result} late` };
}

/** The result of a day's first attempt, on the day itself or later. */
export function resultOn(results: Results, day: string): Result | undefined {
  return results[day]?.split(' ')[0] as Result | undefined;
}

const WORDS = { best: 'puzzle.day.best', good: 'puzzle.day.good', other: 'puzzle.day.other' } as const;

/** A result in words. */
export function resultWords(result: Result | undefined): string {
  return t(result === undefined ? 'puzzle.day.none' : WORDS[result]);
}

/** The number of attempted puzzles, and of perfect solutions. */
export function countOf(results: Results): { tried: number; best: number } {
  const days = Object.keys(results);
  return { tried: days.length, best: days.filter((day) => resultOn(results, day) === 'best').length };
}

export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);
}

/** The length of the current streak; today's puzzle may still be open. */
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
    // If the browser stores nothing, the results last as long as the page.
  }
}

const PREFERENCE = 'puzzles.';
const LETTERS: Readonly<Record<Result, string>> = { best: 'b', good: 'g', other: 'o' };
const NOTHING = '-';
/** The number of months that an account stores. */
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

/** One letter per day of a month; a filler for days without a result. */
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
