import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { servedTexts } from './served';

/* All texts for people: those of the pages, of the server and its games, and the rule books. */

function pageTexts(language: string): Record<string, string> {
  const name = new RegExp(`(?:^|/)text/(?:\\w+/)?${language}(?:-\\w+)?\\.json$`);
  return Object.assign(
    {},
    ...readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => name.test(file))
      .map((file) => JSON.parse(readFileSync(path.join('src', file), 'utf8')) as Record<string, string>),
  );
}

/** The texts of a language by key, without soft hyphens. */
export function textsIn(language: string): [key: string, text: string][] {
  return Object.entries({ ...servedTexts(language), ...pageTexts(language) }).map(([key, text]) => [
    key,
    text.replaceAll('\u00ad', ''),
  ]);
}

/** The rule books of a language, line by line. */
export function bookLines(language: string): [where: string, line: string][] {
  const ending = language === 'en' ? /^[a-z-]+\.md$/ : new RegExp(`\\.${language}\\.md$`);
  return readdirSync('../docs/rules')
    .filter((file) => ending.test(file))
    .flatMap((file) =>
      readFileSync(`../docs/rules/${file}`, 'utf8')
        .split('\n')
        .map((line, index): [string, string] => [`${file}:${index + 1}`, line]),
    );
}
