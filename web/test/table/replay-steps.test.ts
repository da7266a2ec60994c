import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replay as caballero } from '../../src/games/caballero/replay/replay';
import { notation as caballeroNotation } from '../../src/games/caballero/scene/notation';
import { replay as grande } from '../../src/games/grande/replay/replay';
import { notation as grandeNotation } from '../../src/games/grande/words/notation';
import { axisTop, spread } from '../../src/pages/replay/Graph';
import { scoringTitle } from '../../src/pages/replay/Replay';
import type { LogLine, ReplayView } from '../../src/protocol/types';
import { nextRange, numberOf, roundAt, roundStarts, turnStep } from '../../src/table/people/steps';
import { people } from '../support/fixture';

const LOG = ['0 power 9', '1 power 3', '0 supply', '0 end', '1 area LLWW 1,0', '1 end', '1 power 5', '0 power 2', '1 end'].map(
  (entry, i) => ({ ply: i + 1, seat: Number(entry[0]), move: entry.slice(2) }) as LogLine,
);

test('rounds begin with a power card after something else', () => {
  for (const notation of [caballeroNotation, grandeNotation]) {
    assert.deepEqual(roundStarts(LOG, notation.startsRound), [0, 6]);
  }
  // A game of three moves a round, without power cards.
  let moves = 0;
  assert.deepEqual(
    roundStarts(LOG.slice(0, 7), () => moves++ % 3 === 0),
    [0, 3, 6],
  );
  assert.equal(roundAt([0, 6], 0), 1);
  assert.equal(roundAt([0, 6], 6), 1);
  assert.equal(roundAt([0, 6], 7), 2);
});

test('rounds that are left out count all the same', () => {
  const short = [1, 4, 7];
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map((nth) => numberOf(nth, short)),
    [2, 3, 5, 6, 8, 9],
  );
  assert.equal(roundAt([0, 6], 3, short), 2);
  assert.equal(roundAt([0, 6], 7, short), 3);
});

test('a step by turn goes to the ply where another seat begins', () => {
  assert.equal(turnStep(LOG, 2, 1), 4);
  assert.equal(turnStep(LOG, 4, 1), 7);
  assert.equal(turnStep(LOG, 4, -1), 2);
  assert.equal(turnStep(LOG, 9, 1), 9);
  assert.equal(turnStep(LOG, 0, -1), 0);
});

test('positions around the current one are loaded first, then all others', () => {
  const have = new Set<number>();
  const has = (ply: number) => have.has(ply);
  assert.deepEqual(nextRange(has, 236, 164), { from: 156, to: 205 });
  let asked = 0;
  for (let range = nextRange(has, 236, 164); range !== undefined; range = nextRange(has, 236, 164)) {
    assert.ok(range.to - range.from < 60 && range.from <= range.to && range.to <= 236);
    for (let ply = range.from; ply <= range.to; ply++) {
      have.add(ply);
    }
    assert.ok(++asked < 10);
  }
  assert.equal(have.size, 237);
});

test('the axis ends at a round number', () => {
  assert.equal(axisTop(0), 20);
  assert.equal(axisTop(41), 60);
  assert.equal(axisTop(101), 120);
});

test('the labels of lines with the same end are apart, and inside the picture', () => {
  const at = (...ys: number[]) =>
    spread(
      ys.map((y) => ({ y })),
      { apart: 18, lowest: 182 },
    ).map(({ y }) => y);
  assert.deepEqual(at(172, 172, 157, 139), [128, 146, 164, 182]);
  assert.deepEqual(at(20, 100), [20, 100]);
  assert.deepEqual(at(20, 25), [20, 38]);
});

test("a card's scoring is not one after a round", () => {
  assert.equal(scoringTitle({ cause: 'general', round: 3 }), 'Scoring after round 3');
  assert.equal(scoringTitle({ cause: 'gold', round: 1 }), 'Special scoring in round 1');
});

test('marks of a replay say “you” to the reader, and the names of all others', () => {
  const players = people(['Mateo', 'Ana'], 0);
  const labels = (parts: typeof grande, moves: string[]) => {
    const log = moves.map((entry, i) => ({ ply: i + 1, seat: Number(entry[0]), move: entry.slice(2) }) as LogLine);
    return parts.marks({ log } as ReplayView, new Map(), players).map(({ label }) => label);
  };
  assert.deepEqual(labels(caballero, ['0 governor 1,0', '1 governor 2,0']), [
    'Move 1: you place a governor',
    'Move 2: Ana places a governor',
  ]);
  assert.deepEqual(labels(grande, ['0 king Sev', '1 place Gal', '1 veto']), [
    'Move 1: you move the King',
    'Move 3: Ana uses a veto',
  ]);
});
