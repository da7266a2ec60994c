import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { logLine } from '../../src/games/caballero/scene/log';
import { describe as describeLines, words } from '../../src/games/grande/words/log';
import type { Text } from '../../src/protocol/types';
import { speak } from '../../src/text';
import { LANGUAGES } from '../../src/text/languages';
import { learn, named, say } from '../../src/text/say';
import { worded } from '../../src/text/wording';
import { people, turn } from '../support/fixture';
import { examples, logLineOf, narrated, servedTexts, toText } from './served';

interface Example {
  about: string;
  language: string;
  texts: Record<string, string>;
  message: Text;
  reader?: number;
  said: string;
}

const playersFor = (reader: number) =>
  people(
    [0, 1, 2, 3, 4].map((seat) => named(`seat.${seat}`)),
    reader,
  );

describe("texts read like the server's", () => {
  for (const { about, language, texts, message, reader, said } of examples<Example>('wording.json')) {
    it(about, () => {
      const rules = new Intl.PluralRules(language);
      const spoken = worded({ text: (key) => texts[key], form: (n) => rules.select(n), locale: language }, message, {
        isYou: (seat) => seat === reader,
        seat: (seat) => texts[`seat.${seat}`]!,
        place: ({ name }) => name,
        card: (card) => texts[`card.${card}`]!,
        number: String,
      });
      assert.equal(spoken?.join(''), said);
    });
  }
});

describe('moves', () => {
  after(() => {
    speak('en', {});
    learn({});
  });

  it('read as on the terminal', () => {
    learn(servedTexts('en'));
    for (const { text, said } of narrated) {
      assert.equal(say(text, { nameOf: (seat) => named(`seat.${seat}`) }), said);
    }
  });

  it('say “you” to their player', () => {
    learn(servedTexts('en'));
    for (const example of narrated.filter(({ text }) => !('card' in text.slots) && text.key.startsWith('move.el-grande.'))) {
      assert.equal(toText(words(playersFor(example.seat), [logLineOf(example)])), example.saidToMover);
      assert.equal(toText(words(playersFor(-1), [logLineOf(example)])), example.said);
    }
  });

  it('have words in every language, with marks around names', () => {
    for (const language of LANGUAGES) {
      const texts = servedTexts(language);
      learn(texts);
      for (const example of narrated) {
        for (const reader of [-1, example.seat]) {
          const line = logLineOf(example);
          const told = example.text.key.startsWith('move.el-caballero.')
            ? logLine(turn.table.areas, playersFor(reader), line).text
            : words(playersFor(reader), [line]);
          assert.doesNotMatch(toText(told), /[{}]|move\.|undefined/, language);
        }
      }
    }
  });

  it('name their place in analyses that hold no more than its name', () => {
    learn(servedTexts('en'));
    const stored = { key: 'why.eg.first', slots: { place: 'Sevilla', value: 6, region: 'Sev' } };
    assert.equal(say(stored, { nameOf: String }), 'takes first place in Sevilla (6)');
  });

  it('of one kind share a text, and equal ones are counted', () => {
    learn(servedTexts('en'));
    const place = (code: string, name: string) => ({ place: code, name });
    const placed = (ply: number, to: { place: string; name: string }) =>
      logLineOf(
        {
          move: `place ${to.place}`,
          seat: 1,
          text: {
            key: 'move.el-grande.place',
            slots: { seat: { seat: 1 }, parts: [{ key: 'move.el-grande.placed', slots: { n: 1, place: to } }] },
          },
          said: '',
          saidToMover: '',
        },
        ply,
      );
    const lines = [place('Ara', 'Aragón'), place('Gal', 'Galicia'), place('Ara', 'Aragón')].map((to, i) => placed(i + 1, to));
    const [told, ...more] = describeLines(playersFor(1), lines);
    assert.equal(toText(told!.text), 'You placed 2 in Aragón and 1 in Galicia');
    assert.deepEqual(told!.where, ['Ara', 'Gal']);
    assert.equal(told!.line.ply, 3);
    assert.equal(more.length, 0);
  });
});
