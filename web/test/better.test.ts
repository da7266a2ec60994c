import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sketchOnMap } from '../src/pages/replay/better';
import { worthDrawing } from '../src/pages/replay/Turning';

test('a better turn of El Grande is arrows for what moves and rings for all it is about', () => {
  const { arrows, places } = sketchOnMap('Old', 0, [
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
});

test('what every turn is made of is not worth a drawing', () => {
  assert.deepEqual(worthDrawing(['supply', 'area LLWW 0,1', 'special', 'done', 'end']), ['area LLWW 0,1']);
});
