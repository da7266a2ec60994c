import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { LiveState } from '../../src/net/live-state';
import { reasonWords as judgedReasons } from '../../src/pages/replay/JudgedTurns';
import type { Hint } from '../../src/protocol/types';
import { isToMove, reasonWords, suggestionsOf } from '../../src/table/live/use-hint';
import type { Player } from '../../src/table/people/types';
import { learn } from '../../src/text/say';

const NAMES = { nameOf: (seat: number) => `P${seat}` };

const hint = (moves: string[]): Hint => ({
  version: 1,
  moves,
  reasons: ['why.ships', 'why.scored'].map((key) => ({ key, slots: {} })),
  chance: 0.5,
  others: [{ move: 'supply', reasons: [{ key: 'why.ships', slots: {} }] }],
});

describe('the reasons of a hint', () => {
  before(() => learn({ 'why.ships': 'puts 2 ships on a water', 'why.scored': 'brings 10 points' }));
  after(() => learn({}));

  it('are sentences if they are about the move that is shown', () => {
    const [best, other] = suggestionsOf(hint(['area']));
    assert.equal(reasonWords(best!, NAMES), 'Puts 2 ships on a water. Brings 10 points.');
    assert.equal(reasonWords(other!, NAMES), 'Puts 2 ships on a water.');
  });

  it('say so if they are about the whole turn', () => {
    const [best] = suggestionsOf(hint(['area', 'cab', 'ship']));
    assert.equal(reasonWords(best!, NAMES), 'The whole turn: puts 2 ships on a water; brings 10 points.');
  });
});

describe('the reasons of a judged turn', () => {
  before(() => learn({ 'why.evicts': "evicts {rival}'s tile", 'why.evicts.you': 'evicts your tile' }));
  after(() => learn({}));

  it('address the reader', () => {
    const players = [true, false].map((isYou) => ({ name: 'Ana', isYou }) as Player);
    const words = (seat: number) => judgedReasons({ reasons: [{ key: 'why.evicts', slots: { rival: { seat } } }] }, players);
    assert.equal(words(0), 'Evicts your tile.');
    assert.equal(words(1), "Evicts Ana's tile.");
  });
});

describe('a hint', () => {
  it('is possible for the player to move, but not after the game has changed', () => {
    const newest = (movers: number[]) => ({ table: { play: { movers } } }) as unknown as Pick<LiveState, 'table'>;
    const drawn = { seat: 0, movers: [0, 2] };
    assert.ok(isToMove(newest([0]), drawn));
    assert.ok(!isToMove(newest([2]), drawn));
    assert.ok(!isToMove(newest([0]), { seat: 0, movers: [2] }));
    assert.ok(isToMove({ table: undefined }, drawn));
  });
});
