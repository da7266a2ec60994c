const FIRST = 700;
const LONGEST = 20_000;

/**
 * The pause before a retry, in milliseconds: it doubles each time and has a random part, so that not all clients come back at
 * once.
 */
export function pause(tries: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST, FIRST * 2 ** Math.min(tries, 10));
  return Math.round(full * (0.5 + random() / 2));
}

/** A unique name for one request. */
export function uniqueId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
