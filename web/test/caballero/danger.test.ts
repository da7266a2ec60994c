import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tilesInDanger, warningsOf } from '../../src/games/caballero/turn/danger';
import type { Danger } from '../../src/protocol/types';
import { turn } from '../support/fixture';

const table = { ...turn.table, display: ['LLLL', 'LLLW', 'LLLW', 'WWWW'] };

function danger(place: string, atStake: number, from: Record<string, string[]>, rescues: Danger['rescues'] = []): Danger {
  return { place, atStake, threats: Object.entries(from).map(([cell, by]) => ({ from: cell, by })), rescues };
}

test('the highest loss comes first, with the tiles that could cause it and the rescue', () => {
  const tiles = tilesInDanger(table, [
    danger('0,-2', 5, { '1,-2': ['LLLL'] }),
    danger('-1,-2', 7, { '0,-2': ['LLLL', 'LLLW'], '-1,-3': ['WWWW'] }, [
      { move: 'castillo -1,-2', cost: 1 },
      { move: 'grande -1,-2', cost: 2 },
    ]),
  ]);
  assert.deepEqual(
    tiles.map(({ number }) => number),
    [7, 5],
  );
  assert.equal(tiles[0]!.how, 'Any of the 4 displayed tiles can evict it from 0 2N and 1W 3N.');
  assert.equal(tiles[0]!.rescue?.text, 'A castillo here saves 7 for 1.');
  assert.equal(tiles[1]!.how, '1 of 4 displayed tiles can evict it from 1E 2N.');
  assert.equal(tiles[1]!.rescue, undefined);

  const done: string[] = [];
  const warnings = warningsOf(tiles, (move) => done.push(move));
  assert.equal(warnings[0]!.text, 'In danger: your 7 at 1W 2N. A castillo here saves 7 for 1.');
  warnings[0]!.remedy!.onClick();
  assert.deepEqual(done, ['castillo -1,-2']);
  assert.equal(warnings[1]!.remedy, undefined);
});

test('when the display is empty, tiles of the next round are a danger, but no reason to ask before the turn ends', () => {
  const [tile] = tilesInDanger({ ...table, display: [] }, [
    danger('0,-2', 5, { '1,-2': ['LLLL', 'LLLW'] }, [{ move: 'castillo 0,-2', cost: 1 }]),
  ]);
  assert.equal(tile!.how, 'A tile of the next round could evict it from 1E 2N.');
  assert.deepEqual(
    warningsOf([tile!], () => {}),
    [],
  );
});
