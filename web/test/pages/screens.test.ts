import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  CLOCK_SETTINGS,
  clockChoice,
  emptyForm,
  liveClock,
  obstacle,
  request,
  withSeat,
  withSeatCount,
} from '../../src/pages/lobby/table-form';
import { filled, moved, withAnother, withBot } from '../../src/pages/table/arrange';
import { changedSettings, lacksPassword, termsOf } from '../../src/pages/table/settings-change';
import type { GameInfo, LogLine, SeatView, TableLine, TableView } from '../../src/protocol/types';
import { dealHash, fingerprint } from '../../src/table/frame/deal';
import { mergeLog } from '../../src/table/log/log';
import { duration } from '../../src/ui/state/names';
import { adopt, DEFAULTS } from '../../src/ui/state/preferences';
import { titled } from '../../src/ui/state/table-words';

const GAME: GameInfo = { id: 'el-caballero', options: [], seats: [2, 3, 4], people: [], tempered: [] };

function line(ply: number): LogLine {
  return { ply, seat: 0, move: 'end', text: { key: '', slots: {} }, at: 0, effects: [], points: [], scorings: [] };
}

test("a new table has the person's seat and open ones, and waits for them", () => {
  const form = emptyForm(GAME);
  assert.equal(obstacle(form), undefined);
  assert.deepEqual(request(form).seats, [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }]);
  assert.equal(request(form).start, false);
  const full = withSeat(withSeatCount(form, 2), 1, { kind: 'bot', level: 'squire', persona: 'leonor' });
  assert.deepEqual(request(full).seats, [{ kind: 'me' }, { kind: 'bot', bot: 'squire', persona: 'leonor' }]);
  assert.equal(request(full).start, true);
});

test('the form shows missing input', () => {
  const form = withSeatCount(emptyForm(GAME), 2);
  assert.equal(obstacle(withSeat(form, 0, { kind: 'open' })), 'noSeatOfYours');
  assert.equal(obstacle({ ...form, visibility: 'word' }), 'noWord');
  const two = withSeat(form, 1, { kind: 'me', name: '' });
  assert.equal(obstacle(two), 'sameNames');
  assert.equal(obstacle(withSeat(two, 1, { kind: 'me', name: 'Inés' })), undefined);
});

test('a table without open seats is not public', () => {
  const form = withSeatCount(emptyForm(GAME), 2);
  assert.equal(request(form).visibility, 'public');
  assert.equal(request(withSeat(form, 1, { kind: 'me', name: 'Inés' })).visibility, 'link');
});

test('the password is sent only to tables that have one', () => {
  const form = { ...emptyForm(GAME), word: ' sesame ' };
  assert.equal('word' in request(form), false);
  assert.equal(request({ ...form, visibility: 'word' }).word, 'sesame');
});

test('a custom clock counts as a usual one if it gives the same time', () => {
  assert.equal(clockChoice(liveClock(300, 20)), 'quick');
  assert.equal(clockChoice(liveClock(600, 15)), undefined);
  assert.equal(liveClock(600, 0).cap, 0);
});

test('a table has a name only if the host enters one', () => {
  assert.equal('name' in request({ ...emptyForm(GAME), name: '  ' }), false);
  assert.equal(request({ ...emptyForm(GAME), name: ' Friday ' }).name, 'Friday');
});

test("a list shows a table's name, and then the same as without a name", () => {
  const words = { title: 'With Inés', text: 'Round 3, yesterday' };
  assert.deepEqual(titled({ name: null } as TableLine, words), words);
  assert.deepEqual(titled({ name: 'Friday {text}' } as TableLine, words), {
    title: 'Friday {text}',
    text: 'With Inés. Round 3, yesterday',
  });
});

const WAITING = {
  name: 'Friday',
  options: { players: '2', redock: 'sameTurn', tieTest: 'sum' },
  clock: CLOCK_SETTINGS.live,
  visibility: 'public',
  spectatorDelay: 60,
  hints: true,
  holdSetting: { seconds: 5, people: false },
} as unknown as TableView;

test('the host sends only changed settings', () => {
  const before = termsOf(WAITING);
  assert.deepEqual(changedSettings(before, before), {});
  assert.deepEqual(changedSettings(before, { ...before, options: { ...before.options, redock: 'laterTurn' } }), {
    options: { redock: 'laterTurn' },
  });
  assert.deepEqual(changedSettings(before, { ...before, clock: { ...CLOCK_SETTINGS.live }, hold: { ...before.hold } }), {});
  assert.deepEqual(changedSettings(before, { ...before, hold: { seconds: 10, people: true } }), {
    holdSetting: { seconds: 10, people: true },
  });
  assert.deepEqual(changedSettings(before, { ...before, name: ' ', clock: CLOCK_SETTINGS.none, hints: false, delay: 0 }), {
    name: '',
    clock: CLOCK_SETTINGS.none,
    hints: false,
    spectatorDelay: 0,
  });
});

test('a table without a password needs one, and an existing password stays if the field is empty', () => {
  const before = termsOf(WAITING);
  const locked = { ...before, visibility: 'word' as const };
  assert.equal(lacksPassword(before, locked), true);
  assert.equal(lacksPassword(before, { ...locked, word: ' avila ' }), true);
  assert.equal(lacksPassword(before, { ...locked, word: 'toledo' }), false);
  assert.equal(lacksPassword(locked, { ...locked, word: 'avila' }), true);
  assert.deepEqual(changedSettings(before, { ...locked, word: ' toledo ' }), { visibility: 'word', word: 'toledo' });
  assert.equal(lacksPassword(locked, locked), false);
  assert.deepEqual(changedSettings(locked, locked), {});
});

const SEATS = [
  { seat: 0, kind: 'person', bot: '' },
  { seat: 1, kind: 'open', bot: '' },
  { seat: 2, kind: 'bot', bot: 'knight' },
] as SeatView[];

test('the host arranges seats', () => {
  assert.deepEqual(withBot(SEATS, 1, 'squire').seats, [{ from: 0 }, { bot: 'squire' }, { from: 2 }]);
  assert.deepEqual(withBot(SEATS, 2, 'squire').seats, [{ from: 0 }, {}, { from: 2, bot: 'squire' }]);
  assert.deepEqual(withAnother(SEATS, 2).seats, [{ from: 0 }, {}, { bot: 'knight' }]);
  assert.deepEqual(withAnother(SEATS, 2, 'nuno').seats, [{ from: 0 }, {}, { bot: 'knight', persona: 'nuno' }]);
  assert.deepEqual(moved(SEATS, 0, 2).seats, [{}, { from: 2 }, { from: 0 }]);
  assert.deepEqual(filled(SEATS, 'squire').seats, [{ from: 0 }, { bot: 'squire' }, { from: 2 }]);
});

test('the log joins known lines with the latest ones', () => {
  assert.deepEqual(
    mergeLog([line(1), line(2)], [line(2), line(3)], 3).lines.map((entry) => entry.ply),
    [1, 2, 3],
  );
  assert.equal(mergeLog([line(1), line(2)], [line(2), line(3)], 3).gap, undefined);
  assert.equal(mergeLog([], [line(5), line(6)], 6).gap, 1);
  assert.equal(mergeLog([line(1)], [line(5), line(6)], 6).gap, 2);
  assert.deepEqual(
    mergeLog([line(1), line(2), line(3)], [line(1), line(2)], 2).lines.map((entry) => entry.ply),
    [1, 2],
  );
});

test('the hash of a deal is that of seed and salt', async () => {
  // printf 'hidalgo deal 1\nseed\nsalt\n' | sha256sum
  assert.equal(await dealHash('seed', 'salt'), '961a83ecbb61b542f4ed301ed422ebe2a8cee8a558d5ee7fd4ae5d24782b2a1e');
  assert.deepEqual(fingerprint('7f3a91c20e5b44d8b61fa07c2d93e8aa0000'), ['7f3a 91c2 0e5b 44d8', 'b61f a07c 2d93 e8aa']);
});

test('invalid stored settings are ignored', () => {
  assert.deepEqual(adopt(DEFAULTS, { theme: 'dark', sound: 'loud', volume: 3, more: 'x' }), { ...DEFAULTS, theme: 'dark' });
});

test('clocks read as people write them', () => {
  assert.equal(duration(697_000), '11:37');
  assert.equal(duration(9_000), '0:09');
  assert.equal(duration(3_723_000), '1:02:03');
  assert.equal(duration(2 * 86_400_000 + 3 * 3_600_000), '2 d 3 h');
  assert.equal(duration(-5), '0:00');
});
