import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { notation } from '../../src/games/caballero/scene/notation';
import type { LogLine } from '../../src/protocol/types';
import { commentsIn } from '../../src/table/chat/bot-comments';
import type { Player } from '../../src/table/people/types';

const PLAYERS = [
  { isYou: true, isBot: false, persona: '' },
  { isYou: false, isBot: true, persona: 'teresa' },
  { isYou: false, isBot: true, persona: 'gaspar' },
] as Player[];

const lines = (...moves: { seat: number; move?: string; hurts?: number[]; points?: number[] }[]): LogLine[] =>
  moves.map(({ seat, move = 'area', hurts = [], points = [] }, i) => ({
    ply: i + 1,
    seat,
    move,
    text: { key: '', slots: {} },
    at: 0,
    effects: [{ text: { key: '', slots: {} }, hurts, helps: [] }],
    points,
    scorings: [],
  }));

const BID = { seat: 0, move: 'power 3' };
const told = (log: LogLine[]) => commentsIn(log, PLAYERS, notation.startsRound).map(({ seat, kind }) => `${seat} ${kind}`);

describe('table talk', () => {
  it('is about a hurt player, and only a short remark if that was the reader', () => {
    assert.deepEqual(told(lines(BID, { seat: 1, hurts: [2] })), ['1 strikes']);
    assert.deepEqual(told(lines(BID, { seat: 1, hurts: [0] })), ['1 nod']);
    assert.deepEqual(told(lines(BID, { seat: 0, hurts: [2] })), ['2 struck']);
  });

  it('is about a large gain, but about nothing smaller', () => {
    assert.deepEqual(told(lines(BID, { seat: 1, points: [0, 9, 0] })), ['1 gains']);
    assert.deepEqual(told(lines(BID, { seat: 1, points: [0, 3, 0] }, { seat: 0, points: [20, 0, 0] })), []);
  });

  it('comes once in three rounds', () => {
    const round = [BID, { seat: 1, hurts: [2] }];
    assert.deepEqual(told(lines(...round, ...round, ...round)), ['1 strikes']);
    assert.deepEqual(told(lines(...round, ...round, ...round, ...round)), ['1 strikes', '1 strikes']);
  });
});
