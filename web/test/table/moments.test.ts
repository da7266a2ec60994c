import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { JudgedTurn, LogLine } from '../../src/protocol/types';
import { chosenMoments, type Moment, mostTouched, pointsOf } from '../../src/table/final/moments';
import { lines } from '../../src/table/final/SharePicture';
import type { Player } from '../../src/table/people/types';

const PLAYERS = [{ isYou: false }, { isYou: true }] as Player[];

const line = (ply: number, points: number[] = [], scorings: LogLine['scorings'] = []): LogLine => ({
  ply,
  seat: 0,
  move: 'area',
  text: { key: '', slots: {} },
  at: 0,
  effects: [],
  points,
  scorings,
});

const moment = (ply: number, points: number[], kind = String(ply)): Moment => ({
  lines: [line(ply)],
  kind,
  points,
});

const plies = (moments: readonly Moment[]) => moments.map(({ lines: [first] }) => first!.ply);

describe('key moments', () => {
  it('are the four that changed the most points, one that hurt the reader and one that helped among them', () => {
    const told = [
      [0, 3],
      [20, 0],
      [18, 0],
      [16, 0],
      [14, 0],
      [1, -1],
      [0, 0],
    ].map((points, i) => moment(i, points));
    assert.deepEqual(plies(chosenMoments(told, PLAYERS)), [0, 1, 2, 5]);
  });

  it('are at most two of a kind', () => {
    const told = [9, 8, 7, 6].map((points, i) => moment(i, [points, 0], i < 3 ? 'evicted' : 'joined'));
    assert.deepEqual(plies(chosenMoments(told, PLAYERS)), [0, 1, 3]);
  });

  it('are weighed by what the analysis says about their turns', () => {
    const told = [10, 10, 10, 10, 9].map((points, i) => moment(i, [points, 0]));
    const judged = [{ first: 4, last: 4, before: 0.9, after: 0.4 } as JudgedTurn];
    assert.deepEqual(plies(chosenMoments(told, PLAYERS, judged)), [0, 1, 2, 4]);
  });

  it('count what a card scored, but not a general scoring', () => {
    const card = { round: 1, cause: 'card', points: [0, 4] };
    const general = { round: 1, cause: 'general', points: [30, 20] };
    assert.deepEqual(pointsOf([line(1, [2, -1]), line(2, [1, 0], [card, general])]), [3, 3]);
  });

  it('show the reader’s points, or else the largest change', () => {
    assert.equal(mostTouched(moment(1, [9, -1]), PLAYERS), 1);
    assert.equal(mostTouched(moment(1, [-9, 0]), PLAYERS), 0);
  });
});

describe('lines of a drawing', () => {
  it('break between words, and end in dots if there are too many', () => {
    assert.deepEqual(lines('Teresa evicted your 7', 12, 2), ['Teresa', 'evicted your…']);
    assert.deepEqual(lines('Teresa evicted your 7', 14, 2), ['Teresa evicted', 'your 7']);
  });
});
