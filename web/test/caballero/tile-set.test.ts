import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { issueAddress, reportOf } from '../../src/games/caballero/count/Report';
import { verdictOf } from '../../src/games/caballero/count/Tally';
import {
  BOX,
  fileOf,
  playersOf,
  problemOf,
  RECONSTRUCTED,
  ROUNDS,
  readTiles,
  SHAPES,
  type TileSet,
  tilesOf,
  totalOf,
} from '../../src/games/caballero/count/tile-set';
import { learn } from '../../src/text/say';
import { servedTexts } from '../texts/served';

/* Counted tiles and their file. CountTilesTest in the module browser compares them with the Java code. */

const box = (counts: TileSet['counts']): TileSet => ({ name: 'my-box', counts });
const problemIn = (text: string) => {
  const found = readTiles(text);
  const problem = 'problem' in found ? found.problem : problemOf(found.set);
  return problem && [problem.key.replace('ec.tiles.', ''), ...Object.values(problem.slots)].join(' ');
};

describe('tile sets', () => {
  it('have the 15 kinds that EC-1.2 allows', () => {
    assert.deepEqual(SHAPES.flatMap(tilesOf), [
      ...['WWWW', 'WWWWf'],
      ...['LWWW', 'LWWWg', 'LWWWf'],
      ...['LLWW', 'LLWWg', 'LLWWf'],
      ...['LWLW', 'LWLWg'],
      ...['LLLW', 'LLLWg', 'LLLWf'],
      ...['LLLL', 'LLLLg'],
    ]);
  });

  it('are read in any rotation, with remarks and blank lines', () => {
    const text = '# my box\r\n\r\nname my-box_2 # 1998\n  2   WLLW\n1\tWWWWf # the lake\n0 LLLL\n3 WWLLg\n1 LLWWg';
    assert.deepEqual(readTiles(text), { set: { name: 'my-box_2', counts: { LLWW: 2, WWWWf: 1, LLLL: 0, LLWWg: 4 } } });
  });

  it('are refused for the same reasons as in the rules', () => {
    assert.equal(problemIn('name a\n40 LLWW\n1 WWWWg'), 'gold WWWWg');
    assert.equal(problemIn('name a\n40 LLWW\n1 LLLLf'), 'fish LLLLf');
    assert.equal(problemIn('name a\n40 LLWW\n1 WLWLf'), 'bridgeFish WLWLf');
    assert.equal(problemIn('name a\n40 LLWW\n1 LLXW'), 'noTile LLXW');
    assert.equal(problemIn(`name a\n1 ${'L'.repeat(41)}`), 'noTile …');
    for (const line of ['LLWW', '8 LLWW LLLL', 'x LLWW', '-1 LLWW', '1000 LLWW', '1.5 LLWW', 'name']) {
      assert.equal(problemIn(`name a\n40 LLWW\n${line}`), 'line 3', line);
    }
    for (const name of ['', 'name reconstructed', 'name my/box', 'name mío', `name ${'1'.repeat(41)}`]) {
      assert.equal(problemIn(`${name}\n40 LLWW`), 'name', name);
    }
    assert.equal(problemIn('name a\n30 LLWWg\n30 LLWWf'), 'noStart');
    assert.equal(problemIn(`name a\n${'500 LLWW\n'.repeat(20)}1 LLWW`), 'tooMany 10000');
    assert.equal(problemIn(`name a\n${'500 LLWW\n'.repeat(20)}`), undefined);
  });

  it('can be read from their file', () => {
    for (const set of [box(RECONSTRUCTED.counts), box({ LLWW: 2500, WWWWf: 1 })]) {
      assert.deepEqual(readTiles(fileOf(set)), { set });
    }
  });

  it('report how many players they are enough for', () => {
    const players = (n: number) => [ROUNDS.basic, ROUNDS.expanded].map((rounds) => playersOf(box({ LLWW: n }), rounds));
    assert.deepEqual([16, 17, 22, 23, 33, 34, 44, 45].map(players), [
      [0, 0],
      [2, 0],
      [2, 0],
      [2, 2],
      [4, 2],
      [4, 3],
      [4, 3],
      [4, 4],
    ]);
  });

  it('of the reconstruction have 8 gold and 8 fish', () => {
    assert.deepEqual([totalOf(RECONSTRUCTED), totalOf(RECONSTRUCTED, 'g'), totalOf(RECONSTRUCTED, 'f')], [BOX, 8, 8]);
  });
});

describe('the check of counted tiles against EC-1.2', () => {
  before(() => learn(servedTexts('en')));

  it('is one sentence at each stage', () => {
    const say = (counts: TileSet['counts']) => Object.values(verdictOf(box(counts))).join(': ');
    assert.equal(say({}), 'open: Enter how many of each tile you have. The box has 48 (EC-1.2).');
    assert.equal(say({ LLWWg: 30 }), 'wrong: The tile set has no tile without gold or fish to start with (EC-1.2)');
    assert.equal(say({ LLWW: 16 }), 'wrong: Too few tiles: even the basic game with 2 players needs 17 (EC-1.2).');
    assert.equal(say({ LLWW: 17 }), 'open: 31 tiles are missing: the box has 48 (EC-1.2).');
    assert.equal(say({ LLWW: 47 }), 'open: 1 tile is missing: the box has 48 (EC-1.2).');
    assert.equal(say({ LLWW: 48 }), 'right: All tiles are counted, and the set satisfies EC-1.2.');
    assert.equal(say({ LLWW: 50 }), 'wrong: 2 tiles too many: the box has 48 (EC-1.2). Count again.');
  });
});

describe('the report of counted tiles', () => {
  it('contains the file and asks for the rest', () => {
    assert.equal(
      reportOf(box({ LLWW: 2, WWWWf: 1 })).body,
      [
        'Area tiles in my box: 3. With gold: 0. With a fish: 1.',
        '```\nname my-box\n\n1 WWWWf\n2 LLWW\n```',
        'Publisher, year and language of the box:',
        'Tiles that no picture on the page shows:',
      ].join('\n\n'),
    );
  });

  it('becomes an issue only if the project has an address for issues', () => {
    const report = { title: 'A & B', body: '1\n2' };
    assert.equal(issueAddress(report, ''), undefined);
    assert.equal(
      issueAddress(report, 'https://host.test/p/issues/'),
      'https://host.test/p/issues/new?title=A+%26+B&body=1%0A2',
    );
  });
});
