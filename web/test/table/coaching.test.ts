import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PlayView } from '../../src/protocol/types';
import { tipFor } from '../../src/table/live/coaching';

const coaching = (round: number, step: string) => (round === 1 ? step : undefined);
const play = (over: Partial<PlayView>) =>
  ({ seat: 0, movers: [0], round: 1, legal: ['power 5'], over: false, ...over }) as PlayView;

describe('coaching', () => {
  it('says what matters for a bid and for a turn', () => {
    assert.equal(tipFor(coaching, play({})), 'bid');
    assert.equal(tipFor(coaching, play({ legal: ['end'] })), 'turn');
  });

  it('says nothing in later rounds, while others move, and at the end', () => {
    assert.equal(tipFor(coaching, play({ round: 2 })), undefined);
    assert.equal(tipFor(coaching, play({ movers: [1] })), undefined);
    assert.equal(tipFor(coaching, play({ over: true })), undefined);
  });
});
