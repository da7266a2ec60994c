import type { Book, Rule } from '../../text/book';
import { plainText } from './book';

/* Searches the rules, ignoring case and accents, so that "rehen" finds "rehén". */

/** A text for comparing, with the same number of letters as the text itself. */
export function folded(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase().padEnd(letter.length)).join('');
}

/** A text cut into what matches and what does not. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const wanted = folded(query.trim());
  if (wanted === '') {
    return [{ text, hit: false }];
  }
  const parts: { text: string; hit: boolean }[] = [];
  const haystack = folded(text);
  let from = 0;
  for (let at = haystack.indexOf(wanted); at >= 0; at = haystack.indexOf(wanted, from)) {
    if (at > from) {
      parts.push({ text: text.slice(from, at), hit: false });
    }
    from = at + wanted.length;
    parts.push({ text: text.slice(at, from), hit: true });
  }
  if (from < text.length) {
    parts.push({ text: text.slice(from), hit: false });
  }
  return parts;
}

function mentions(rule: Rule, wanted: string): boolean {
  return folded(`${rule.number} ${rule.title}\n${plainText(rule.blocks)}`).includes(wanted);
}

/** The rules that mention something, by section; without a query, none. */
export function hitsOf(book: Book, query: string): Map<string, string[]> {
  const wanted = folded(query.trim());
  const hits = new Map<string, string[]>();
  if (wanted !== '') {
    for (const section of book.sections) {
      const found = section.entries.filter((entry) => entry.kind === 'rule').filter((rule) => mentions(rule, wanted));
      if (found.length > 0) {
        hits.set(
          section.number,
          found.map((rule) => rule.number),
        );
      }
    }
  }
  return hits;
}
