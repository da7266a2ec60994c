import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changed } from '../../src/net/changes';

/* The same cases as ChangesTest on the server, which writes the changes read here. */

test('unnamed parts stay', () => {
  const before = { number: 1, inner: { number: 2, numbers: [7] } };
  const after = changed(before, { inner: { number: [3] } }) as typeof before;
  assert.deepEqual(after, { number: 1, inner: { number: 3, numbers: [7] } });
  assert.equal(after.inner.numbers, before.inner.numbers);
  assert.deepEqual(before.inner.number, 2);
});

test('a list with one element replaces a value', () => {
  assert.deepEqual(changed({ inner: { number: 2 } }, { inner: [null] }), { inner: null });
  assert.deepEqual(changed({ numbers: [1, 2] }, { numbers: [[8, 9]] }), { numbers: [8, 9] });
});

test('a list loses elements at its start and gets new ones at its end', () => {
  assert.deepEqual(changed([1, 2, 3, 4], { drop: 2, size: 3, 2: [5] }), [3, 4, 5]);
  assert.deepEqual(changed([1, 2, 3], { size: 2 }), [1, 2]);
  assert.deepEqual(changed([{ a: 1 }, { a: 2 }], { 1: { a: [3] } }), [{ a: 1 }, { a: 3 }]);
});

test('an empty list removes a part of a map', () => {
  assert.deepEqual(changed({ a: 1 }, { b: [2], a: [] }), { b: 2 });
});
