import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../src/games';
import { sketchOnMap } from '../src/games/grande/better-turn';

test('a better turn of El Grande is arrows for what moves, pale pieces for what comes, and rings for all it is about', () => {
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

test('what every turn is made of is not worth a drawing', async () => {
  const routine = await Promise.all(
    GAMES.map(async (game) => {
      const { replay } = await game.screens();
      return ['supply', 'area LLWW 0,1', 'place Val', 'special', 'done', 'end'].filter((move) => replay.isRoutine(move));
    }),
  );
  assert.deepEqual(routine, [
    ['supply', 'end'],
    ['special', 'done', 'end'],
  ]);
});
