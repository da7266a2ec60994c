import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { type Block, blocksIn, blocksOf, proseFiles, sentencesOf } from './prose';

/* The words of prose.json are in no text, document, comment, log line, help or name. Decision 0046 says why this is a test. */

interface Rules {
  /** Words that we don't write, and their replacements. */
  words: Record<string, string>;
  /** Signs that we don't write, in documents and comments: in code these may be expressions, and style.test.ts checks texts. */
  signs: Record<string, string>;
  /** Openings that no sentence has, unless it is a question. */
  openings: Record<string, string>;
  /** Files and folders whose sentences have not been rewritten yet. */
  left: string[];
}

const RULES = JSON.parse(readFileSync('test/texts/prose.json', 'utf8')) as Rules;

const patterns = (rules: Record<string, string>) =>
  Object.entries(rules).map(([pattern, better]): [RegExp, string] => [new RegExp(pattern, 'u'), better]);

const WORDS = patterns(RULES.words);
const SIGNS = patterns(RULES.signs);
const HAS_SIGNS = ['comment', 'paragraph'];
const OPENINGS = patterns(RULES.openings);

/** A heading may open as a question does, and so may a short cell of a table or label in a catalogue: “Who leads”. */
const isHeading = ({ kind, text }: Block, sentence: string) =>
  text.startsWith('#') ||
  ((kind === 'text' || text.startsWith('|')) && !/[.!;]$/.test(sentence) && sentence.split(' ').length <= 6);

function faults(block: Block): string[] {
  const where = `${block.file}:${block.start}`;
  const found = (text: string, rules: [RegExp, string][]) =>
    rules.flatMap(([pattern, better]) => {
      const words = pattern.exec(text)?.[0];
      return words === undefined ? [] : [`${where}: “${words}” in “${text.trim()}”. Better: ${better}`];
    });
  return [
    ...found(block.text, WORDS),
    ...(HAS_SIGNS.includes(block.kind) ? found(block.text.replace(/`[^`]*`/g, 'X'), SIGNS) : []),
    ...sentencesOf(block)
      .filter((sentence) => !isHeading(block, sentence))
      .flatMap((sentence) => found(sentence, OPENINGS)),
  ];
}

describe('prose', () => {
  it('has no word, sign or opening that we do not write', () => {
    const files = proseFiles().filter((file) => !RULES.left.some((folder) => file.startsWith(folder)));
    assert.deepEqual(files.flatMap(blocksOf).flatMap(faults), []);
  });

  it('is searched in every kind of file', () => {
    const files = proseFiles();
    for (const file of [
      'CHANGELOG.md',
      'ARCHITECTURE.md',
      'hidalgo',
      'app/src/main/java/hidalgo/app/Main.java',
      'server/src/main/resources/hidalgo/server/messages/en.properties',
      'web/src/text/en.json',
      'web/src/pages/lobby/LobbyPage.tsx',
      'python/hidalgo/engine.py',
    ]) {
      assert.ok(files.includes(file), file);
    }
  });

  const bad: [file: string, content: string, words: string][] = [
    ['A.java', '/** Removes a viewer. Whoever\n * looks is a viewer. */', 'Whoever'],
    ['A.java', '    void nobodyMayLook() {}', 'nobody'],
    ['A.java', '// Who has asked must wait.', 'Who'],
    ['A.java', 'LOG.warn("What {} sent is wrong", name);', 'What'],
    ['A.java', '@Option(names = "--who", description = "who may look at the table")', 'who'],
    ['a.sql', '-- The server is told of it.', 'is told'],
    ['a.css', '/* Stays there for ever. */', 'for ever'],
    ['a.tsx', '  // Mended by the next frame, to whom it belongs.', 'whom'],
    ['a.md', 'The load is\n5 % of that.', '5 %'],
    ['a.md', 'It’s a straight one.', '’'],
    ['a.md', '- What moves is seen.', 'What'],
    ['messages/en.properties', 'a.b=What {n} sent is lost.', 'What'],
    ['text/en.json', '  "a.b": "The server is at its start-up.",', 'start-up'],
    ['a.py', '# Look on a game of its own', 'of its own'],
  ];
  for (const [file, content, words] of bad) {
    it(`finds “${words}” in ${JSON.stringify(content)}`, () => {
      const found = blocksIn(file, content).flatMap(faults);
      assert.ok(
        found.some((fault) => fault.includes(`“${words}”`)),
        JSON.stringify(found),
      );
    });
  }

  const good: [file: string, content: string][] = [
    ['a.md', 'What is a region? Look at `5 % 3`.'],
    ['A.java', 'int rest = 5 % 3;'],
    ['A.java', '/** Returns what the player sees. */'],
    ['text/en.json', '  "a.b": "What next?",'],
    ['text/en.json', '  "a.b": "Who can join",'],
    ['a.md', '## What counts as a problem'],
    ['a.md', '| what | how long |'],
  ];
  for (const [file, content] of good) {
    it(`allows ${JSON.stringify(content)}`, () => {
      assert.deepEqual(blocksIn(file, content).flatMap(faults), []);
    });
  }
});
