import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { GAMES } from '../../src/games';

/* A game has one entry point. Code outside of `games/` treats all games alike and names none. */

const FOLDERS = readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const OUTSIDE = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !name.startsWith('games/') && name !== 'protocol/types.ts',
);

/** The names of a game in code: its id, its folder, the letters of its rules, and the types of its positions and previews. */
const NAMES = [
  ...GAMES.flatMap(({ id, rulePrefix }) => [`['"\`]${id}`, `\\b${rulePrefix}-`]),
  ...FOLDERS.map(({ name }) => `games/${name}`),
  ...FOLDERS.map(({ name }) => `\\b${name[0]!.toUpperCase()}${name.slice(1)}(?:Table|Preview|Options?)\\w*`),
];

test('every folder of games is a game in the list', () => {
  assert.equal(FOLDERS.length, GAMES.length);
  assert.equal(new Set(GAMES.map(({ id }) => id)).size, GAMES.length);
  assert.equal(new Set(GAMES.map(({ rulePrefix }) => rulePrefix)).size, GAMES.length);
});

test('nothing outside of games names a game', () => {
  const named = OUTSIDE.flatMap((file) =>
    readFileSync(path.join('src', file), 'utf8')
      .split('\n')
      // A comment may give an example.
      .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line) && new RegExp(NAMES.join('|')).test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  assert.deepEqual(named, []);
});

test('other code uses only the entry point of a game', () => {
  const doors = readFileSync('src/games/doors.ts', 'utf8');
  for (const { name } of FOLDERS) {
    assert.ok(doors.includes(`from './${name}'`), `${name} is not in games/doors.ts`);
  }
  const beside = readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of beside.filter((entry) => entry.name !== 'doors.ts')) {
    const text = readFileSync(path.join('src/games', name), 'utf8');
    assert.deepEqual(
      FOLDERS.filter((folder) => text.includes(`./${folder.name}`)),
      [],
      name,
    );
  }
});

/** The first words of moves, in the recorded games of the lessons. */
const WORDS = new Set(
  FOLDERS.map(({ name }) => `src/games/${name}/lesson/lesson-record.json`)
    .filter(existsSync)
    .flatMap((file) => {
      const record = JSON.parse(readFileSync(file, 'utf8')) as { moves: { move: string }[] };
      return record.moves.map(({ move }) => move.split(' ')[0]!);
    }),
);

test('generic code knows no notation of moves', () => {
  assert.ok(WORDS.has('power') && WORDS.size > 5, [...WORDS].join());
  const reads = /\bmove\w*\??\.(?:startsWith|endsWith|split|match|indexOf|charAt|substring)\(|\bmove [!=]== ['"`]\w/;
  const words = new RegExp(`['"\`](?:${[...WORDS].join('|')}) `);
  const found = OUTSIDE.flatMap((name) =>
    readFileSync(path.join('src', name), 'utf8')
      .split('\n')
      .filter((line) => reads.test(line) || words.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
  assert.deepEqual(found, []);
});
