const FIRST = 700;
const LONGEST = 20_000;

/** How long to wait before a try, in milliseconds: twice as long each time, and spread, so that not all come back at once. */
export function pause(tries: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST, FIRST * 2 ** Math.min(tries, 10));
  return Math.round(full * (0.5 + random() / 2));
}

/** A name for one request that nobody else makes. */
export function uniqueId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
