import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnalysisView, JudgedTurn } from '../../src/protocol/types';
import { band, winEstimateAt, winEstimates } from '../../src/table/final/win-estimates';

const VIEW: AnalysisView = {
  state: 'done',
  done: 2,
  turns: 2,
  outlook: [
    [0.5, 0.5],
    [0.75, 0.25],
    [1, 0],
  ],
  judged: [{ last: 4 }, { last: 9 }] as JudgedTurn[],
};

test('the chances are at the ends of the turns', () => {
  assert.deepEqual(
    winEstimates(VIEW).map((point) => point.ply),
    [0, 4, 9],
  );
  assert.deepEqual(winEstimateAt(winEstimates(VIEW), 8)?.chances, [0.75, 0.25]);
  assert.deepEqual(winEstimates({ ...VIEW, judged: VIEW.judged.slice(0, 1) }).length, 2);
});

test('bands are stacked and fill the picture', () => {
  assert.deepEqual(
    band(winEstimates(VIEW), 0).map(({ from, to }) => [from, to]),
    [
      [0, 0.5],
      [0, 0.75],
      [0, 1],
    ],
  );
  assert.deepEqual(
    band(winEstimates(VIEW), 1).map(({ from, to }) => [from, to]),
    [
      [0.5, 1],
      [0.75, 1],
      [1, 1],
    ],
  );
});
