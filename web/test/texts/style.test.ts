import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { cardTitle, faceTitle } from '../../src/games/grande/words/cards';
import { LANGUAGES } from '../../src/text/languages';
import { bookLines, textsIn } from './catalogues';

/* The style of texts: the terms of the rule books, and the marks of each language. */

interface Terms {
  terms: string[];
  /** Words that we don't use, and their replacements. */
  instead: Record<string, string>;
}

/** An action, with the patterns of its verb: texts that match the English one match the others. */
type Verb = Readonly<Record<string, string>> & { action: string; en: string };

const { verbs: VERBS, ...TERMS } = JSON.parse(readFileSync('test/texts/terms.json', 'utf8')) as Record<string, Terms> & {
  verbs: readonly Verb[];
};

/** A text as its readers see it: slots contain a word that needs no mark. */
const filled = (text: string) => text.replace(/\{[^{}]*\}/g, 'X');

function faults(language: string, found: (text: string) => string[]): string[] {
  return textsIn(language).flatMap(([key, text]) => found(text).map((fault) => `${key}: ${fault} in “${text}”`));
}

describe('terms', () => {
  for (const language of LANGUAGES) {
    const { terms, instead } = TERMS[language]!;

    it(`of the books are used in ${language}`, () => {
      const all = textsIn(language)
        .map(([, text]) => text)
        .join('\n');
      assert.deepEqual(
        terms.filter((term) => !all.includes(term)),
        [],
      );
    });

    it(`that are not to be used are in no text and no rule book in ${language}`, () => {
      const lines = [...textsIn(language), ...bookLines(language)];
      for (const [banned, better] of Object.entries(instead)) {
        const pattern = new RegExp(banned, 'u');
        assert.deepEqual(
          lines.filter(([, text]) => pattern.test(filled(text))).map(([where, text]) => `${where}: ${text}`),
          [],
          `say “${better}” instead of “${banned}”`,
        );
      }
    });
  }
});

describe('verbs', () => {
  const english = textsIn('en');

  for (const language of LANGUAGES.filter((other) => other !== 'en')) {
    it(`are one for each action in ${language}`, () => {
      const texts = new Map(textsIn(language));
      const wrong = VERBS.flatMap(({ action, en, [language]: verb }) => {
        const keys = english.filter(([key, text]) => texts.has(key) && new RegExp(en, 'u').test(text)).map(([key]) => key);
        assert.notEqual(keys.length, 0, action);
        return keys
          .filter((key) => !new RegExp(verb!, 'iu').test(texts.get(key)!))
          .map((key) => `${action}: ${texts.get(key)}`);
      });
      assert.deepEqual(wrong, []);
    });
  }
});

/** Marks that a language does not use, with the correction. */
const MARKS: Record<string, [fault: string, pattern: RegExp][]> = {
  en: [
    ['a space before a percent sign', /[ \u00a0\u202f]%/],
    ['quotes of another language', /[„«»]/],
  ],
  de: [
    ['a percent sign without a no-break space', /[^\u00a0\u202f]%/],
    ['a quote that is not „…“', /["”«»]|(?<!„[^“]*)“/],
    ['a straight apostrophe', /'/],
  ],
  fr: [
    ['no no-break space before a mark', /[^\u00a0\u202f?!](?:[;!?»]|:(?!\w|\/\/))/],
    ['no no-break space after «', /«(?![\u00a0\u202f])/],
    ['a percent sign without a no-break space', /[^\u00a0\u202f]%/],
    ['a quote that is not « »', /["“”„]/],
    ['a straight apostrophe', /'/],
  ],
  es: [
    ['a percent sign without a no-break space', /[^\u00a0\u202f]%/],
    ['a quote that is not «…»', /["“”„]|« | »/],
    ['a straight apostrophe', /'/],
    ['a question or a call that is not opened', /^[^¿]*\?|^[^¡]*!/],
  ],
};

describe('marks', () => {
  const everywhere: [fault: string, pattern: RegExp][] = [
    ['three dots', /\.\.\./],
    ['a hyphen between numbers', /\d-\d/],
    ['a space before a mark', / [,.](?:\s|$)/],
  ];
  for (const language of LANGUAGES) {
    it(`are those of ${language}`, () => {
      const rules = [...everywhere, ...MARKS[language]!];
      assert.deepEqual(
        faults(language, (text) => rules.flatMap(([fault, pattern]) => (pattern.test(filled(text)) ? fault : []))),
        [],
      );
    });
  }
});

describe('card titles', () => {
  it('break on the card, not in a sentence', () => {
    assert.match(faceTitle('placeTwo'), /\u00ad/);
    assert.equal(cardTitle('placeTwo'), 'Reinforcements');
  });
});
