import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeatView, TableLine } from '../../src/protocol/types';
import { waitingFor } from '../../src/table/frame/NextGame';

function line(id: string, millis: number | null, changed: number, yourTurn = true): TableLine {
  const seat = { seat: 0, millis } as SeatView;
  return { id, yourTurn, changed, yours: [0], seats: [seat] } as unknown as TableLine;
}

test('the next game is the one whose time runs out first, then the one that has waited longest', () => {
  const mine = [line('late', null, 2), line('day', 86_400_000, 9), line('hour', 3_600_000, 9), line('later', null, 5)];
  assert.deepEqual(
    waitingFor(mine, 'here').map(({ id }) => id),
    ['hour', 'day', 'late', 'later'],
  );
});

test('the table on the page and those of others’ turns are not next', () => {
  const mine = [line('here', null, 1), line('theirs', null, 1, false), line('yours', null, 1)];
  assert.deepEqual(
    waitingFor(mine, 'here').map(({ id }) => id),
    ['yours'],
  );
});
