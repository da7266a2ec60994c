import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { notation } from '../../src/games/caballero/scene/notation';
import { layingOf, places, planned, takenBy, toggled, turnOrder } from '../../src/table/cards/bidding';
import { bidding } from '../support/fixture';

const { table, seat } = bidding;

describe('bidding', () => {
  it('finds the seat that played a number', () => {
    for (const [other, court] of table.courts.entries()) {
      if (court.laid > 0) {
        assert.equal(takenBy(table, court.laid), other);
      }
    }
  });

  it('returns the possible places of a card', () => {
    for (const card of table.courts[seat]!.hand) {
      const { best, worst } = places(table, seat, card);
      assert.ok(best >= 1 && best <= worst && worst <= table.courts.length);
    }
    const laid = table.courts.filter((court) => court.laid > 0).map((court) => court.laid);
    assert.equal(places(table, seat, 13).best, 1);
    assert.equal(places(table, seat, 1).best, laid.filter((card) => card > 1).length + 1);
  });

  it('plays the first planned card that is free', () => {
    const taken = table.courts.find((court) => court.laid > 0)!.laid;
    assert.equal(planned(table, [taken, 1]), 1);
    assert.equal(planned(table, []), undefined);
  });

  it('plays no card that the server would refuse', () => {
    assert.equal(layingOf(['power 1', 'power 12'], 12, notation.laying), 'power 12');
    assert.equal(layingOf(['power 1', 'power 12'], 2, notation.laying), undefined);
    assert.equal(layingOf(['power 1'], undefined, notation.laying), undefined);
  });

  it('keeps at most three cards in a plan', () => {
    assert.deepEqual(toggled([1, 2, 3], 4), [2, 3, 4]);
    assert.deepEqual(toggled([1, 2, 3], 2), [1, 3]);
  });

  it('shows every seat once in the turn order', () => {
    const order = turnOrder(table, seat, 10);
    assert.deepEqual(
      order.map((entry) => entry.seat).sort(),
      table.courts.map((_, other) => other),
    );
    const cards = order.flatMap((entry) => entry.card ?? []);
    assert.deepEqual(
      cards,
      [...cards].sort((a, b) => b - a),
    );
  });
});
