import { createStore } from '../../net/store';

/* Whether the person has been away from a table: its tab was hidden, or there was no input for a minute. */

const MINUTE = 60_000;
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Whether the person was away since their last action. */
export const absence = createStore(false);

/** Begins to watch for absences; returns a function that stops this. */
export function watchAbsence(): () => void {
  let latest = Date.now();
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const idle = Date.now() - latest;
    if (idle >= MINUTE) {
      absence.set(true);
    }
    timer = setTimeout(look, idle >= MINUTE ? MINUTE : MINUTE - idle);
  };
  timer = setTimeout(look, MINUTE);
  const stop = new AbortController();
  const { signal } = stop;
  const hide = () => document.hidden && absence.set(true);
  document.addEventListener('visibilitychange', hide, { signal });
  for (const input of INPUTS) {
    addEventListener(
      input,
      () => {
        latest = Date.now();
      },
      { signal, passive: true },
    );
  }
  return () => {
    clearTimeout(timer);
    stop.abort();
    absence.set(false);
  };
}
