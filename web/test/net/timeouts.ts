// Timeouts that wait for the test instead of the clock. Node's own way to do this changed from 18, which Debian 12 has, to 20.

const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };
let now = 0;
let waiting: { id: number; at: number; act: () => void }[] = [];
let count = 0;

/** From now on nothing runs out by itself. */
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

/** Lets so many milliseconds pass. */
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

/** Gives the clock back. */
export function releaseTimeouts(): void {
  Object.assign(globalThis, real);
  waiting = [];
}
