/* The proof that a deal was fixed before the start: the hash is known from the beginning, seed and salt at the end. */

/** The hash of a deal, in hexadecimal. Undefined if the browser can't hash: it does so only on secure pages. */
export async function dealHash(seed: string, salt: string): Promise<string | undefined> {
  const subtle = globalThis.crypto?.subtle;
  if (subtle === undefined) {
    return undefined;
  }
  const bytes = new TextEncoder().encode(`hidalgo deal 1\n${seed}\n${salt}\n`);
  const hash = await subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The first 16 bytes in groups of four digits, in two lines. */
export function fingerprint(hash: string): [string, string] {
  const groups = hash.slice(0, 32).match(/.{1,4}/g) ?? [];
  return [groups.slice(0, 4).join(' '), groups.slice(4).join(' ')];
}
