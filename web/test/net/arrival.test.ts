import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noteArrived, takeArrived } from '../../src/net/arrival';
import type { TableView } from '../../src/protocol/types';

const table = { id: 'T' } as TableView;

test('the table that came with the page is used once', () => {
  noteArrived(table);
  assert.equal(takeArrived('T'), table);
  assert.equal(takeArrived('T'), undefined);
});

test('it is not used for another table', () => {
  noteArrived(table);
  assert.equal(takeArrived('U'), undefined);
  assert.equal(takeArrived('T'), undefined);
});

test('a page may come without a table', () => {
  noteArrived(null);
  assert.equal(takeArrived('T'), undefined);
});
