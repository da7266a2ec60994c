import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

/* Class names belong to the style sheets. Code that looks for an element on the page uses roles, labels and data attributes. */

/** Functions that take a selector, and the selector. */
const SELECTOR =
  /(?:\b(?:closest|matches|querySelector|querySelectorAll)(?:<[^>]*>)?\(|\b(?:show|also|until): )(?:'([^']*)'|`([^`]*)`)/g;

/** The selectors in a source that name a class. */
function byClass(source: string): string[] {
  const found = [...source.matchAll(SELECTOR)].map((match) => match[1] ?? match[2] ?? '');
  return found.filter((selector) => /\.[a-zA-Z_]|\[class/.test(selector.replace(/\[(?!class)[^\]]*\]|\$\{[^}]*\}/g, '')));
}

test('no code finds elements of the page by class name', () => {
  assert.deepEqual(byClass("document.querySelector<SVGElement>('.world svg')"), ['.world svg']);
  assert.deepEqual(byClass("const place = { show: 'path[data-place=Sev]' }"), []);
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const found = files.flatMap((file) =>
    byClass(readFileSync(path.join('src', file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  assert.deepEqual(found, []);
});

/** Words of a page that are written in code, beside a text of the catalogue. */
function writtenWords(source: string): string[] {
  return [
    ...source.matchAll(/(?<!=)\{(?:t|plural|personal|rich)\([^{}]*\)\} *([A-Za-z]{2,})|>\s*([A-Za-z]{2,}) *\{(?:t|plural)\(/g),
  ].map((match) => match[1] ?? match[2] ?? '');
}

test('no word of a page is written in code beside a text', () => {
  assert.deepEqual(writtenWords("<b>{t('lobby.learn')} NOW</b><b>So {t('lobby.play')}</b>"), ['NOW', 'So']);
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const found = files.flatMap((file) =>
    writtenWords(readFileSync(path.join('src', file), 'utf8')).map((word) => `${file}: ${word}`),
  );
  assert.deepEqual(found, []);
});
