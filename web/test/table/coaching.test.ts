import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { notation } from '../../src/games/caballero/scene/notation';
import type { PlayView } from '../../src/protocol/types';
import { tipFor } from '../../src/table/live/coaching';

const coaching = (round: number, step: string) => (round === 1 ? step : undefined);
const play = (over: Partial<PlayView>) =>
  ({ seat: 0, movers: [0], round: 1, legal: ['power 5'], over: false, ...over }) as PlayView;

describe('coaching', () => {
  it('has tips for a bid and for a turn', () => {
    assert.equal(tipFor(coaching, play({}), notation.cardOf), 'bid');
    assert.equal(tipFor(coaching, play({ legal: ['end'] }), notation.cardOf), 'turn');
    assert.equal(
      tipFor(coaching, play({}), () => undefined),
      'turn',
      'in a game without power cards',
    );
  });

  it('treats every move as a turn in a game without power cards', () => {
    assert.equal(
      tipFor(coaching, play({ legal: ['power 5'] }), () => undefined),
      'turn',
    );
  });

  it("has no tips in later rounds, in others' turns, and at the end", () => {
    assert.equal(tipFor(coaching, play({ round: 2 }), notation.cardOf), undefined);
    assert.equal(tipFor(coaching, play({ movers: [1] }), notation.cardOf), undefined);
    assert.equal(tipFor(coaching, play({ over: true }), notation.cardOf), undefined);
  });
});
