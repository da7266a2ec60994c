import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { notation } from '../../src/games/caballero/scene/notation';
import type { PlayView } from '../../src/protocol/types';
import { tipFor } from '../../src/table/live/coaching';

const coaching = (round: number, step: string) => (round === 1 ? step : undefined);
const play = (over: Partial<PlayView>) =>
  ({ seat: 0, movers: [0], round: 1, legal: ['power 5'], over: false, ...over }) as PlayView;

describe('coaching', () => {
  it('says what matters for a bid and for a turn', () => {
    assert.equal(tipFor(coaching, play({}), notation.cardOf), 'bid');
    assert.equal(tipFor(coaching, play({ legal: ['end'] }), notation.cardOf), 'turn');
  });

  it('takes every move for a turn where a game has no power cards', () => {
    assert.equal(
      tipFor(coaching, play({ legal: ['power 5'] }), () => undefined),
      'turn',
    );
  });

  it('says nothing in later rounds, while others move, and at the end', () => {
    assert.equal(tipFor(coaching, play({ round: 2 }), notation.cardOf), undefined);
    assert.equal(tipFor(coaching, play({ movers: [1] }), notation.cardOf), undefined);
    assert.equal(tipFor(coaching, play({ over: true }), notation.cardOf), undefined);
  });
});
