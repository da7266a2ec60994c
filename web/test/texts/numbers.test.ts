import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LANGUAGES } from '../../src/text/languages';
import { filled, patternOf } from '../../src/text/wording';
import { textsIn } from './catalogues';
import { examples } from './served';

/* A number before a noun needs forms: 1 caballero, 2 caballeros. */

/** Slots for numbers. */
const NUMBERS = [
  'n',
  'count',
  'most',
  'least',
  'points',
  'value',
  'seats',
  'players',
  'sides',
  'seconds',
  'turns',
  'supply',
  'games',
];
const NOUN: Record<string, string> = { en: '[a-z]+s', de: '[A-ZÄÖÜ][a-zäöüß]+', fr: '[a-zà-ÿ]+s', es: '[a-zà-ÿ]+s' };

/** Words with the ending of a plural that are not nouns. */
const NO_NOUN = /^(?:yours|des|plus|vous|vôtres|siens|tuyos|suyos|más)$/;

/** Texts with a number that is never one, and the reason. */
const NEVER_ONE: Record<string, string> = {
  'ec.place.landSides': 'one side is allowed',
  'ec.place.needsGrande': 'one side is allowed',
  'ec.tiles.tooMany': 'a limit of the format',
  'final.wins': 'no game is won with one point',
  'final.wins.you': 'no game is won with one point',
  'lobby.name.note': 'a limit of the server',
  'record.perSeat': 'games have two seats and more',
  'record.tooBig': 'a limit of the format',
  'replay.chances.running': 'a finished game has many turns',
  'waiting.taken.guest': 'tables have two seats and more',
  'waiting.taken.host': 'tables have two seats and more',
  'waiting.taken.visitor': 'tables have two seats and more',
  'why.ec.enlarges': 'a region that has grown has two tiles and more',
};
/** Limits of the server, which are all above one. */
const LIMIT = /^server\.\w+/;

const FORM = /\.(one|other)$/;
/** Reasons are stored with the key of their form. */
const ONE = 'why.one.';

describe('numbers', () => {
  for (const language of LANGUAGES) {
    it(`before a noun have forms in ${language}`, () => {
      const adjective = language === 'de' ? '[a-zäöüß]+en?' : '(?!de|en|sur)[a-zà-ÿ]+';
      const pattern = new RegExp(
        `\\{(?:${NUMBERS.join('|')})\\}[ \\u00a0](?:${adjective} )?(${NOUN[language]})(?![\\wà-ÿ])`,
        'gu',
      );
      const isCounted = (text: string) => Array.from(text.matchAll(pattern)).some(([, noun]) => !NO_NOUN.test(noun!));
      const texts = Object.fromEntries(textsIn(language));
      assert.deepEqual(
        textsIn(language)
          .filter(
            ([key, text]) =>
              !FORM.test(key) &&
              isCounted(text) &&
              !(key.replace(/^why\./, ONE) in texts) &&
              !(key in NEVER_ONE) &&
              !LIMIT.test(key),
          )
          .map(([key, text]) => `${key}: ${text}`),
        [],
      );
    });

    it(`fill every text with 0, 1, 2 and 5 in ${language}`, () => {
      const texts = Object.fromEntries(textsIn(language));
      const rules = new Intl.PluralRules(language);
      const grammar = { text: (key: string) => texts[key], form: (n: number) => rules.select(n), locale: language };
      const bases = Object.keys(texts).flatMap((key) => (key.endsWith('.one') ? key.replace(FORM, '') : []));
      for (const base of bases) {
        for (const n of [0, 1, 2, 5]) {
          const said = filled(patternOf(grammar, base, { n }) ?? '', (slot) => (slot === 'n' ? String(n) : 'X')).join('');
          assert.notEqual(said, '', `${base} with ${n}`);
          const one = rules.select(n) === 'one' ? texts[`${base}.one`] : texts[`${base}.other`];
          assert.ok(one !== undefined, `${base} has no form for ${n}`);
        }
        assert.ok(
          texts[`${base}.other`]?.includes('{n}') || texts[`${base}.one`] !== texts[`${base}.other`],
          `${base} says no number`,
        );
      }
    });
  }

  it('choose the forms that the server chooses', () => {
    for (const { language, n, form } of examples<{ language: string; n: number; form: string }>('plurals.json')) {
      assert.equal(new Intl.PluralRules(language).select(n), form, `${language} ${n}`);
    }
  });
});
