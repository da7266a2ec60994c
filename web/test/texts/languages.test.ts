import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { bookOf } from '../../build/rules.mjs';
import '../../src/pages/admin/text';
import { GAMES, TAUGHT } from '../../src/games';
import '../../src/pages/cup/text';
import '../../src/pages/deal/text';
import { rulesOf } from '../../src/pages/rules/book';
import { catalogueText, locale, speak, t } from '../../src/text';
import { fitting, LANGUAGES, textsOf, withTexts } from '../../src/text/languages';

/* Every file en*.json has a counterpart in every language, with the same keys and slots; and English has no unused keys. */

type Texts = Record<string, string>;

const read = (file: string) => JSON.parse(readFileSync(path.join('src', file), 'utf8')) as Texts;
/** The page's texts, and each game's beside it. */
const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?:^|\/)text\/(?:\w+\/)?[^/]*\.json$/.test(name))
  .sort();
const isIn = (language: string, file: string) => new RegExp(`^${language}(-\\w+)?\\.json$`).test(path.basename(file));
const ENGLISH = FILES.filter((name) => isIn('en', name));
const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const sister = (file: string, language: string) => path.join(path.dirname(file), path.basename(file).replace(/^en/, language));

/** Loads all parts of the client that add texts. */
const LATER = async () => {
  for (const game of GAMES) {
    await Promise.all([game.screens(), game.teaching?.()]);
  }
  await withTexts(import('../../src/pages/community/text'));
};

const slotsOf = (text: string) =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)(?::[\w.-]+)?\}/g), (match) => match[1]!))].sort();

const FORM = /\.(zero|one|two|few|many|other)$/;
/** The plurals of a file: their keys without `.other`. */
const basesOf = (texts: Texts) =>
  new Set(
    Object.keys(texts).flatMap((key) => (key.endsWith('.other') && `${key.slice(0, -6)}.one` in texts ? key.slice(0, -6) : [])),
  );
/** A language's plural forms for numbers that occur in games. */
const formsOf = (language: string) => {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: 1000 }, (_, n) => rules.select(n)));
};
/** A form for a place, such as `eg.in.Sev`: a language has the forms that its grammar needs. */
const PLACE = /\.[A-Z][a-z]{2}$/;
const isPlaceForm = (key: string, texts: Texts) => PLACE.test(key) && key.replace(PLACE, '') in texts;
const isForm = (key: string, bases: Set<string>) => FORM.test(key) && bases.has(key.replace(FORM, ''));

/** The keys that a language must have, given the English ones. */
function keysIn(language: string, english: Texts): string[] {
  const bases = basesOf(english);
  const plain = Object.keys(english).filter((key) => !isForm(key, bases) && !isPlaceForm(key, english));
  return [...plain, ...[...bases].flatMap((base) => [...formsOf(language)].map((form) => `${base}.${form}`))].sort();
}

describe('languages', () => {
  it('are fr, de and es besides English', () => {
    assert.deepEqual(
      LANGUAGES.filter((language) => !['en', 'fr', 'de', 'es'].includes(language)),
      [],
    );
    assert.deepEqual(
      FILES.filter((name) => !LANGUAGES.some((language) => isIn(language, name))),
      [],
    );
  });

  it("are chosen by the browser's preference", () => {
    assert.equal(fitting(['xx', 'en-GB', 'de']), 'en');
    assert.equal(fitting([]), 'en');
    for (const language of OTHERS) {
      assert.equal(fitting(['xx-YY', `${language}-AT`, 'en']), language);
    }
  });

  for (const language of OTHERS) {
    it(`${language} has all texts of English, and no others`, () => {
      assert.deepEqual(
        FILES.filter((name) => isIn(language, name)),
        ENGLISH.map((file) => sister(file, language)),
      );
      for (const file of ENGLISH) {
        const wanted = keysIn(language, read(file));
        const texts = read(sister(file, language));
        const found = Object.keys(texts).filter((key) => !isPlaceForm(key, texts));
        const missing = wanted.filter((key) => !found.includes(key));
        const superfluous = found.filter((key) => !wanted.includes(key));
        assert.deepEqual({ missing, superfluous }, { missing: [], superfluous: [] }, sister(file, language));
      }
    });

    it(`${language} asks for a place only where English does: elsewhere a page has only its name`, () => {
      for (const file of ENGLISH) {
        const english = read(file);
        const texts = read(sister(file, language));
        const places = (text = '') =>
          Array.from(text.matchAll(/\{(\w+):([\w.]+)\}/g))
            .filter(([, , form]) => texts[form!]?.includes('{place}'))
            .map(([, slot]) => slot!);
        const wrong = Object.keys(texts).filter(
          (key) => key in english && places(texts[key]).some((slot) => !places(english[key]).includes(slot)),
        );
        assert.deepEqual(wrong, [], sister(file, language));
      }
    });

    it(`${language} has the slots of English`, () => {
      for (const file of ENGLISH.filter((name) => FILES.includes(sister(name, language)))) {
        const english = read(file);
        const bases = basesOf(english);
        for (const [key, text] of Object.entries(read(sister(file, language)))) {
          assert.ok(text.trim() !== '' && text === text.trim(), `${key} is empty or has spaces around it`);
          const plain =
            isPlaceForm(key, english) || PLACE.test(key) ? (english[key] ?? english[key.replace(PLACE, '')]) : english[key];
          const model = isForm(key, bases) ? english[key.replace(FORM, '.other')]! : plain;
          // The singular may omit the number, and the plural may have it.
          const besidesNumber = (slots: string[]) => (isForm(key, bases) ? slots.filter((slot) => slot !== 'n') : slots);
          assert.deepEqual(besidesNumber(slotsOf(text)), besidesNumber(slotsOf(model ?? '')), `${language} ${key}`);
        }
      }
    });

    it(`${language} has all rules of English, with the same tables`, () => {
      for (const { id: game } of TAUGHT) {
        const bookIn = (ending: string) => {
          const text = readFileSync(`../docs/rules/${game}${ending}.md`, 'utf8');
          const tables = text.split('\n').flatMap((line) => (/^\s*\|/.test(line) ? line.split('|').length : []));
          return {
            numbers: rulesOf(bookOf(text)).map(({ number }) => number),
            cited: new Set(text.match(/E[CG]-\d+\.\d+/g)),
            tables,
          };
        };
        assert.deepEqual(bookIn(`.${language}`), bookIn(''), game);
      }
    });

    it(`${language} is spoken once it is loaded, also by a game that comes later`, async () => {
      speak(language, await textsOf(language));
      assert.equal(locale(), language);
      assert.equal(t('actions.end'), read(`text/${language}.json`)['actions.end']);
      await LATER();
      for (const file of ENGLISH) {
        for (const [key, text] of Object.entries(read(sister(file, language)))) {
          assert.equal(catalogueText(key), text, key);
        }
      }
      speak('en', {});
      assert.equal(t('actions.end'), 'End turn');
    });
  }
});

describe('English', () => {
  it('has each key once, and knows all its files', async () => {
    await LATER();
    const keys = ENGLISH.flatMap((file) => Object.keys(read(file)));
    assert.deepEqual(
      keys.filter((key, index) => keys.indexOf(key) !== index),
      [],
    );
    assert.deepEqual(
      keys.filter((key) => catalogueText(key) === undefined),
      [],
    );
  });

  it('has no unused key', () => {
    const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(path.join('src', name), 'utf8'))
      .join('\n');
    const literals = new Set(Array.from(code.matchAll(/['"`]([\w.-]+)['"`]/g), (match) => match[1]!));
    // Keys that are built at run time: `settings.${name}.help`.
    const patterns = Array.from(code.matchAll(/`([a-z][\w-]*\.(?:[\w.-]|\$\{[^{}`]*\})*)`/g), (match) => pattern(match[1]!));
    // Texts used inside other texts: `{n:table.ships}`.
    const inner = ENGLISH.flatMap((file) => Object.values(read(file))).flatMap((text) =>
      Array.from(text.matchAll(/:([\w.-]+)\}/g), (match) => match[1]!),
    );
    const isUsed = (key: string) => literals.has(key) || inner.includes(key) || patterns.some((used) => used.test(key));
    for (const file of ENGLISH) {
      const texts = read(file);
      const unused = Object.keys(texts).filter(
        (key) =>
          !isUsed(key) &&
          !isUsed(
            key
              .replace(PLACE, '')
              .replace(FORM, '')
              .replace(/\.you$/, ''),
          ),
      );
      assert.deepEqual(unused, [], file);
    }
  });
});

function pattern(template: string): RegExp {
  const parts = template.split(/\$\{[^{}]*\}/).map((part) => part.replace(/[.\\^$|?*+()[\]{}-]/g, '\\$&'));
  return new RegExp(`^${parts.join('[\\w-]+')}$`);
}

it('a page that has texts waits for them', () => {
  const own = readdirSync('src/pages').filter((page) => existsSync(`src/pages/${page}/text`));
  const imports = readFileSync('src/app/App.tsx', 'utf8')
    .split('\n')
    .filter((line) => line.includes('import('));
  for (const page of own) {
    const lines = imports.filter((line) => line.includes(`../pages/${page}/`));
    assert.ok(lines.length > 0, page);
    assert.deepEqual(
      lines.filter((line) => !line.includes('withTexts(')),
      [],
    );
  }
});
