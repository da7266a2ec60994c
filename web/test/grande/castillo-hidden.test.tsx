import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PreviewChips } from '../../src/games/grande/actions/PreviewChips';
import { castilloFor } from '../../src/games/grande/map/MapDrawing';
import { sourcesIfScored } from '../../src/games/grande/words/sheet';
import type { GrandePreview } from '../../src/protocol/types';
import { drawn } from '../support/page';
import { players, table } from './table';

/* EG-3.6: the contents of the Castillo are hidden, unless the players have agreed to show them. */

const OPEN = { ...table, castillo: { ...table.castillo, counts: [0, 1, 0, 0, 0] } };

async function chips(castilloHidden: boolean, after: number): Promise<string> {
  const preview: GrandePreview = {
    certain: true,
    castilloHidden,
    transfers: [],
    changes: [],
    sheet: [],
    points: [0, 0, 0, 0, 0],
    scoreBefore: [3, 3, 3, 3, 3],
    scoreAfter: [3, after, 3, 3, 3],
  };
  return (await drawn(<PreviewChips preview={preview} players={players} />)).page.textContent;
}

test('a move that changes a hidden Castillo never says that the points would stay the same', async () => {
  assert.match(await chips(false, 3), /no change/);
  assert.equal(await chips(true, 3), 'the Castillo’s contents are hidden');
  assert.match(await chips(true, 1), /without the Castillo/);
  assert.doesNotMatch(await chips(false, 1), /Castillo/);
});

test('a player sees only their own caballeros in a hidden Castillo', () => {
  const seat = 1;
  const elsewhere = table.regions.reduce((sum, { counts }) => sum + counts[seat]!, 0);
  const { caballeros, province } = table.courts[seat]!;
  const inside = 30 - elsewhere - caballeros - province;
  assert.deepEqual(castilloFor(table, seat).counts, [0, inside, 0, 0, 0]);
  assert.deepEqual(castilloFor(table, -1).counts, []);
  assert.deepEqual(castilloFor(OPEN, seat).counts, OPEN.castillo.counts);
});

test('if scored now counts the Castillo only if its contents are shown, and says so', () => {
  const hidden = sourcesIfScored(table);
  assert.equal(hidden.heading, 'regions, without the Castillo');
  assert.equal(hidden.list.length, 1);
  assert.equal(hidden.words([12, 0]), 'regions 12');
  const open = sourcesIfScored(OPEN);
  assert.equal(open.heading, 'regions, Castillo');
  assert.equal(open.words([12, 5]), 'regions 12, Castillo 5');
});
