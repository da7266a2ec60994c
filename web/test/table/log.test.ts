import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { logOf } from '../../src/games/caballero/scene/log';
import { logOf as grandeLogOf } from '../../src/games/grande/words/log';
import type { CaballeroTableArea, LogLine, Text } from '../../src/protocol/types';
import { logEntries } from '../../src/table/log/log';
import type { LogTurn, ScoredRow } from '../../src/table/people/types';
import { listedGains } from '../../src/table/scoring/Gains';
import { learn } from '../../src/text/say';
import { people } from '../support/fixture';
import { servedTexts, toText } from '../texts/served';

before(() => learn(servedTexts('en')));
after(() => learn({}));

const PLAYERS = people(['Ana', 'Mateo'], 0);

function line(ply: number, seat: number, move: string, text: Text, rest: Partial<LogLine> = {}): LogLine {
  return { ply, seat, move, text, at: 0, effects: [], points: [], scorings: [], ...rest };
}

function text(key: string, slots: Record<string, unknown>): Text {
  return { key, slots };
}

function place(where: string) {
  return { place: where, name: where };
}

/** Two land regions of one tile each, and a third tile between them. */
const AREAS: CaballeroTableArea[] = [
  { x: 0, y: 0, tile: 'WLWW' },
  { x: 2, y: 0, tile: 'WWWL' },
  { x: 1, y: 0, tile: 'WLWL' },
];

const TILE = line(
  2,
  0,
  'cab 3,0 8',
  text('move.el-caballero.tile', {
    seat: { seat: 0 },
    place: place('3,0'),
    standing: text('move.el-caballero.standing.land', { number: 7, place: place('2,0 W') }),
  }),
);

const JOIN = line(3, 1, 'area WLWL 1,0', text('move.el-caballero.area', { seat: { seat: 1 }, place: place('1,0') }), {
  effects: [
    { text: text('effect.el-caballero.join', { parts: [place('0,0 E'), place('2,0 W')], value: 3 }), hurts: [], helps: [] },
    {
      text: text('effect.el-caballero.evicted', { seat: { seat: 0 }, number: 7, place: place('3,0'), count: 7 }),
      hurts: [0],
      helps: [],
    },
  ],
  points: [-6, 3],
});

const FIRST = line(1, 1, 'area WWWL 2,0', text('move.el-caballero.area', { seat: { seat: 1 }, place: place('2,0') }));

function turns(lines: LogLine[], areas: CaballeroTableArea[]) {
  return logOf(lines, areas, PLAYERS, 0).filter((entry): entry is LogTurn<never> => entry.kind === 'turn');
}

test('a line of the log keeps its region names when regions join later', () => {
  const then = turns([FIRST, TILE], AREAS.slice(0, 2))[0]!.actions[0]!;
  const later = turns([FIRST, { ...TILE }, JOIN], AREAS)[1]!.actions[0]!;
  assert.equal(toText(later.text), toText(then.text));
});

test('a line is worded once, and again when names, texts or the line itself change', () => {
  const told = (lines: LogLine[], players = PLAYERS) =>
    logOf(lines, AREAS.slice(0, 2), players, 0).flatMap((entry) => (entry.kind === 'turn' ? entry.actions : []))[0];
  const once = told([FIRST, TILE]);
  const ticking = PLAYERS.map((player) => ({ ...player, isAway: true }));
  assert.equal(told([FIRST, TILE], ticking), once);
  assert.notEqual(told([FIRST, { ...TILE }]), once);
  const renamed = PLAYERS.map((player) => ({ ...player, name: `${player.name} II` }));
  assert.notEqual(told([FIRST, TILE], renamed), once);
  learn(servedTexts('de'));
  assert.notEqual(toText(told([FIRST, TILE])!.text), toText(once!.text));
  learn(servedTexts('en'));
});

test('regions that join keep their earlier names in the text', () => {
  const [latest] = turns([FIRST, TILE, JOIN], AREAS);
  const words = latest!.actions[0]!.effects.map((effect) => toText(effect.text));
  const own = toText(turns([FIRST, TILE], AREAS.slice(0, 2))[0]!.actions[0]!.text).split(' in ')[1]!;
  assert.match(words[1]!, new RegExp(`^.+ and ${own} join and are now worth 3$`));
});

test('effects have the name of a land as their subject, whichever of its sides they name', () => {
  const stands = (kind: string, where: string) => ({
    text: text(`effect.el-caballero.${kind}`, { seat: { seat: 1 }, place: place(where), number: 1, others: [] }),
    hurts: [],
    helps: [],
  });
  const grows = { text: text('effect.el-caballero.grows', { place: place('0,0 E'), value: 3 }), hurts: [], helps: [] };
  const [latest] = turns([FIRST, TILE, { ...JOIN, effects: [stands('tie', '0,0 E'), stands('alone', '2,0 W'), grows] }], AREAS);
  const [tie, alone, size] = latest!.actions[0]!.effects;
  assert.notEqual(tie!.about, undefined);
  assert.equal(tie!.about, alone!.about);
  assert.notEqual(tie!.about, size!.about);
});

test('effects that hurt the reader come first and count in the head of the turn', () => {
  const [latest] = turns([FIRST, TILE, JOIN], AREAS);
  const [action] = latest!.actions;
  assert.equal(latest!.net, -6);
  assert.deepEqual(
    action!.effects.map(({ tone }) => tone),
    ['bad', 'plain'],
  );
  assert.equal(toText(action!.effects[0]!.text), 'Your 7 is evicted, 7 lost');
  assert.deepEqual(action!.points, [
    { seat: 0, by: -6 },
    { seat: 1, by: 3 },
  ]);
});

test("only the name of a ship's water is in italics", () => {
  const ship = line(4, 0, 'ship 3,0 W', text('move.el-caballero.ship', { seat: { seat: 0 }, place: place('2,1 N') }));
  const [latest] = turns([FIRST, TILE, JOIN, ship], AREAS);
  const drawn = [latest!.actions[0]!.text].flat(9) as ({ type: string; props: { children: string } } | string)[];
  const names = drawn.flatMap((part) => (typeof part === 'object' && part.type === 'em' ? [part.props.children] : []));
  assert.equal(names.length, 1);
  assert.doesNotMatch(String(names[0]), /2E|1S/);
  assert.match(toText(latest!.actions[0]!.text), /2E 1S/);
});

test('a bid that ends its round is followed by the scoring, and its card is not that of the next round', () => {
  const bid = (ply: number, seat: number, card: number, rest: Partial<LogLine> = {}) =>
    line(ply, seat, `bid ${card}`, text('move.bid', { seat: { seat } }), rest);
  const scoring = { round: 1, cause: 'general', points: [7, 0] };
  const open = line(3, 1, 'open', text('move.open', { seat: { seat: 1 } }));
  const lines = [bid(1, 0, 6), bid(2, 1, 5, { scorings: [scoring] }), open];
  const told = [{ line: open, icon: undefined, text: 'opens', effects: [], points: [], where: [] }];
  const cardOf = (move: string) => (move.startsWith('bid ') ? Number(move.slice(4)) : undefined);
  const starts = new Map([
    [1, 1],
    [3, 2],
  ]);
  const entries = logEntries(lines, told, starts, PLAYERS, 0, cardOf);
  assert.deepEqual(
    entries.map((entry) => (entry.kind === 'round' ? entry.text : entry.kind)),
    ['Round 2', 'turn', 'Scoring after round 1: You 7', 'Round 1', 'bids'],
  );
  assert.equal(entries.find((entry) => entry.kind === 'turn')!.card, undefined);
});

test('a game without power cards has rounds and turns, and no bids', () => {
  const move = (ply: number, seat: number) => line(ply, seat, `step ${ply}`, text('move.step', { seat: { seat } }));
  const lines = [move(1, 0), move(2, 0), move(3, 1), move(4, 0)];
  const told = lines.map((each) => ({ line: each, icon: undefined, text: 'steps', effects: [], points: [], where: [] }));
  const starts = new Map([
    [1, 1],
    [4, 2],
  ]);
  const entries = logEntries(lines, told, starts, PLAYERS, 0, () => undefined);
  assert.deepEqual(
    entries.map((entry) => (entry.kind === 'turn' ? `${entry.seat}: ${entry.actions.length}` : entry.kind)),
    ['round', '0: 1', 'round', '1: 1', '0: 2'],
  );
});

test('turns are newest first, their actions in the order of play; supply and end of turn are left out', () => {
  const quiet = (ply: number, move: string) => line(ply, 1, move, text(`move.el-caballero.${move}`, { seat: { seat: 1 } }));
  const bid = line(1, 1, 'power 9', text('move.el-caballero.power', { seat: { seat: 1 }, card: 9 }));
  const lines = [bid, quiet(2, 'supply'), { ...FIRST, ply: 3 }, { ...JOIN, ply: 4 }, quiet(5, 'end'), { ...TILE, ply: 6 }];
  const entries = logOf(lines, AREAS, PLAYERS, 0);
  assert.deepEqual(
    entries.map(({ kind }) => kind),
    ['round', 'turn', 'turn', 'bids'],
  );
  const [own, theirs] = entries.filter((entry) => entry.kind === 'turn');
  assert.equal(own!.seat, 0);
  assert.equal(theirs!.card, 9);
  assert.deepEqual(
    theirs!.actions.map(({ id }) => id),
    ['3', '4'],
  );
});

test('in El Grande, steps with one text show their effects together', () => {
  const placed = (ply: number, effects: LogLine['effects']) =>
    line(
      ply,
      1,
      'place Ara',
      text('move.el-grande.place', {
        seat: { seat: 1 },
        parts: [text('move.el-grande.placed', { n: 1, place: { place: 'Ara', name: 'Aragón' } })],
      }),
      { effects, points: [-2, 1] },
    );
  const passes = text('effect.el-grande.passes', {
    place: { place: 'Ara', name: 'Aragón' },
    from: { seat: 0 },
    to: { seat: 1 },
  });
  const [turn] = grandeLogOf([placed(1, []), placed(2, [{ text: passes, hurts: [0], helps: [1] }])], [], PLAYERS, 0).filter(
    (entry) => entry.kind === 'turn',
  );
  assert.equal(turn!.actions.length, 1);
  assert.equal(turn!.net, -4);
  assert.equal(toText(turn!.actions[0]!.text), 'Placed 2 in Aragón');
  assert.equal(toText(turn!.actions[0]!.effects[0]!.text), 'Aragón passes from you to Mateo');
});

test('a scoring lists the biggest regions of a seat, and the sum of all others', () => {
  const rows = [38, 8, 4, 2, 1, 3].map(
    (points, i): ScoredRow => ({ id: String(i), name: String(i), icon: 'area', value: points, points: [points], lines: [] }),
  );
  const { listed, rest } = listedGains(rows, rows[4], 0);
  assert.deepEqual(
    listed.map((row) => row.points[0]),
    [38, 8, 4, 1],
  );
  assert.deepEqual(rest, { count: 2, points: 5 });
});
