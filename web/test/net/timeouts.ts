// Timeouts that run at the test's command instead of by the clock. Node's own API for this changed between 18, which Debian 12
// has, and 20.

const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };
let now = 0;
let waiting: { id: number; at: number; act: () => void }[] = [];
let count = 0;

/** From now on no timeout runs by itself. */
export function holdTimeouts(): void {
  const hold = (act: () => void, delay = 0): number => {
    count += 1;
    waiting.push({ id: count, at: now + delay, act });
    return count;
  };
  globalThis.setTimeout = hold as unknown as typeof setTimeout;
  globalThis.clearTimeout = ((id: number) => {
    waiting = waiting.filter((timeout) => timeout.id !== id);
  }) as typeof clearTimeout;
}

/** Lets some milliseconds pass. */
export function pass(milliseconds: number): void {
  const end = now + milliseconds;
  for (;;) {
    const [next] = waiting.filter((timeout) => timeout.at <= end).sort((a, b) => a.at - b.at);
    if (next === undefined) {
      break;
    }
    now = next.at;
    waiting = waiting.filter((timeout) => timeout !== next);
    next.act();
  }
  now = end;
}

/** Restores the clock. */
export function releaseTimeouts(): void {
  Object.assign(globalThis, real);
  waiting = [];
}
