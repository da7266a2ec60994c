import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LogLine, TableView } from '../../src/protocol/types';
import { advanced, countActions, groupAt, type Queue, received, skipped, stay, touches } from '../../src/table/follow/follow';
import { isWorthTelling, recapOf } from '../../src/table/log/recap-lines';
import type { LogEntry, LogTurn } from '../../src/table/people/types';
import { people } from '../support/fixture';

const YOU = 0;

function line(ply: number, seat: number, move = 'area', rest: Partial<LogLine> = {}): LogLine {
  return { ply, seat, move, text: { key: '', slots: {} }, at: 0, effects: [], points: [], scorings: [], ...rest };
}

/** A table after some moves; seat 0 is the reader's own. */
function after(...log: LogLine[]): TableView {
  return {
    phase: 'playing',
    version: log.length,
    yours: [YOU],
    play: { seat: YOU, moves: log.length, log, scorings: [] },
  } as unknown as TableView;
}

const START: Queue = { shown: after(), coming: [] };

test("others' actions wait to be shown, one table after the other", () => {
  const first = after(line(1, 1));
  const second = after(line(1, 1), line(2, 1));
  const queue = received(received(START, first), second);
  assert.equal(queue.shown, START.shown);
  assert.deepEqual(queue.coming, [first, second]);
  assert.equal(advanced(queue).shown, first);
});

test('a table without new moves replaces the last one', () => {
  const first = after(line(1, 1));
  const again = { ...first, chat: 1 };
  assert.deepEqual(received(received(START, first), again).coming, [again]);
});

test("the person's own action, and an undone move, is shown at once", () => {
  const first = received(START, after(line(1, 1)));
  const own = after(line(1, 1), line(2, YOU));
  assert.deepEqual(received(first, own), { shown: own, coming: [] });
  assert.deepEqual(received(first, START.shown), { shown: START.shown, coming: [] });
});

test('skipping goes to the newest table, but not past a show', () => {
  const tables = [after(line(1, 1)), after(line(1, 1), line(2, 1)), after(line(1, 1), line(2, 1), line(3, 1))];
  const queue: Queue = { shown: START.shown, coming: tables };
  assert.equal(skipped(queue, () => false).shown, tables[2]);
  assert.equal(skipped(queue, (_, table) => table === tables[1]).shown, tables[1]);
});

test('an action that affects the reader is shown longer; step by step, nothing advances by itself', () => {
  const hurting = line(1, 1, 'area', { effects: [{ text: { key: '', slots: {} }, hurts: [YOU], helps: [] }] });
  const other = line(1, 1);
  assert.ok(touches(hurting, [YOU]) && touches(line(1, 1, 'area', { points: [-1, 0] }), [YOU]) && !touches(other, [YOU]));
  assert.ok(stay('normal', [hurting], false, [YOU]) > stay('normal', [other], false, [YOU]));
  assert.equal(stay('steps', [other], false, [YOU]), Number.POSITIVE_INFINITY);
  assert.equal(stay('once', [hurting], true, [YOU]), 0);
  assert.equal(stay('normal', [], true, [YOU]), 600);
});

const PLAYERS = people(['P0', 'P1', 'P2'], 0);

function turn(seat: number, net: number, texts: string[], isNew = true): LogEntry<string> {
  const actions = texts.map((text, i) => ({
    id: String(10 * seat + i),
    icon: undefined,
    text,
    time: '',
    effects:
      net < 0
        ? [
            { tone: 'plain' as const, text: 'grows' },
            { tone: 'bad' as const, text: 'evicted' },
          ]
        : [],
    points: [{ seat, by: 3 }],
    where: [text],
  }));
  return { kind: 'turn', id: `t${seat}`, seat, card: 1, isNew, net, actions };
}

test('the recap has one line for each opponent, and begins with effects on the reader', () => {
  const entries = [turn(2, 0, ['a']), turn(1, -6, ['b', 'c']), turn(YOU, 0, ['mine']), turn(1, -9, ['old'], false)];
  const lines = recapOf(entries, PLAYERS);
  assert.deepEqual(
    lines.map(({ seat, yours, theirs, from, to }) => [seat, yours, theirs, from, to]),
    [
      [1, -6, 6, 10, 11],
      [2, 0, 3, 20, 20],
    ],
  );
  assert.deepEqual(
    lines[0]!.actions.map(({ ply }) => ply),
    [10, 11],
  );
  assert.equal(lines[0]!.effects[0]!.text, 'evicted');
  assert.equal(lines[1]!.effects[0]!.text, 'a');
  assert.ok(isWorthTelling(lines, entries));
});

test('the recap leaves out actions with a separate show', () => {
  const shown = turn(1, -6, ['disks']) as LogTurn<string>;
  const both = turn(2, 0, ['disks', 'placed']) as LogTurn<string>;
  const entries = [shown, both].map((entry) => ({
    ...entry,
    actions: entry.actions.map((action) => ({ ...action, isShown: action.text === 'disks' })),
  }));
  const lines = recapOf(entries, PLAYERS);
  assert.deepEqual(
    lines.map(({ seat, from, to, where }) => [seat, from, to, ...where]),
    [[2, 21, 21, 'placed']],
  );
});

test('the recap always names effects on the possible moves of all players', () => {
  const begun = turn(1, 0, ['King to Galicia', 'placed']) as LogTurn<string>;
  const led = (text: string) => ({ tone: 'plain' as const, text });
  const actions = begun.actions.map((action, i) => ({
    ...action,
    isTurning: i === 0,
    effects: i === 0 ? [] : [led('leads in Aragón'), led('leads in Cataluña'), led('leads in Granada')],
  }));
  const [line] = recapOf([{ ...begun, actions }], PLAYERS);
  assert.deepEqual(
    line!.effects.map(({ text }) => text),
    ['leads in Aragón', 'leads in Cataluña', 'King to Galicia'],
  );
});

test('one action of another without effects is not worth a recap', () => {
  const entries = [turn(2, 0, ['a'])];
  assert.ok(!isWorthTelling(recapOf(entries, PLAYERS), entries));
});

test('the recap leaves out effects that did not last', () => {
  const tie = { tone: 'plain' as const, text: 'a tie in El Pico', about: 'El Pico' };
  const first = { tone: 'plain' as const, text: 'first in El Pico', about: 'El Pico' };
  const evicted = { tone: 'bad' as const, text: 'evicted' };
  const begun = turn(1, 0, ['a', 'b']) as LogTurn<string>;
  const actions = begun.actions.map((action, i) => ({ ...action, effects: i === 0 ? [tie, evicted] : [first] }));
  const [line] = recapOf([{ ...begun, actions }], PLAYERS);
  assert.deepEqual(
    line!.effects.map(({ text }) => text),
    ['evicted', 'first in El Pico'],
  );
});

test('moves that continue each other share a text', () => {
  const goesOn = (before: LogLine, next: LogLine) => before.seat === next.seat && next.move === 'place';
  const log = [line(1, 1), line(2, 2, 'place'), line(3, 2, 'place'), line(4, 2, 'place'), line(5, 2)];
  assert.deepEqual(groupAt(log, log[3]!, goesOn), log.slice(1, 4));
  assert.deepEqual(groupAt(log, log[2]!, goesOn), log.slice(1, 3));
  assert.deepEqual(groupAt(log, log[4]!, goesOn), [log[4]]);
  assert.equal(countActions(log.slice(1, 4), undefined, goesOn), 1);
  assert.equal(countActions(log.slice(2, 4), log[1], goesOn), 0);
  assert.equal(countActions(log.slice(1), log[0], goesOn), 2);
  assert.equal(countActions([], log[0], goesOn), 0);
});
