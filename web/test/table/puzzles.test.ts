import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { daysOf } from '../../src/pages/puzzle/Month';
import {
  asPreferences,
  countOf,
  dayBefore,
  fromPreferences,
  resultOf,
  streakOf,
  withResult,
} from '../../src/pages/puzzle/results';
import { counted, lineOf, nextMoves, stepsOf } from '../../src/table/lesson/puzzle';

describe('the month of a puzzle', () => {
  it('has all its days, in leap years too', () => {
    assert.deepEqual(daysOf('2028-02-17').slice(0, 2), ['2028-02-01', '2028-02-02']);
    assert.equal(daysOf('2028-02-17').length, 29);
    assert.equal(daysOf('2026-12-31').at(-1), '2026-12-31');
  });
});

describe('results of puzzles', () => {
  it('compare an attempt with the best gain', () => {
    assert.equal(resultOf(10, 10), 'best');
    assert.equal(resultOf(5, 10), 'good');
    assert.equal(resultOf(4, 10), 'other');
    assert.equal(resultOf(-3, 10), 'other');
  });

  it('count the first attempt of a day', () => {
    const first = withResult({}, '2026-03-01', 'other', '2026-03-01');
    assert.deepEqual(withResult(first, '2026-03-01', 'best', '2026-03-01'), { '2026-03-01': 'other' });
  });

  it('find the day before, over months and years', () => {
    assert.equal(dayBefore('2026-03-01'), '2026-02-28');
    assert.equal(dayBefore('2026-01-01'), '2025-12-31');
  });

  it('count days in a row; today may still come, a gap ends them', () => {
    const results = { '2026-03-03': 'best', '2026-03-02': 'other', '2026-02-28': 'good' } as const;
    assert.equal(streakOf(results, '2026-03-03'), 2);
    assert.equal(streakOf(results, '2026-03-04'), 2);
    assert.equal(streakOf(results, '2026-03-05'), 0);
  });

  it("count an archived puzzle, which doesn't repair a streak", () => {
    const gap = { '2026-03-03': 'best', '2026-03-01': 'best' } as const;
    const filled = withResult(gap, '2026-03-02', 'good', '2026-03-03');
    assert.equal(streakOf(filled, '2026-03-03'), 1);
    assert.deepEqual(countOf(filled), { tried: 3, best: 2 });
  });

  it('are stored in an account, a letter for each day', () => {
    const results = { '2026-03-01': 'best', '2026-03-03': 'good late', '2026-04-30': 'other' } as const;
    const preferences = asPreferences(results);
    assert.equal(preferences['puzzles.2026-03'], 'B-g');
    assert.equal(preferences['puzzles.2026-04'], `${'-'.repeat(29)}O`);
    assert.deepEqual(fromPreferences({ ...preferences, theme: 'dark' }), results);
  });
});

describe('lines of a puzzle', () => {
  const lines = ['place Ara, place Ara', 'place Ara, place Val', 'place Gra, place Val'];

  it('are chosen move by move, in any order', () => {
    assert.equal(stepsOf(lines), 2);
    assert.deepEqual(nextMoves(lines, []), ['place Ara', 'place Val', 'place Gra']);
    assert.deepEqual(nextMoves(lines, ['place Val']), ['place Ara', 'place Gra']);
    assert.deepEqual(nextMoves(lines, ['place Ara', 'place Ara']), []);
    assert.equal(lineOf(['place Val', 'place Ara']), 'place Ara, place Val');
    assert.deepEqual(counted(['place Ara', 'place Ara']), [{ move: 'place Ara', count: 2 }]);
  });

  it('are moves themselves where a puzzle asks for one', () => {
    assert.equal(stepsOf(['area LLLW 2,2']), 1);
    assert.deepEqual(nextMoves(['area LLLW 2,2', 'area LLLW 0,1'], []), ['area LLLW 2,2', 'area LLLW 0,1']);
  });
});
