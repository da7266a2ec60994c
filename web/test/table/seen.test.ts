import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEarlyGame, isFirstGame, rememberGame } from '../../src/table/follow/seen';

/** A browser's storage for the duration of the test. */
function withStorage(work: () => void): void {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  try {
    work();
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
  }
}

test('the first three games are early ones, and stay so; reopening a finished table is not another game', () => {
  withStorage(() => {
    assert.ok(isFirstGame());
    for (const table of ['a', 'a', 'b']) {
      rememberGame(table);
    }
    assert.ok(!isFirstGame());
    assert.ok(isEarlyGame('c'));
    rememberGame('c');
    assert.ok(isEarlyGame('a'));
    assert.ok(!isEarlyGame('d'));
  });
});
