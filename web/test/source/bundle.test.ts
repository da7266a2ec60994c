import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

/* The size of what a browser loads: little at first, and of a game only the opened parts. */

/** A file of the built page, as build.mjs describes it: static imports only. */
interface Part {
  name: string;
  size: number;
  sources: string[];
  imports: string[];
}

const PARTS = JSON.parse(readFileSync('dist-test/page.json', 'utf8')) as Part[];
const GAMES = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** A file and everything that it imports from the start. */
function loadedWith(name: string, known = new Set<Part>()): Set<Part> {
  const part = PARTS.find((each) => each.name === name);
  if (part !== undefined && !known.has(part)) {
    known.add(part);
    part.imports.forEach((each) => loadedWith(each, known));
  }
  return known;
}

const script = PARTS.find(({ name }) => /^main-\w+\.js$/.test(name))!;
const style = PARTS.find(({ name }) => /^main-\w+\.css$/.test(name))!;
const first = loadedWith(script.name);

test('script and style of the first load are below 93 kB, compressed', () => {
  const size = [...first, style].reduce((sum, part) => sum + part.size, 0);
  assert.ok(size > 20_000, `${size} bytes`);
  assert.ok(size < 93_000, `${size} bytes`);
});

test('the first load is one script and one style sheet, with the rules of only its own components', () => {
  assert.deepEqual(script.imports, []);
  const components = new Set(script.sources);
  assert.deepEqual(
    style.sources.filter((source) => !components.has(source)),
    [],
  );
  const sheets = PARTS.filter(({ name }) => name.endsWith('.css') && name !== style.name);
  assert.ok(sheets.length > 5, `${sheets.length} sheets`);
  const all = PARTS.filter(({ name }) => name.endsWith('.css')).flatMap(({ sources }) => sources);
  assert.equal(new Set(all).size, all.length, 'a sheet is loaded twice');
});

test('the first load has no page except the lobby', () => {
  const pages = script.sources.filter((source) => /^src\/pages\/.*Page\.tsx$/.test(source));
  assert.deepEqual(pages, ['src/pages/lobby/LobbyPage.tsx']);
});

test('shared scripts that are smaller than a request costs are part of the first load', () => {
  const entries = new Set(PARTS.flatMap(({ imports }) => imports));
  const small = PARTS.filter(({ name, size, imports }) => name.endsWith('.js') && size < 900 && imports.length === 0);
  assert.deepEqual(
    small.filter(({ name }) => entries.has(name)).map(({ name, size }) => `${name} ${size}`),
    [],
  );
});

for (const game of GAMES) {
  const screens = PARTS.find(
    ({ name, sources }) => name.endsWith('.js') && sources.some((source) => source.startsWith(`src/games/${game}/screens.ts`)),
  );

  test(`the table of ${game} is a separate chunk, which the first page does not load`, () => {
    assert.ok(screens !== undefined && !first.has(screens));
    const early = [...first].flatMap(({ sources }) => sources).filter((source) => source.startsWith(`src/games/${game}/`));
    const late = screens.sources.filter((source) => source.startsWith(`src/games/${game}/`));
    assert.ok(late.length > early.length, `${late.length} sources in the chunk, ${early.length} before it`);
    assert.ok(early.length < 15, early.join(' '));
  });

  test(`opening ${game} loads no other game's table`, () => {
    const others = GAMES.filter((other) => other !== game);
    const loaded = [...loadedWith(screens!.name)].filter((part) => !first.has(part)).flatMap(({ sources }) => sources);
    assert.deepEqual(
      loaded.filter((source) => others.some((other) => source.startsWith(`src/games/${other}/`))),
      [],
    );
  });
}
