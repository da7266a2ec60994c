/* Which steps of a lesson the learner has done, kept in this browser: a lesson goes on where it was left. */

const STORAGE_KEY = 'hidalgo.lesson.';

/** The last step that was done, from 1; 0 if none was. */
export function doneSteps(game: string): number {
  try {
    return Number(localStorage.getItem(STORAGE_KEY + game) ?? 0) || 0;
  } catch {
    return 0;
  }
}

/** A step of the whole lesson is done, by its number from 1. */
export function keepDone(game: string, step: number): void {
  try {
    localStorage.setItem(STORAGE_KEY + game, String(Math.max(step, doneSteps(game))));
  } catch {
    // The browser stores nothing: then the lesson begins anew.
  }
}
