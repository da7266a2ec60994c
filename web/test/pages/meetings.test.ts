import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEverySeatOnce, meetingRounds, ownSeats, seatsOf, secondMeetings } from '../../src/pages/cup/meetings';
import type { CupView } from '../../src/protocol/types';

/** A cup at tables of three; each list holds the seats of one table, -1 for a bot. */
function cup(...rounds: number[][][]): CupView {
  const entrants = [...new Set(rounds.flat(2))].filter((entrant) => entrant >= 0);
  return {
    settings: { size: 3 },
    entrants: entrants.map((number) => ({ name: `person ${number}` })),
    standings: entrants.map((entrant) => ({ entrant })),
    rounds: rounds.map((tables) => ({ tables: tables.map((seats) => ({ seats })) })),
  } as unknown as CupView;
}

test('people who share a table have met; bots meet no one', () => {
  const played = cup(
    [
      [0, 1, -1],
      [2, 3, -1],
    ],
    [
      [1, 2, -1],
      [3, 0, -1],
    ],
    [
      [1, 0, -1],
      [2, 3, -1],
    ],
  );
  assert.deepEqual(meetingRounds(played)(1, 0), [1, 3]);
  assert.deepEqual(meetingRounds(played)(0, 2), []);
  assert.deepEqual(secondMeetings(played), [
    [0, 1],
    [2, 3],
  ]);
});

test('the page claims every seat only for those who had it', () => {
  const played = cup([[0, 1, 2]], [[1, 0, 2]], [[2, 1, 0]]);
  assert.deepEqual(seatsOf(played, 0), [0, 1, 2]);
  assert.equal(ownSeats(played, 0), 'every');
  assert.equal(ownSeats(played, 1), 'some');
  assert.equal(isEverySeatOnce(played), false);
  assert.equal(ownSeats(cup([[0, 1, 2]], [[1, 0, 2]]), 0), 'fresh');
  assert.equal(ownSeats(cup([[0, 1, 2]]), 0), 'some');
});
