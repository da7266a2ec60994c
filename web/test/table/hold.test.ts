import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TableView } from '../../src/protocol/types';
import { waitingOf } from '../../src/table/people/hold';

const SEATS = ['Ana', 'Ben', 'Squire'].map((name, seat) => ({ seat, name }));

function table(part: Partial<TableView>): TableView {
  return { id: 't', phase: 'playing', seats: SEATS, yours: [0], hold: null, ...part } as unknown as TableView;
}

const nothing = () => {};

describe('a step that waits', () => {
  it('is undefined if the server holds nothing, the game is over, or the time has passed', () => {
    assert.equal(waitingOf(table({}), 0, nothing), undefined);
    assert.equal(waitingOf(table({ hold: { seats: [0], left: 5000 }, phase: 'over' }), 0, nothing), undefined);
    assert.equal(waitingOf(table({ hold: { seats: [0], left: 5000 } }), 5000, nothing), undefined);
  });

  it('counts whole seconds down, or waits for an answer', () => {
    assert.equal(waitingOf(table({ hold: { seats: [0], left: 5000 } }), 0, nothing)?.seconds, 5);
    assert.equal(waitingOf(table({ hold: { seats: [0], left: 5000 } }), 4200, nothing)?.seconds, 1);
    assert.equal(waitingOf(table({ hold: { seats: [0], left: null } }), 900_000, nothing)?.seconds, undefined);
  });

  it('names the players that it waits for: your seat, and others by name', () => {
    const both = waitingOf(table({ hold: { seats: [0, 1], left: null } }), 0, nothing);
    assert.equal(both?.seat, 0);
    assert.deepEqual(both?.others, ['Ben']);
    const other = waitingOf(table({ hold: { seats: [1], left: null } }), 0, nothing);
    assert.equal(other?.seat, undefined);
    const shared = waitingOf(table({ hold: { seats: [1], left: null }, yours: [0, 1] }), 0, nothing);
    assert.equal(shared?.seat, 1);
  });
});
