import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { moments } from '../../src/games/caballero/replay/moment';
import type { LogLine, Text } from '../../src/protocol/types';
import type { Player } from '../../src/table/people/types';
import { late } from '../support/fixture';

const PLAYERS = ['Ana', 'Teresa', 'Diego', 'Inés'].map((name, seat) => ({ name, isYou: seat === 0, persona: '' }) as Player);

/** Why a move of Teresa changed the points, with one effect, and with a given region. */
function why(kind: string, slots: Text['slots'], strengths?: number[]): string | undefined {
  const { table } = late;
  const land = table.regions.find((region) => region.land)!;
  const regions = table.regions.map((region) => (region === land ? { ...region, strengths: strengths ?? [] } : region));
  const place = { place: land.sides[0]!, name: land.name };
  const effect = { text: { key: `effect.el-caballero.${kind}`, slots: { place, ...slots } }, hurts: [], helps: [] };
  const line = { ply: 1, seat: 1, move: 'area LLWW 0,1', effects: [effect], points: [], scorings: [] } as unknown as LogLine;
  return moments.describe({ before: table, after: { ...table, regions }, lines: [line], players: PLAYERS }).why;
}

describe('moments of El Caballero', () => {
  it('show the caballeros that a castillo saved when a tile was lost', () => {
    const slots = { seat: { seat: 2 }, number: 7 };
    assert.equal(why('evicted', { ...slots, count: 7 }), 'It had no castillo: 7 caballeros were lost.');
    assert.equal(why('evictedBack', { ...slots, count: 1 }), 'Its castillo brought 1 caballero back.');
  });

  it('name the leader in the region afterwards', () => {
    assert.equal(why('closed', {}, [3, 8, 0, 5]), 'Teresa led there with 8 against 5.');
    assert.equal(why('closed', {}, [8, 8, 0, 5]), 'Tied for the lead there with 8 each: You and Teresa.');
    assert.equal(why('closed', {}, [0, 8, 0, 0]), 'Teresa was alone there.');
    assert.equal(why('closed', {}, [0, 0, 0, 0]), undefined);
  });
});
