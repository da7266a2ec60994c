import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { LANGUAGES } from '../../src/text/languages';
import { textsIn } from './catalogues';
import { servedTexts } from './served';

/* “You” never fills a slot: “one of You”. A text about a player has a separate form for the reader. */

/** Places where “You” may replace a name: in a list, or before a colon, a comma, a bracket or a number. */
const LABEL = /^\{name\}(?:[:,]|[ \u00a0][:{(])|^[^{}]*[:(][ \u00a0]\{names?\}/;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, code: readFileSync(path.join('src', name), 'utf8') }));

/** The texts whose slot gets a player's name at the reader's own table, which may be “You”. */
const called = sources.flatMap(({ code }) =>
  Array.from(code.matchAll(/\bt\('([\w.-]+)', \{[^{}]*\bname: name(?:Of|At)\(/g), (match) => match[1]!),
);

describe('you', () => {
  it('replaces a name only outside of grammar', () => {
    assert.ok(called.length > 0);
    for (const language of LANGUAGES) {
      const texts = Object.fromEntries(textsIn(language));
      assert.deepEqual(
        called.filter((key) => !LABEL.test(texts[key]!)).map((key) => `${language} ${key}: ${texts[key]}`),
        [],
      );
    }
  });

  it('has a form in every text about a player', () => {
    for (const language of LANGUAGES) {
      const texts = Object.fromEntries(textsIn(language));
      const personal = sources.flatMap(({ code }) =>
        Array.from(code.matchAll(/\bpersonal\('([\w.-]+)'/g), (match) => match[1]!),
      );
      assert.ok(personal.length > 5);
      for (const key of personal) {
        assert.ok(texts[key] !== undefined && texts[`${key}.you`] !== undefined, `${language} ${key}`);
        assert.doesNotMatch(texts[`${key}.you`]!, /\{name\}/, `${language} ${key}.you`);
      }
    }
  });
});

describe('places', () => {
  it("have the same prepositions on the pages and in the server's texts", () => {
    for (const language of LANGUAGES) {
      const served = servedTexts(language);
      const placed = (texts: Record<string, string>) =>
        Object.fromEntries(
          Object.entries(texts)
            .filter(([key]) => /^eg\.(?:at|in|to|from|whole)(?:\.[A-Z][a-z]{2})?$/.test(key))
            .sort(),
        );
      const page = JSON.parse(readFileSync(`src/games/grande/text/${language}.json`, 'utf8')) as Record<string, string>;
      assert.deepEqual(placed(page), placed(served), language);
    }
  });
});
