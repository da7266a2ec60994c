import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LANGUAGES } from '../../src/text/languages';
import { textsIn } from './catalogues';

/** Facts that some texts must contain, by language. */
const WORDS: Record<string, { general: RegExp; empty: RegExp; may: RegExp }> = {
  en: { general: /general scoring/, empty: /Empty regions/, may: /\bmay\b/ },
  de: { general: /Gesamtwertung/, empty: /Leere Regionen/, may: /dürfen/ },
  fr: { general: /décompte général/, empty: /régions vides/, may: /peut/ },
  es: { general: /puntuación general/, empty: /regiones vacías/, may: /puede/ },
};

describe('texts about rules', () => {
  for (const code of LANGUAGES) {
    const texts = new Map(textsIn(code));
    const says = (key: string, words: RegExp) => assert.match(texts.get(key) ?? '', words, `${code}: ${key}`);
    const { general, empty, may } = WORDS[code]!;

    it(`say that caballeros leave the Castillo only at a general scoring (EG-3.6), in ${code}`, () => {
      for (const key of ['tip.el-grande.castillo.text', 'learn.el-grande.castillo.text', 'eg.overview.castillo.text']) {
        says(key, general);
      }
    });

    it(`say which cards leave out empty regions and the Castillo (EG-4.7), in ${code}`, () => {
      for (const card of ['scoreMost', 'scoreFewest', 'scoreFirsts']) {
        says(`eg.card.${card}.text`, empty);
      }
      for (const card of ['scoreMost', 'scoreFewest', 'scoreFirsts', 'scoreFours', 'scoreFives', 'scoreSixesSevens']) {
        says(`eg.card.${card}.text`, /Castillo/);
      }
    });

    it(`say that no grande has to move when all may (EG-4.11), in ${code}`, () => {
      says('eg.card.grande.all', may);
    });

    it(`give games the length that the boxes print, in ${code}`, () => {
      says('lobby.poster.el-caballero.meta', /\b90\b/);
    });
  }
});
