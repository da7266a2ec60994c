/* Finds the numbers of rules, such as `EC-3.13`, in texts. */

const NUMBER = /\b[A-Z]{2}-\d+(?:\.\d+)?\b/g;

/** The numbers of the rules that a text cites. */
export function citedIn(text: string): string[] {
  return [...new Set(text.match(NUMBER) ?? [])];
}

/** Splits a text at its rule numbers: the parts between the numbers, and the numbers. */
export function cutAtNumbers(text: string): { text: string; rule: boolean }[] {
  const parts: { text: string; rule: boolean }[] = [];
  let at = 0;
  for (const match of text.matchAll(NUMBER)) {
    if (match.index > at) {
      parts.push({ text: text.slice(at, match.index), rule: false });
    }
    parts.push({ text: match[0], rule: true });
    at = match.index + match[0].length;
  }
  if (at < text.length) {
    parts.push({ text: text.slice(at), rule: false });
  }
  return parts;
}
