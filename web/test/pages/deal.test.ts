import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { curveOf, dealId, isCarried } from '../../src/pages/deal/deals';
import type { DailyDeal } from '../../src/protocol/types';

describe('the curve of results', () => {
  const scores = [
    { points: 40, games: 1 },
    { points: 60, games: 10 },
    { points: 90, games: 1 },
  ];
  const curve = curveOf(scores, 100);
  it('is highest where most games are, and ends beyond the worst and the best', () => {
    const highest = curve.find(({ y }) => y === 1)!;
    assert.ok(Math.abs(highest.points - 60) < 3, `${highest.points}`);
    assert.ok(curve[0]!.points < 40 && curve.at(-1)!.points > 90);
    assert.ok(curve.every(({ y }) => y >= 0 && y <= 1));
  });
  it('exists for games that are all equal', () => {
    assert.ok(curveOf([{ points: 50, games: 40 }], 10).every(({ y }) => Number.isFinite(y)));
  });
});

describe('a deal', () => {
  it('is named by its game and its day', () => {
    assert.equal(dealId('el-grande', undefined), 'el-grande-today');
    assert.equal(dealId('el-grande', '2026-05-31'), 'el-grande-2026-05-31');
  });
  it('is taken along as long as it has no table', () => {
    const yours = { id: '', counts: false, totals: null, place: null, better: null, rank: null };
    assert.ok(isCarried({ yours } as DailyDeal));
    assert.ok(!isCarried({ yours: { ...yours, id: 'a' } } as DailyDeal));
    assert.ok(!isCarried({ yours: null } as DailyDeal));
  });
});
