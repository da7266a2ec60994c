import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { JudgedTurn } from '../src/protocol/types';
import { keyTurns } from '../src/table/KeyMoments';

describe('key moments', () => {
  it('are the four turns that moved the chances most, in the order in which they were played', () => {
    const turn = (first: number, before: number, after: number): JudgedTurn => ({
      first,
      last: first + 1,
      round: 1,
      seat: 0,
      before,
      after,
      best: after,
      better: [],
      reasons: [],
      turning: false,
    });
    const judged = [
      turn(1, 0.25, 0.24),
      turn(3, 0.2, 0.5),
      turn(5, 0.5, 0.1),
      turn(7, 0.3, 0.32),
      turn(9, 0.1, 0.3),
      turn(11, 0.3, 0.9),
    ];
    assert.deepEqual(
      keyTurns(judged).map(({ first }) => first),
      [3, 5, 9, 11],
    );
  });
});
