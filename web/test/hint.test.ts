import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Hint } from '../src/protocol/types';
import { reasonWords, suggestionsOf } from '../src/table/use-hint';
import { learn } from '../src/text/say';

const NAMES = { nameOf: (seat: number) => `P${seat}` };

const hint = (moves: string[]): Hint => ({
  version: 1,
  moves,
  reasons: ['why.ships', 'why.scored'].map((key) => ({ key, slots: {} })),
  chance: 0.5,
  others: [{ move: 'supply', reasons: [{ key: 'why.ships', slots: {} }] }],
});

describe('the reasons of a hint', () => {
  learn({ 'why.ships': 'puts 2 ships on a water', 'why.scored': 'brings 10 points' });

  it('are sentences if they are about the move that is shown', () => {
    const [best, other] = suggestionsOf(hint(['area']));
    assert.equal(reasonWords(best!, NAMES), 'Puts 2 ships on a water. Brings 10 points.');
    assert.equal(reasonWords(other!, NAMES), 'Puts 2 ships on a water.');
  });

  it('say so if they are about the whole turn that the move begins', () => {
    const [best] = suggestionsOf(hint(['area', 'cab', 'ship']));
    assert.equal(reasonWords(best!, NAMES), 'The whole turn: puts 2 ships on a water; brings 10 points.');
  });
});
