import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

/*
 * The layers of the browser part. A folder may import from folders of lower layers; folders of one layer may import each other, but
 * not in a circle; a game never imports another game.
 */

const LAYERS: readonly (readonly string[])[] = [
  ['protocol', 'style'],
  ['offline'],
  ['draw', 'net', 'text'],
  ['ui'],
  ['table'],
  ['games/caballero', 'games/grande'],
  ['games'],
  [
    'pages/lobby',
    'pages/waiting',
    'pages/table',
    'pages/replay',
    'pages/puzzle',
    'pages/learn',
    'pages/rules',
    'pages/settings',
  ],
  ['app'],
  ['.'],
];

interface Import {
  file: string;
  from: string;
  to: string;
}

/** The layered folder that a file below `src` lies in. */
function folderOf(file: string): string {
  const found = LAYERS.flat()
    .filter((folder) => folder === '.' || file.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0]!;
  assert.ok(found !== '.' || !file.includes('/'), `${file} lies in no layer`);
  return found;
}

function layerOf(folder: string): number {
  return LAYERS.findIndex((folders) => folders.includes(folder));
}

/** Every import of one folder by another, with the type imports and those at run time. */
function importsBetweenFolders(): Import[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'),
  );
  return files.flatMap((file) =>
    [...readFileSync(path.join('src', file), 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']*)'/g)]
      .map(([, specifier]) => path.posix.join(path.posix.dirname(file), specifier!))
      .filter((target) => !target.startsWith('..'))
      .map((target) => ({ file, from: folderOf(file), to: folderOf(target.includes('/') ? target : `${target}/index.ts`) }))
      .filter(({ from, to }) => from !== to),
  );
}

test('no folder imports from a higher layer', () => {
  const upward = importsBetweenFolders().filter(({ from, to }) => layerOf(to) > layerOf(from));
  assert.deepEqual(
    upward.map(({ file, to }) => `${file} imports ${to}`),
    [],
  );
});

test('no game imports another', () => {
  const games = readdirSync('src/games', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `games/${name}`);
  assert.deepEqual(
    [...games].sort(),
    LAYERS.flat()
      .filter((folder) => folder.startsWith('games/'))
      .sort(),
  );
  const across = importsBetweenFolders().filter(({ from, to }) => games.includes(from) && games.includes(to));
  assert.deepEqual(
    across.map(({ file, to }) => `${file} imports ${to}`),
    [],
  );
});

test('folders do not import each other in a circle', () => {
  const below = new Map<string, Set<string>>();
  for (const { from, to } of importsBetweenFolders()) {
    below.set(from, (below.get(from) ?? new Set()).add(to));
  }
  const done = new Set<string>();
  const visit = (folder: string, way: readonly string[]): void => {
    assert.ok(!way.includes(folder), `a circle: ${[...way, folder].join(' → ')}`);
    if (!done.has(folder)) {
      below.get(folder)?.forEach((next) => visit(next, [...way, folder]));
      done.add(folder);
    }
  };
  [...below.keys()].forEach((folder) => visit(folder, []));
});
