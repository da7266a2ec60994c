/* Stores in this browser which steps of a lesson the learner has finished, so that the lesson continues there. */

const STORAGE_KEY = 'hidalgo.lesson.';

/** The last finished step, from 1; 0 if there is none. */
export function doneSteps(game: string): number {
  try {
    return Number(localStorage.getItem(STORAGE_KEY + game) ?? 0) || 0;
  } catch {
    return 0;
  }
}

/** Stores a step of the whole lesson as finished, by its number from 1. */
export function keepDone(game: string, step: number): void {
  try {
    localStorage.setItem(STORAGE_KEY + game, String(Math.max(step, doneSteps(game))));
  } catch {
    // If the browser stores nothing, the lesson begins again.
  }
}
