import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnalysisView, JudgedTurn } from '../../src/protocol/types';
import { band, outlookAt, outlooks } from '../../src/table/final/outlook';

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
    outlooks(VIEW).map((point) => point.ply),
    [0, 4, 9],
  );
  assert.deepEqual(outlookAt(outlooks(VIEW), 8)?.chances, [0.75, 0.25]);
  assert.deepEqual(outlooks({ ...VIEW, judged: VIEW.judged.slice(0, 1) }).length, 2);
});

test('bands are stacked and fill the picture', () => {
  assert.deepEqual(
    band(outlooks(VIEW), 0).map(({ from, to }) => [from, to]),
    [
      [0, 0.5],
      [0, 0.75],
      [0, 1],
    ],
  );
  assert.deepEqual(
    band(outlooks(VIEW), 1).map(({ from, to }) => [from, to]),
    [
      [0.5, 1],
      [0.75, 1],
      [1, 1],
    ],
  );
});
