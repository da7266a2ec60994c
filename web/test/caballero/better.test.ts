import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeScene } from '../../src/games/caballero/scene/scene';
import { sketchOnChart } from '../../src/games/caballero/turn/better-turn';
import { caballero, grande } from '../../src/games/doors';
import { sketchOnMap } from '../../src/games/grande/map/better-turn';
import type { ReplayView } from '../../src/protocol/types';
import { turn } from '../support/fixture';

test('a better turn of El Grande has arrows for moves, pale pieces for new ones, and rings around all its places', () => {
  const { arrows, places, ghosts } = sketchOnMap('Old', 0, [
    'card 4',
    'place Val',
    'place Val',
    'special',
    'move Val Cas 1',
    'move Val Cas 1',
    'send Sev 2',
    'king New',
    'end',
  ]);
  assert.deepEqual(
    arrows.map(({ seat, from, to, label }) => [seat, from, to, label]),
    [
      [1, 'Val', 'Cas', '2'],
      [2, 'Sev', undefined, '1'],
    ],
  );
  assert.deepEqual(places.sort(), ['Cas', 'New', 'Old', 'Sev', 'Val']);
  assert.deepEqual(ghosts, [
    { piece: 'caballero', seat: 0, place: 'Val', count: 2 },
    { piece: 'king', seat: 0, place: 'New', count: 1 },
  ]);
});

test('moves of every turn are not drawn', async () => {
  const routine = await Promise.all(
    [caballero, grande].map(async (game) => {
      const { replay } = await game.screens();
      return ['supply', 'area LLWW 0,1', 'place Val', 'special', 'done', 'end'].filter((move) => replay.isRoutine(move));
    }),
  );
  assert.deepEqual(routine, [
    ['supply', 'end'],
    ['special', 'done', 'end'],
  ]);
});

test('a better turn of El Caballero shows ships, castillos and the grande on the tiles that would carry them', () => {
  const scene = makeScene(turn.table);
  const lying = turn.table.tiles.find(({ ships, castillo }) => !castillo && !ships.includes('W'))!;
  const { ghosts, cells } = sketchOnChart(scene, turn.seat, [
    'supply',
    'cab 90,90 4',
    'ship 90,90 E',
    'castillo 90,90',
    `sail ${lying.x},${lying.y} W`,
    'area LWLW 91,90',
    'area WWWL 90,91',
    'raise 90,90 7',
  ]);
  const at = (x: number, y: number) => ghosts.filter((ghost) => ghost.x === x && ghost.y === y);
  const [placed, ...others] = at(90, 90);
  assert.deepEqual(others, []);
  assert.ok(placed?.kind === 'caballero');
  assert.deepEqual([placed.north, placed.ships, placed.castillo], [7, 'E', true]);
  assert.equal(placed.land, '', 'the new tiles show it only water');
  const [carrier] = at(lying.x, lying.y);
  assert.ok(carrier?.kind === 'caballero' && carrier.ships === `${lying.ships}W` && carrier.seat === lying.seat);
  assert.equal(cells.length, 7);
});

test('a tile of a better turn faces the land placed in the same turn', () => {
  const { ghosts } = sketchOnChart(makeScene(turn.table), turn.seat, ['cab 90,90 4', 'area WWLL 91,90']);
  const tile = ghosts.find(({ kind }) => kind === 'caballero');
  assert.ok(tile?.kind === 'caballero' && tile.land === 'E');
});

test('a replay knows the points by source, for the picture to share', async () => {
  const sheet = [
    { seat: 0, place: 'Val', reason: 'first', points: 5 },
    { seat: 1, place: 'Cas', reason: 'ec.ship', points: 3 },
  ];
  const replay = { names: ['Ana', 'Teresa'], options: {}, sheets: [{ sheet }, { sheet }] } as unknown as ReplayView;
  const points = await Promise.all(
    [caballero, grande].map(async (game) => (await game.screens()).replay.bySource(replay).points),
  );
  assert.deepEqual(points, [
    [
      [10, 0],
      [0, 6],
    ],
    [
      [10, 0, 0],
      [0, 0, 6],
    ],
  ]);
});
