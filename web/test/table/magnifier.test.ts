import assert from 'node:assert/strict';
import { test } from 'node:test';
import { magnified } from '../../src/table/map/use-magnifier';

const WINDOW = { width: 390, height: 420 };
const WHOLE = { scale: 1, left: 0, top: 0 };
const still = { dx: 0, dy: 0, factor: 1, x: 0, y: 0 };

test('two fingers magnify a map about the point between them', () => {
  const { scale, left, top } = magnified(WHOLE, { ...still, factor: 2, x: 50, y: -40 }, WINDOW);
  assert.equal(scale, 2);
  // The point between the fingers stays where it was.
  const [x, y] = [195 + 50, 210 - 40];
  assert.deepEqual([left + x * scale, top + y * scale], [x, y]);
});

test('a magnified map follows a finger, and leaves no part of the window empty', () => {
  const near = magnified(WHOLE, { ...still, factor: 2 }, WINDOW);
  assert.equal(magnified(near, { ...still, dx: 30 }, WINDOW).left, near.left + 30);
  const far = magnified(near, { ...still, dx: 9999, dy: -9999 }, WINDOW);
  assert.deepEqual([far.left, far.top], [0, -WINDOW.height]);
});

test('a map is magnified three times at most, and is whole again when fingers come together', () => {
  const near = magnified(WHOLE, { ...still, factor: 9 }, WINDOW);
  assert.equal(near.scale, 3);
  assert.deepEqual(magnified(near, { ...still, factor: 0.2, x: 80 }, WINDOW), WHOLE);
});
