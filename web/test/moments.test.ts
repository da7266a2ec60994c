import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { JudgedTurn } from '../src/protocol/types';
import { keyTurns } from '../src/table/KeyMoments';
import { chosenMoments } from '../src/table/moments';
import type { Player } from '../src/table/types';

const turn = (first: number, before = 0, after = 0): JudgedTurn => ({
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

describe('key moments', () => {
  it('are looked for among the turns that moved the chances most', () => {
    const judged = Array.from({ length: 10 }, (_, i) => turn(2 * i + 1, 0.2, 0.2 + (i % 5) / 10 + 0.01));
    assert.deepEqual(
      keyTurns(judged).map(({ first }) => first),
      [3, 5, 7, 9, 13, 15, 17, 19],
    );
  });

  it('are the four that changed the most points, one that hurt the reader and one that helped among them', () => {
    const players = [{ isYou: false }, { isYou: true }] as Player[];
    const told = [
      [0, 3],
      [20, 0],
      [18, 0],
      [16, 0],
      [14, 0],
      [1, -1],
    ].map((points, i) => ({ turn: turn(i + 1), words: String(i), points }));
    assert.deepEqual(
      chosenMoments(told, players).map(({ words }) => words),
      ['0', '1', '2', '5'],
    );
  });
});
