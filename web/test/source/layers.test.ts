import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

/*
 * The layers of the browser part. A folder may import from folders of lower layers; folders of one layer may import each other, but
 * not in a circle; a game never imports another game. The same holds for the rooms of a folder: the folders in it.
 */

const GAMES = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `games/${name}`);

const LAYERS: readonly (readonly string[])[] = [
  ['protocol', 'style'],
  ['offline'],
  ['draw', 'net', 'text'],
  ['ui'],
  ['table'],
  GAMES,
  ['games'],
  [
    'pages/lobby',
    'pages/table',
    'pages/replay',
    'pages/replays',
    'pages/cup',
    'pages/puzzle',
    'pages/deal',
    'pages/learn',
    'pages/rules',
    'pages/settings',
    'pages/arrive',
    'pages/community',
    'pages/admin',
  ],
  ['app'],
  ['.'],
];

/** Folders that consist of rooms, and files between the rooms, which all of them may use. */
const WITH_ROOMS: Readonly<Record<string, readonly string[]>> = {
  ui: [],
  table: ['game.ts', 'table-state.ts'],
  'games/caballero': ['index.ts', 'screens.ts', 'Poster.tsx'],
  'games/grande': ['index.ts', 'screens.ts', 'Poster.tsx'],
};

/** A room with more files than this is two rooms. */
const LARGEST = 30;

/** A module with fewer lines than this, and with one user, is part of its user. */
const SMALL = 40;

/** Small modules with one user that stay separate, with the reason. */
const OF_THEIR_OWN: Readonly<Record<string, string>> = {
  'games/grande/Poster.tsx': 'the door of a game is no component',
};

interface Import {
  file: string;
  from: string;
  to: string;
}

/** The layered folder of a file below `src`. */
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

/** Every module, and the imports between them, including those of types. */
function imports(): { file: string; target: string }[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'),
  );
  return files.flatMap((file) =>
    [...readFileSync(path.join('src', file), 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']*)'/g)]
      .map(([, specifier]) => path.posix.join(path.posix.dirname(file), specifier!))
      .filter((target) => !target.startsWith('..'))
      .map((target) => ({ file, target })),
  );
}

/** Every module below a folder. */
function sources(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => `${root}/${name}`);
}

/** A module by its path without its extension. */
function moduleName(file: string): string {
  return file.replace(/(?:\/index)?\.tsx?$/, '');
}

function importsBetweenFolders(): Import[] {
  return imports()
    .map(({ file, target }) => ({
      file,
      from: folderOf(file),
      to: folderOf(target.includes('/') ? target : `${target}/index.ts`),
    }))
    .filter(({ from, to }) => from !== to);
}

/** The room of a file in a folder; the file's own name if it is between the rooms. */
function roomOf(folder: string, file: string): string {
  return file.slice(folder.length + 1).split('/')[0]!;
}

function importsBetweenRooms(folder: string): Import[] {
  const isInside = (file: string): boolean => file.startsWith(`${folder}/`);
  return imports()
    .filter(({ file, target }) => isInside(file) && isInside(target))
    .map(({ file, target }) => ({ file, from: roomOf(folder, file), to: roomOf(folder, target) }))
    .filter(({ from, to }) => from !== to);
}

/** Fails if folders or rooms import each other in a circle. */
function refuseCircles(found: readonly Import[]): void {
  const below = new Map<string, Set<string>>();
  for (const { from, to } of found) {
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
}

test('no folder imports from a higher layer', () => {
  const upward = importsBetweenFolders().filter(({ from, to }) => layerOf(to) > layerOf(from));
  assert.deepEqual(
    upward.map(({ file, to }) => `${file} imports ${to}`),
    [],
  );
});

test('no game imports another', () => {
  const across = importsBetweenFolders().filter(({ from, to }) => GAMES.includes(from) && GAMES.includes(to));
  assert.deepEqual(
    across.map(({ file, to }) => `${file} imports ${to}`),
    [],
  );
});

test('folders do not import each other in a circle', () => {
  refuseCircles(importsBetweenFolders());
});

for (const [folder, between] of Object.entries(WITH_ROOMS)) {
  test(`the rooms of ${folder} do not import each other in a circle`, () => {
    refuseCircles(importsBetweenRooms(folder));
  });

  test(`every file of ${folder} is in a room`, () => {
    const outside = readdirSync(path.join('src', folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
    assert.deepEqual(outside.sort(), [...between].sort());
  });
}

test('no folder has too many files', () => {
  const folders = ['src', 'test'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.includes('.'))
      .map((name) => path.posix.dirname(`${root}/${name}`)),
  );
  const crowded = [...new Set(folders)]
    .map((folder) => ({ folder, files: folders.filter((other) => other === folder).length }))
    .filter(({ files }) => files > LARGEST);
  assert.deepEqual(crowded, []);
});

/** The files that import each module, tests among them; `later` if a module is loaded when it is needed. */
function usersOfModules(): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  const use = (module: string, user: string): unknown => users.set(module, (users.get(module) ?? new Set()).add(user));
  for (const file of [...sources('src'), ...sources('test')]) {
    for (const [, late, specifier] of readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*(\(?)\s*'(\.[^']*)'/g)) {
      const module = moduleName(path.posix.join(path.posix.dirname(file), specifier!));
      use(module, file);
      if (late !== '') {
        use(module, 'later');
      }
    }
  }
  return users;
}

test('every module is used', () => {
  const users = usersOfModules();
  const isUsed = (file: string): boolean => [...(users.get(moduleName(file)) ?? [])].some((user) => user.startsWith('src/'));
  const unused = sources('src').filter((file) => file !== 'src/main.tsx' && !isUsed(file));
  assert.deepEqual(unused, []);
});

/** A component, or a constant that holds one; not the loader of a page that is loaded later. */
const COMPONENT = /^(export )?(?:function|const) ([A-Z][a-z]\w*)\b(?! = lazy\()/gm;

test('two components have different names', () => {
  const all = sources('src')
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(COMPONENT)].map(([, exported, name]) => ({
        file,
        name: name!,
        isExported: exported !== undefined,
        game: GAMES.find((folder) => file.startsWith(`src/${folder}/`)),
      })),
    );
  // Two games may each have their own part of the same name.
  const isOther = (one: (typeof all)[number], other: (typeof all)[number]): boolean =>
    one !== other && (one.game === other.game || one.game === undefined || other.game === undefined);
  const shared = all
    .filter(({ isExported }) => isExported)
    .flatMap((one) =>
      all.filter((other) => other.name === one.name && isOther(one, other)).map(({ file, name }) => `${name} in ${file}`),
    );
  assert.deepEqual([...new Set(shared)], []);
});

test('a small module has more than one user, is loaded when it is needed, or is part of its user', () => {
  const users = usersOfModules();
  const crumbs = sources('src')
    .filter((file) => readFileSync(file, 'utf8').split('\n').length <= SMALL && users.get(moduleName(file))?.size === 1)
    .map((file) => file.slice('src/'.length))
    // The door of a game is in the list of games only.
    .filter((file) => !GAMES.includes(moduleName(file)));
  assert.deepEqual(crumbs.sort(), Object.keys(OF_THEIR_OWN).sort());
});
