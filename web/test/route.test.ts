import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseRoute, pathOf, type Route } from '../src/ui/route';

test('every route comes back from its path', () => {
  const routes: Route[] = [
    { page: 'lobby' },
    { page: 'new' },
    { page: 'replays' },
    { page: 'settings' },
    { page: 'table', id: 'AB-12' },
    { page: 'table', id: 'a/b c' },
    { page: 'replay', id: 'x9', ply: undefined },
    { page: 'replay', id: 'x9', ply: 164 },
    { page: 'rules', game: 'el-grande', rule: undefined },
    { page: 'rules', game: 'el-caballero', rule: 'EC-3.13' },
    { page: 'learn', game: undefined, step: undefined },
    { page: 'learn', game: 'el-grande', step: 4 },
  ];
  for (const route of routes) {
    assert.deepEqual(parseRoute(pathOf(route)), route);
  }
});

test('what is no page is nowhere', () => {
  for (const path of ['table', 'table/', 'tables/1', 'table/1/2', 'replay', 'new/1', 'x']) {
    assert.equal(parseRoute(path).page, 'nowhere', path);
  }
});

test('a rule without a game is found by its number', () => {
  assert.deepEqual(parseRoute('rules#EG-3.2'), { page: 'rules', game: 'el-grande', rule: 'EG-3.2' });
  assert.equal(parseRoute('rules/chess').page, 'nowhere');
  assert.equal(parseRoute('learn/chess').page, 'nowhere');
});

test('a ply that is no number is left out', () => {
  for (const ply of ['-1', '1.5', 'abc', '', '99999999']) {
    assert.deepEqual(parseRoute(`replay/x?ply=${ply}`), { page: 'replay', id: 'x', ply: undefined });
  }
});

test('a path that is badly encoded does no harm', () => {
  assert.deepEqual(parseRoute('table/%E0%A4'), { page: 'table', id: '%E0%A4' });
});
