import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { bookOf } from '../../build/rules.mjs';
import { cellKey, neighbour, opposite, SIDES, sidesOf } from '../../src/draw/grid';
import { TAUGHT } from '../../src/games';
import { GOAL } from '../../src/games/caballero/lesson/overview';
import { areasOf, landSides } from '../../src/games/caballero/lesson/RulePicture';
import { POSITIONS as CHARTS } from '../../src/games/caballero/lesson/rule-positions';
import { POSITIONS as MAPS } from '../../src/games/grande/lesson/rule-positions';
import { hasRuling, loadBook, plainText, relatives, rulesOf, withFallback } from '../../src/pages/rules/book';
import { folded, hitsOf, marked } from '../../src/pages/rules/search';
import type { Block, Span } from '../../src/text/book';
import { LANGUAGES } from '../../src/text/languages';
import { citedIn, cutAtNumbers } from '../../src/ui/parts/rule-numbers';

const SMALL = `# A game: the rules

Where it comes from.

## 1 Parts

- **EC-1.1 Grid.** The map is a *grid*
  of cells (EC-2.1).

  | a | b |
  |---|---|
  | 1 | \`x\` |
- **EC-1.2** Tíles.

### Ships
- **EC-1.3 Ship**: a ship.

## 2 Examples
- One, see EC-1.1.
- Two
  goes on.

\`\`\`json
{}
\`\`\`
`;

test('a book is read into sections, headings and rules', () => {
  const book = bookOf(SMALL);
  assert.equal(book.title, 'A game: the rules');
  assert.equal(plainText(book.preface), 'Where it comes from.');
  assert.deepEqual(
    book.sections.map(({ number, title }) => `${number} ${title}`),
    ['1 Parts', '2 Examples'],
  );
  assert.deepEqual(
    book.sections[0]!.entries.map((entry) => (entry.kind === 'rule' ? entry.number : entry.kind)),
    ['EC-1.1', 'EC-1.2', 'heading', 'EC-1.3'],
  );
  const [grid, , ship] = rulesOf(book);
  assert.equal(grid!.title, 'Grid');
  assert.deepEqual(
    grid!.blocks.map((block) => block.kind),
    ['text', 'table'],
  );
  assert.equal(plainText(grid!.blocks.slice(0, 1)), 'The map is a grid of cells (EC-2.1).');
  assert.equal(ship!.title, 'Ship');
  assert.equal(plainText(ship!.blocks), 'A ship.');
  const [loose] = book.sections[1]!.entries;
  assert.equal(loose?.kind === 'loose' && plainText(loose.blocks), 'One, see EC-1.1.\nTwo goes on.\n{}');
});

/** The blocks of a book's first lines. */
function blocksOf(markdown: string): Block[] {
  return bookOf(`# A book\n\n${markdown}`).preface;
}

function spansOf(markdown: string): Span[] {
  return blocksOf(markdown).flatMap((block) => (block.kind === 'text' ? block.spans : []));
}

test('style and rule numbers are separate from the words', () => {
  const spans = spansOf('An *option `x`* (EC-3.13) **now**');
  assert.deepEqual(
    spans.filter((span) => span.em).map((span) => span.text),
    ['option ', 'x'],
  );
  assert.deepEqual(
    spans.filter((span) => span.code).map((span) => span.text),
    ['x'],
  );
  assert.deepEqual(
    spans.filter((span) => span.strong).map((span) => span.text),
    ['now'],
  );
  assert.deepEqual(
    cutAtNumbers('You tie (EC-3.13).').map((part) => part.text),
    ['You tie (', 'EC-3.13', ').'],
  );
  assert.deepEqual(citedIn('EC-1.1, EG-4.15 and EC-1.1'), ['EC-1.1', 'EG-4.15']);
  assert.deepEqual(blocksOf('one\nline'), blocksOf('one line'));
});

test("a book with unsupported Markdown can't be read", () => {
  for (const markdown of ['> A quotation.', 'A <b>bold</b> word.', '![A map](map.png)', '- One\n\n  | a |\n  |---|', '---']) {
    assert.throws(() => blocksOf(markdown), /pages don't show/, markdown);
  }
});

test('a ruling is separate from its reason, which is in brackets from end to end', () => {
  const spans = spansOf('Sure. *Ruled (so or so)* *(silent; `DE` says (EC-1.1) little)*, sure.');
  assert.deepEqual(
    spans.filter((span) => span.em && !span.reason).map((span) => span.text),
    ['Ruled (so or so)'],
  );
  assert.equal(
    spans
      .filter((span) => span.reason)
      .map((span) => span.text)
      .join(''),
    '(silent; DE says (EC-1.1) little)',
  );
  assert.ok(hasRuling(blocksOf('*One* way')));
  assert.ok(hasRuling(blocksOf('- *(why)*')));
  assert.ok(!hasRuling(blocksOf('Every book says it.')));
});

for (const language of ['en', 'fr', 'de', 'es'] as const) {
  test(`rulings are marked and have a reason (${language})`, async () => {
    const books = await Promise.all(TAUGHT.map(async (game) => loadBook((await game.teaching()).books, language)));
    const rules = new Map(books.flatMap(rulesOf).map((rule) => [rule.number, rule]));
    for (const number of ['EC-1.2', 'EC-3.2', 'EC-3.18', 'EC-5.8', 'EG-4.7', 'EG-4.12']) {
      const spans = rules.get(number)!.blocks.flatMap((block) => (block.kind === 'text' ? block.spans : []));
      assert.ok(
        spans.some((span) => span.em && !span.reason),
        `${number} holds no ruling`,
      );
      assert.ok(
        spans.some((span) => span.reason),
        `${number} gives no reason`,
      );
    }
    assert.ok(hasRuling(rules.get('EG-4.15')!.blocks));
  });
}

test('gaps in a translation are filled in English', () => {
  const german = bookOf('# Ein Spiel\n\n## 1 Teile\n\n- **EC-1.1 Gitter.** Das Feld.\n');
  const both = withFallback(german, bookOf(SMALL));
  assert.deepEqual(
    both.sections.map((section) => section.title),
    ['Teile', 'Examples'],
  );
  assert.deepEqual(
    rulesOf(both).map((rule) => rule.title),
    ['Gitter', '', 'Ship'],
  );
});

test('searching ignores case and accents, marks hits and counts rules by section', () => {
  const book = bookOf(SMALL);
  assert.equal(folded('Tíles').length, 5);
  assert.deepEqual(hitsOf(book, ' TILES '), new Map([['1', ['EC-1.2']]]));
  assert.equal(hitsOf(book, '').size, 0);
  assert.deepEqual(marked('Tíles and tiles', 'tiles'), [
    { text: 'Tíles', hit: true },
    { text: ' and ', hit: false },
    { text: 'tiles', hit: true },
  ]);
  assert.deepEqual(marked('none', 'x'), [{ text: 'none', hit: false }]);
});

for (const game of TAUGHT) {
  test(`the rules of ${game.id} are in words: moves are written only in the section on notation`, async () => {
    const teaching = await game.teaching();
    for (const language of LANGUAGES) {
      const file = `../docs/rules/${game.id}${language === 'en' ? '' : `.${language}`}.md`;
      const [rules, notation] = readFileSync(file, 'utf8').split(/^## 7 /m);
      const codes = (text: string) => [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
      const moves = new Set(codes(notation!).map((code) => code.split(' ')[0]));
      const written = codes(rules!).filter((code) => moves.has(code.split(' ')[0]) && teaching.nameOf(code) === undefined);
      assert.deepEqual(written, [], file);
    }
  });

  test(`the rules of ${game.id} are complete: every number once, every citation has its rule`, async () => {
    const book = await loadBook((await game.teaching()).books, 'en');
    const rules = rulesOf(book);
    const numbers = rules.map((rule) => rule.number);
    assert.ok(numbers.length > 30, `${numbers.length} rules`);
    assert.equal(new Set(numbers).size, numbers.length);
    const known = new Set([...numbers, ...book.sections.map((section) => `${numbers[0]!.slice(0, 3)}${section.number}`)]);
    for (const rule of rules) {
      assert.notEqual(plainText(rule.blocks).trim(), '', rule.number);
      for (const cited of citedIn(plainText(rule.blocks)).filter((number) => number.slice(0, 2) === rule.number.slice(0, 2))) {
        assert.ok(known.has(cited), `${rule.number} cites ${cited}`);
      }
    }
    assert.ok(numbers.some((number) => relatives(book, number).length > 1));
  });
}

test('the pictures show possible positions, beside rules that exist', async () => {
  const books = await Promise.all(TAUGHT.map(async (game) => loadBook((await game.teaching()).books, 'en')));
  const numbers = new Set(books.flatMap(rulesOf).map((rule) => rule.number));
  for (const rule of [...Object.keys(CHARTS), ...Object.keys(MAPS)]) {
    assert.ok(numbers.has(rule), rule);
  }
  for (const [rule, position] of Object.entries({ ...CHARTS, goal: GOAL })) {
    const areas = areasOf(position);
    const at = new Map(areas.map((area) => [cellKey(area.x, area.y), sidesOf(area.tile)]));
    for (const area of areas) {
      for (const side of SIDES) {
        const next = neighbour(area, side);
        const other = at.get(cellKey(next.x, next.y));
        assert.ok(
          other === undefined || other[opposite(side)] === sidesOf(area.tile)[side],
          `${rule}: ${area.tile} does not match`,
        );
      }
    }
    for (const tile of position.tiles) {
      assert.equal(at.has(cellKey(tile.x, tile.y)), false, `${rule}: two things in a cell`);
      assert.ok(
        SIDES.some((side) => at.has(cellKey(neighbour(tile, side).x, neighbour(tile, side).y))),
        `${rule}: a tile by itself`,
      );
      assert.ok(tile.grande || tile.threatened || landSides(areas, tile).length <= 1, `${rule}: land on two sides`);
    }
  }
});

for (const game of TAUGHT) {
  test(`${game.id} on one page cites rules that exist, and its example follows from its picture`, async () => {
    const teaching = await game.teaching();
    const numbers = new Set(rulesOf(await loadBook(teaching.books, 'en')).map((rule) => rule.number));
    const { things, turn, scoring, labels, example } = teaching.overview();
    assert.equal(things.length, 5);
    for (const { rule } of [...things, ...turn, ...scoring]) {
      assert.ok(numbers.has(rule), rule);
    }
    assert.deepEqual(
      example.lines.map(({ seat }) => seat),
      labels.map(({ seat }) => seat),
    );
  });

  test(`the page of ${game.id} is for players: it has no files, tests and codes`, async () => {
    const { books, nameOf } = await game.teaching();
    for (const language of LANGUAGES) {
      const book = await loadBook(books, language);
      assert.ok(book.sections.every(({ entries }) => entries.length > 0));
      const words = [plainText(book.preface.slice(0, 1)), ...rulesOf(book).map(({ blocks }) => plainText(blocks))].join(' ');
      assert.doesNotMatch(words, /JSON|\b[Tt]ests\b|\bcode\b|\b(Gal|Bas|Ara|Cat|Val|Gra|Sev)\b/, `${game.id} ${language}`);
    }
    const coded = rulesOf(await loadBook(books, 'en')).flatMap(({ blocks }) => blocks.flatMap(codesIn));
    assert.deepEqual(
      coded.filter((code) => /[a-z][A-Z]/.test(code) && nameOf(code) === undefined),
      [],
    );
  });
}

function codesIn(block: Block): string[] {
  const inCode = (spans: readonly Span[]) => spans.flatMap((span) => (span.code ? [span.text] : []));
  switch (block.kind) {
    case 'text':
      return inCode(block.spans);
    case 'list':
      return inCode(block.items.flat());
    case 'table':
      return inCode(block.rows.flat(2));
    case 'code':
      return [];
  }
}
