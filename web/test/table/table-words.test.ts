import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TableLine } from '../../src/protocol/types';
import { chatMessages } from '../../src/table/chat/chat-lines';
import { rankedBy } from '../../src/table/final/standing';
import { speak } from '../../src/text';
import { cardWords, result } from '../../src/ui/state/table-words';
import { textsIn } from '../texts/catalogues';

before(() => speak('en', Object.fromEntries(textsIn('en'))));
after(() => speak('en', {}));

const NAMES = ['Ana', 'Ben', 'Carla'];

/** A line of a table for the reader Ana. */
function line(part: Partial<TableLine>, left: readonly number[] = []): TableLine {
  return {
    id: 'x',
    name: null,
    game: 'el-grande',
    phase: 'playing',
    round: 3,
    rounds: 9,
    seats: NAMES.map((name, seat) => ({ seat, name, kind: 'person', running: false, millis: null, left: left.includes(seat) })),
    totals: [10, 12, 7],
    obliged: [1],
    yours: [0],
    yourTurn: false,
    changed: 0,
    ...part,
  } as TableLine;
}

test("the card of the person's game shows its progress, the next player, and the person's place", () => {
  assert.deepEqual(cardWords(line({}), 0), {
    title: 'With Ben and Carla',
    where: 'El Grande, round 3 of 9',
    state: 'Waiting for Ben, you are second',
  });
  assert.equal(cardWords(line({ yourTurn: true, obliged: [0], totals: [12, 7, 7] }), 0).state, 'Now, you lead');
  assert.equal(cardWords(line({ yourTurn: true, obliged: [0], totals: [7, 7, 3] }), 0).state, 'Now, you share the lead');
  assert.equal(cardWords(line({ yourTurn: true, obliged: [0], totals: [0, 0, 0] }), 0).state, 'Now');
  assert.equal(cardWords(line({ name: 'Friday' }), 0).title, 'Friday');
});

test("a list of finished games shows the game and the person's place", () => {
  assert.deepEqual(result(line({ phase: 'over' }), 0), {
    title: 'Ben won with 12',
    text: 'El Grande, you came second, 3 players, now',
  });
});

test('a player who has left does not win', () => {
  assert.equal(result(line({ phase: 'over' }, [1]), 0).title, 'You won with 10');
  const players = [{ hasLeft: false }, { hasLeft: true }, { hasLeft: false }];
  assert.deepEqual(
    rankedBy([10, 12, 7], players).map(({ seat, rank }) => [seat, rank]),
    [
      [0, 0],
      [2, 1],
      [1, 2],
    ],
  );
});

test('the chat describes changes of a seat in words', () => {
  const news = { key: 'server.news.botBy', slots: { by: 'Ana', name: 'Ben' } };
  const [message] = chatMessages([{ line: 1, seat: 0, name: '', text: '', news, at: 0 }]);
  assert.equal(message!.text, 'Ana let a bot take over for Ben, who kept the game waiting');
  assert.equal(message!.seat, 0);
});
