import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cardText, cardTitle } from '../../src/games/grande/words/cards';
import {
  cameToNothing,
  captionOf,
  continues,
  effectsOf,
  grouped,
  isStopped,
  isUntold,
  takenCards,
} from '../../src/games/grande/words/log';
import { moveWords, placesOf, placeWords } from '../../src/games/grande/words/words';
import type { LogLine } from '../../src/protocol/types';
import grande from '../fixtures/grande.json';
import { line, players, table } from './table';

const CARDS = [
  'moveOwnRegion placeTwo moveOwnRegionOrPlaceTwo moveFiveOneRegion moveThreeOthers moveThreeAny moveTwoOwnTwoOthers',
  'moveFourOwn moveFourAny veto courtsAll courtsThree angryKing sendOneEach secretTwo secretAll scoreOne scoreFours',
  'scoreFives scoreSixesSevens scoreCastillo scoreFirsts scoreMost scoreFewest scoreboard adviser eviction grande powerBack',
  'court secretScoring king',
].flatMap((names) => names.split(' '));

describe("others' actions in El Grande", () => {
  const placed = (ply: number, place: string, name: string, effects: LogLine['effects'] = []): LogLine => ({
    ...line(ply, 0, `place ${place}`),
    text: {
      key: 'move.el-grande.place',
      slots: {
        seat: { seat: 0 },
        parts: [{ key: 'move.el-grande.placed', slots: { n: 1, place: { place, name } } }],
      },
    },
    effects,
    points: [1, -1],
  });
  const standing = (key: string, place: string, name: string): LogLine['effects'][number] => ({
    text: { key: `effect.el-grande.${key}`, slots: { seat: { seat: 0 }, place: { place, name } } },
    hurts: [],
    helps: [],
  });

  it('have one caption for all placed caballeros, with the final effects', () => {
    const lines = [
      placed(1, 'Sev', 'Sevilla', [standing('tie', 'Sev', 'Sevilla'), standing('first', 'Gal', 'Galicia')]),
      placed(2, 'Sev', 'Sevilla', [standing('alone', 'Sev', 'Sevilla')]),
      placed(3, 'Gal', 'Galicia', [standing('alone', 'Gal', 'Galicia')]),
    ];
    assert.ok(continues(lines[0]!, lines[1]!) && continues(lines[1]!, lines[2]!));
    const caption = captionOf(players, lines);
    assert.deepEqual(caption.where, ['Sev', 'Gal']);
    assert.deepEqual(caption.points, [
      { seat: 1, by: -3 },
      { seat: 0, by: 3 },
    ]);
    assert.equal(effectsOf(players, lines).length, 2);
  });

  it('have a caption for a special action without a possible step', () => {
    const nothing = { text: { key: 'effect.el-grande.nothing', slots: {} }, hurts: [], helps: [] };
    const announced: LogLine = {
      ...line(2, 0, 'special'),
      text: { key: 'move.el-grande.special', slots: { card: { card: 'grande' } } },
      effects: [nothing],
    };
    const turn = [line(1, 0, 'card 4', 'grande'), announced];
    assert.ok(cameToNothing(turn));
    assert.ok(!isUntold(announced));
    assert.ok(!cameToNothing([...turn, line(3, 0, 'end'), line(4, 1, 'card 1', 'placeTwo')]));
  });

  it('have a caption for each path of moved caballeros', () => {
    const moved = (ply: number, way: string): LogLine => ({
      ...line(ply, 0, `move ${way}`),
      text: { key: 'move', slots: { parts: [] } },
    });
    assert.ok(continues(moved(1, 'Gal Sev 1'), moved(2, 'Gal Sev 1')));
    assert.ok(!continues(moved(1, 'Gal Sev 1'), moved(2, 'Gal Cas 1')));
    assert.ok(!continues(placed(1, 'Sev', 'Sevilla'), { ...placed(2, 'Sev', 'Sevilla'), seat: 2 }));
  });

  it('have no caption if cards or disks show them, nor for an announcement without effects', () => {
    const special = { ...line(1, 0, 'special'), text: { key: 'move.el-grande.special', slots: {} } };
    const effect = standing('goHome', 'Sev', 'Sevilla');
    assert.ok([line(1, 0, 'card 3'), line(1, 0, 'disk Gal'), line(1, 0, ''), special].every(isUntold));
    assert.ok(!isUntold({ ...special, effects: [effect] }));
    assert.ok(!isUntold({ ...special, text: { key: 'move.el-grande.keepVeto', slots: {} } }));
    assert.ok(!isUntold(line(1, 0, 'king Gal')));
  });
});

describe('a veto', () => {
  it('stops the special action of its turn, but of no later one', () => {
    const turn = [line(1, 0, 'card 5', 'king'), line(2, 0, 'special', 'king'), line(3, 2, 'veto', 'king')];
    assert.ok(!isStopped(turn.slice(0, 2)));
    assert.ok(isStopped([...turn, line(4, 0, 'place Gal')]));
    assert.ok(!isStopped([...turn, line(4, 0, 'end'), line(5, 1, 'card 3', 'scoreCastillo')]));
  });
});

describe('words of El Grande', () => {
  it('exist for every card, move and place', () => {
    for (const card of CARDS) {
      assert.ok(cardTitle(card).length > 3);
      assert.ok(cardText(card, {}).length > 10);
    }
    assert.equal(CARDS.length, 32);
    assert.notEqual(cardText('grande', { grandeCard: 'all' }), cardText('grande', {}));
    for (const move of [
      ...grande.legal,
      'power 7',
      'fetch 2',
      'card 3',
      'special',
      'veto',
      'allow',
      'move Gal Sev 2',
      'send Gal 2',
      'give court',
      'give Gal',
      'score Cas',
      'board high Gal',
      'king Gal',
      'evict Gal',
      'grande Gal',
      'take 7',
      'disk Gal',
      'done',
      'end',
      'recall Gal',
    ]) {
      assert.notEqual(moveWords(table, players, move), move);
    }
    assert.match(
      placeWords(table.regions.find(({ code }) => code === table.king)!, players, true),
      /the King is here.*you may act here/,
    );
    assert.deepEqual(placesOf('board high Gal'), ['Gal']);
    assert.deepEqual(placesOf('move Gal Sev 2'), ['Gal', 'Sev']);
  });

  it('join steps of one kind and omit those without a meaning', () => {
    const log = [
      line(1, 0, 'place Gal'),
      line(2, 0, 'place Gal'),
      line(3, 0, 'place Cas'),
      line(4, 0, 'done'),
      line(5, 1, 'allow'),
      line(6, 0, 'end'),
    ];
    assert.deepEqual(
      grouped(log).map((group) => group.map(({ ply }) => ply)),
      [[1, 2, 3], [6]],
    );
  });

  it('list the cards taken in the round with their seats', () => {
    const log = [
      line(1, 0, 'card 2', 'veto'),
      line(2, 0, 'end'),
      line(3, 0, 'power 7'),
      line(4, 1, 'power 9'),
      line(5, 1, 'card 3', 'scoreFives'),
      line(6, 1, 'place Gal'),
    ];
    assert.deepEqual([...takenCards(log)], [[3, { seat: 1, card: 'scoreFives' }]]);
  });
});

describe('the Castillo in sentences', () => {
  it('has its article', () => {
    assert.equal(moveWords(table, players, 'move Gal Cas 2'), 'Move one of Inés’s from Galicia to the Castillo');
  });
});
