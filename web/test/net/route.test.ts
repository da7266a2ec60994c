import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGame, gameOfRule } from '../../src/games';
import { isSamePage, parseRoute, pathOf, type Route } from '../../src/ui/state/route';

test('every route can be read from its path', () => {
  const routes: Route[] = [
    { page: 'lobby' },
    { page: 'new' },
    { page: 'replays' },
    { page: 'settings', part: undefined },
    { page: 'settings', part: 'account' },
    { page: 'settings', part: 'notifications' },
    { page: 'reset', secret: 'Ab-_9' },
    { page: 'invite', secret: 'Ab-_9' },
    { page: 'table', id: 'AB-12' },
    { page: 'table', id: 'a/b c' },
    { page: 'replay', id: 'x9', ply: undefined },
    { page: 'replay', id: 'x9', ply: 164 },
    { page: 'rules', game: undefined, rule: undefined },
    { page: 'rules', game: undefined, rule: 'EC-3.13' },
    { page: 'rules', game: 'el-grande', rule: undefined },
    { page: 'rules', game: 'el-caballero', rule: 'EC-3.13' },
    { page: 'learn', game: undefined, step: undefined },
    { page: 'learn', game: 'el-grande', step: 4 },
    { page: 'count', game: 'el-caballero' },
    { page: 'deal', game: undefined, day: undefined },
    { page: 'deal', game: 'el-grande', day: undefined },
    { page: 'deal', game: 'el-grande', day: '2026-05-31' },
  ];
  for (const route of routes) {
    assert.deepEqual(parseRoute(pathOf(route)), route);
  }
});

test('an unknown path has no page', () => {
  for (const path of ['table', 'table/', 'tables/1', 'table/1/2', 'replay', 'new/1', 'count', 'x']) {
    assert.equal(parseRoute(path).page, 'nowhere', path);
  }
});

test('a rule needs no game in its address', () => {
  assert.deepEqual(parseRoute('rules#EG-3.2'), { page: 'rules', game: undefined, rule: 'EG-3.2' });
  assert.equal(gameOfRule('EG-3.2')?.id, 'el-grande');
  assert.equal(gameOfRule('XX-3.2'), undefined);
});

test('an address accepts any game', () => {
  assert.deepEqual(parseRoute('rules/chess'), { page: 'rules', game: 'chess', rule: undefined });
  assert.deepEqual(parseRoute('learn/chess?step=2'), { page: 'learn', game: 'chess', step: 2 });
  assert.equal(findGame('chess'), undefined);
});

test('a ply that is not a number is left out', () => {
  for (const ply of ['-1', '1.5', 'abc', '', '99999999']) {
    assert.deepEqual(parseRoute(`replay/x?ply=${ply}`), { page: 'replay', id: 'x', ply: undefined });
  }
});

test('a badly encoded path causes no error', () => {
  assert.deepEqual(parseRoute('table/%E0%A4'), { page: 'table', id: '%E0%A4' });
});

test('another move of a replay is the same page, another replay or page is not', () => {
  const at: Route = { page: 'replay', id: 'x9', ply: undefined };
  assert.equal(isSamePage(at, { page: 'replay', id: 'x9', ply: 7 }), true);
  assert.equal(isSamePage(at, { page: 'replay', id: 'x8', ply: 7 }), false);
  assert.equal(isSamePage({ page: 'replays' }, at), false);
});
