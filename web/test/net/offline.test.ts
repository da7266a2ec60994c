import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canAnswer } from '../../src/offline/answers';
import { pathOf } from '../../src/offline/download';
import { isLocal, isLocalPath } from '../../src/offline/local';

test('an id shows whether a table is on this device', () => {
  assert.ok(isLocal('local-abc'));
  assert.ok(!isLocal('abc'));
  assert.ok(isLocalPath('tables/local-abc/moves?table=0'));
  assert.ok(isLocalPath('replays/local-abc'));
  assert.ok(!isLocalPath('tables/abc'));
  assert.ok(!isLocalPath('tables'));
  assert.ok(isLocalPath(pathOf('https://host/base/api/replays/local-abc/record')));
});

test('without a server, this device answers requests for one person', () => {
  const table = (...kinds: string[]) => ({ game: 'a-game', seats: kinds.map((kind) => ({ kind })) });
  assert.ok(canAnswer('POST', 'session', {}));
  assert.ok(canAnswer('POST', 'arrival', undefined));
  assert.ok(canAnswer('GET', 'messages/de', undefined));
  assert.ok(canAnswer('GET', 'tables', undefined));
  assert.ok(canAnswer('POST', 'tables', table('me', 'bot')));
  assert.ok(canAnswer('POST', 'tables', table('me', 'me')));
});

test('requests that need other people or an account wait for the server', () => {
  assert.ok(!canAnswer('POST', 'tables', { game: 'a-game', seats: [{ kind: 'me' }, { kind: 'open' }] }));
  assert.ok(!canAnswer('GET', 'tables/abc', undefined));
  assert.ok(!canAnswer('POST', 'tables/abc/moves', {}));
  assert.ok(!canAnswer('POST', 'login', {}));
});
