import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { anchorOf, nearest, PLACES } from '../src/games/grande/anchors';
import { cardText, cardTitle, roundsOf, supplyOf } from '../src/games/grande/cards';
import { turned } from '../src/games/grande/Disk';
import { type KeyActions, runKey } from '../src/games/grande/keyboard';
import { captionOf, continues, effectsOf, grouped, isUntold, lastActor, takenCards } from '../src/games/grande/log';
import { layOut } from '../src/games/grande/map-layout';
import { moments, scoredBy } from '../src/games/grande/moment';
import { back, choices, choose, kept, NOTHING, parseMove, ready, type Selection } from '../src/games/grande/moves';
import { possibleAt } from '../src/games/grande/place-menu';
import { beforeChoices, outcomes, reveals } from '../src/games/grande/revealed';
import { bySource, regionScores } from '../src/games/grande/sheet';
import { moveWords, placesOf, placeWords } from '../src/games/grande/words';
import type { GrandeTable, LogLine } from '../src/protocol/types';
import type { Player } from '../src/table/types';
import grande from './fixtures/grande.json';

const table = grande.table as unknown as GrandeTable;
const players: Player[] = ['Mateo', 'Ana', 'Inés', 'Duero', 'Lola'].map((name, seat) => ({
  name,
  isYou: seat === 1,
  isBot: false,
  persona: '',
  level: '',
  hasLeft: false,
  isAway: false,
  clock: undefined,
}));
const CARDS = [
  'moveOwnRegion placeTwo moveOwnRegionOrPlaceTwo moveFiveOneRegion moveThreeOthers moveThreeAny moveTwoOwnTwoOthers',
  'moveFourOwn moveFourAny veto courtsAll courtsThree angryKing sendOneEach secretTwo secretAll scoreOne scoreFours',
  'scoreFives scoreSixesSevens scoreCastillo scoreFirsts scoreMost scoreFewest scoreboard adviser eviction grande powerBack',
  'court secretScoring king',
].flatMap((names) => names.split(' '));

function line(ply: number, seat: number, move: string, card?: string): LogLine {
  return {
    ply,
    seat,
    move,
    text: { key: `move.${move.split(' ')[0]}`, slots: card === undefined ? { parts: [] } : { card: { card } } },
    at: 0,
    effects: [],
    points: [],
    scorings: [],
  };
}

describe('a place that is pressed', () => {
  const labels = (texts: string[], code: string) =>
    possibleAt(table, texts.map(parseMove), code).map(({ label, move, selection }) => [label, move, selection.path.join(' ')]);

  it('offers every kind of move that begins there', () => {
    const either = ['place Gal', 'place Sev', 'move Gal Sev 1', 'move Gal Old 1', 'done'];
    assert.deepEqual(labels(either, 'Gal'), [
      ['Place one in Galicia', 'place Gal', 'Gal'],
      ['Move one from Galicia', undefined, 'Gal @1'],
    ]);
    assert.deepEqual(labels(either, 'Sev'), [['Place one in Sevilla', 'place Sev', 'Sev']]);
    assert.deepEqual(labels(either, 'Old'), []);
  });

  it('offers each scoreboard that can be set there', () => {
    assert.deepEqual(
      labels(['board high Gal', 'board low Gal', 'board low Sev'], 'Gal').map(([, move]) => move),
      ['board high Gal', 'board low Gal'],
    );
  });
});

describe('what others do in El Grande', () => {
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

  it('is one caption for all caballeros that are placed, with what is true at the end', () => {
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

  it('is a caption for each way that moved caballeros take', () => {
    const moved = (ply: number, way: string): LogLine => ({
      ...line(ply, 0, `move ${way}`),
      text: { key: 'move', slots: { parts: [] } },
    });
    assert.ok(continues(moved(1, 'Gal Sev 1'), moved(2, 'Gal Sev 1')));
    assert.ok(!continues(moved(1, 'Gal Sev 1'), moved(2, 'Gal Cas 1')));
    assert.ok(!continues(placed(1, 'Sev', 'Sevilla'), { ...placed(2, 'Sev', 'Sevilla'), seat: 2 }));
  });

  it('has no caption for what the cards and disks show, nor for an announcement that does nothing yet', () => {
    const special = { ...line(1, 0, 'special'), text: { key: 'move.el-grande.special', slots: {} } };
    const effect = standing('goHome', 'Sev', 'Sevilla');
    assert.ok([line(1, 0, 'card 3'), line(1, 0, 'disk Gal'), line(1, 0, ''), special].every(isUntold));
    assert.ok(!isUntold({ ...special, effects: [effect] }));
    assert.ok(!isUntold({ ...special, text: { key: 'move.el-grande.keepVeto', slots: {} } }));
    assert.ok(!isUntold(line(1, 0, 'king Gal')));
  });
});

describe('choices of El Grande', () => {
  const moves = ['move Gal Sev 2', 'move Gal Cas 2', 'move Gal Sev 0', 'move Old Cas 1', 'done'].map(parseMove);

  it('lead from the region over the owner to the place', () => {
    const start = kept(moves, NOTHING);
    assert.deepEqual(start, { kind: 'move', path: [] });
    assert.deepEqual(choices(moves, start), ['Gal', 'Old']);
    const gal = choose(moves, start, 'Gal')!;
    assert.deepEqual(choices(moves, gal), ['@2', '@0']);
    const two = choose(moves, gal, '@2')!;
    const to = choose(moves, two, 'Cas')!;
    assert.equal(ready(moves, to), 'move Gal Cas 2');
    assert.equal(ready(moves, choose(moves, to, 'Sev')!), 'move Gal Sev 2');
    assert.deepEqual(back(moves, to), two);
  });

  it('go on by themselves where only one owner stands', () => {
    const old = choose(moves, kept(moves, NOTHING), 'Old')!;
    assert.deepEqual(old.path, ['Old', '@1']);
    assert.deepEqual(back(moves, old).path, []);
  });

  it('are kept while they can be made again, and shortened when not', () => {
    const selection: Selection = { kind: 'move', path: ['Gal', '@2', 'Sev'] };
    assert.deepEqual(kept(moves, selection), selection);
    assert.deepEqual(kept(['move Gal Cas 2', 'move Gal Sev 0'].map(parseMove), selection).path, ['Gal', '@2']);
    assert.deepEqual(kept(['place Gal'].map(parseMove), selection), { kind: 'place', path: [] });
    assert.deepEqual(kept([], selection), NOTHING);
  });

  it('take the only scoreboard at once', () => {
    assert.deepEqual(kept(['board low Gal', 'board low Cas'].map(parseMove), NOTHING).path, ['low']);
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

  it('join steps of one kind and leave out what tells nothing', () => {
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

  it('know who took which card in the round', () => {
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

describe('secret choices', () => {
  const done = [
    line(1, 0, 'special'),
    line(2, 0, 'disk Gal'),
    line(3, 1, 'disk Sev'),
    line(4, 0, 'end'),
    line(5, 2, 'disk Old'),
  ];

  it('are shown when all of them are known', () => {
    assert.deepEqual(
      reveals(done, false).map(({ ply, choices: made }) => [ply, made.length]),
      [
        [3, 2],
        [5, 1],
      ],
    );
    assert.deepEqual(
      reveals(done, true).map(({ ply }) => ply),
      [3],
    );
    assert.deepEqual(reveals([...done.slice(0, 3), line(4, 2, '')], true), []);
  });

  it('are not told by the log before the disks turn over', () => {
    const [first, second] = reveals(done, false);
    const plies = (lines: readonly LogLine[]) => lines.map(({ ply }) => ply);
    assert.deepEqual(plies(beforeChoices(done, first!)), [1]);
    assert.deepEqual(plies(beforeChoices(done, second!)), [1, 2, 3, 4]);
  });

  it('belong to the action of whoever announced it', () => {
    assert.equal(lastActor(done, 3), 0);
    assert.equal(lastActor([...done, line(6, 2, 'special'), line(7, 1, 'disk Gal')], 7), 2);
    assert.equal(lastActor([line(1, 0, 'end')], 1), undefined);
  });

  it('say what became of them', () => {
    const region = table.regions.find(({ counts }) => (counts[0] ?? 0) > 1)!;
    const before: GrandeTable = { ...table, stage: 'disks', action: { ...table.action, card: 'secretTwo' } };
    const after: GrandeTable = {
      ...before,
      regions: before.regions.map((other) =>
        other === region ? { ...region, counts: region.counts.map((n, seat) => (seat === 0 ? n - 2 : n)) } : other,
      ),
    };
    assert.deepEqual(outcomes(before, after, { ply: 1, choices: [{ seat: 0, region: region.code }] }), [
      { seat: 0, region: region.code, count: 2, kind: 'lost' },
    ]);
  });

  it('are set by turning the disk over what can be chosen', () => {
    assert.equal(turned('Gal', ['Gal', 'Ara'], 1), 'Ara');
    assert.equal(turned('Gal', ['Gal', 'Ara', 'Old'], -1), 'Old');
    assert.equal(turned(undefined, [], 1), undefined);
  });
});

describe('scores of El Grande', () => {
  it('are put together by place and by source', () => {
    const lines = [
      { seat: 0, place: 'Gal', reason: 'eg.first', points: 4 },
      { seat: 0, place: 'Gal', reason: 'eg.king', points: 2 },
      { seat: 1, place: 'Cas', reason: 'eg.first', points: 5 },
    ];
    assert.deepEqual(bySource(lines, 2), [
      [4, 2, 0],
      [0, 0, 5],
    ]);
    assert.deepEqual(
      regionScores(table, lines).map(({ id, points }) => [id, points[0], points[1]]),
      [
        ['Cas', 0, 5],
        ['Gal', 6, 0],
      ],
    );
  });

  it('know the printed numbers', () => {
    assert.deepEqual([1, 9, 13].map(supplyOf), [6, 2, 0]);
    assert.deepEqual(roundsOf({ short: 'true' }).left, [1, 4, 7]);
  });
});

describe('the keyboard on the map', () => {
  for (const [width, height] of [
    [860, 590],
    [390, 410],
  ] as const) {
    const layout = layOut(width, height);
    const go = (from: string, direction: Parameters<typeof nearest>[1]) =>
      nearest(from, direction, (code) => anchorOf(layout, code));

    it(`goes to the nearest region that way at ${width} pixels`, () => {
      assert.equal(go('Old', 'ArrowLeft'), 'Gal');
      assert.equal(go('New', 'ArrowUp'), 'Old');
      assert.equal(go('New', 'ArrowRight'), 'Val');
      assert.equal(go('Val', 'ArrowRight'), 'Cas');
      assert.equal(go('Cas', 'ArrowRight'), 'Cas');
    });

    it(`reaches every place at ${width} pixels`, () => {
      const reached = new Set(['Old']);
      for (const from of reached) {
        for (const direction of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
          reached.add(go(from, direction));
        }
      }
      assert.deepEqual([...reached].sort(), [...PLACES].sort());
    });
  }

  it('has the keys of the list', () => {
    const done: string[] = [];
    const run: KeyActions = {
      card: (pile) => done.push(`card ${pile}`),
      special: () => done.push('special'),
      turnDisk: (direction) => done.push(`turn ${direction}`),
      confirm: () => done.push('confirm'),
      cancel: () => done.push('cancel'),
      nextTarget: (direction) => done.push(`target ${direction}`),
      undo: () => done.push('undo'),
      end: () => done.push('end'),
      overlayOrVeto: () => done.push('v'),
      allow: () => done.push('allow'),
      open: (what) => done.push(what),
    };
    const press = (key: string, more: { ctrlKey?: boolean; shiftKey?: boolean } = {}) =>
      runKey({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more }, false, run);
    for (const key of ['3', 's', 'r', 'q', 'Enter', 'Escape', 'n', 'p', 'u', 'e', 'v', 'a', 'l', 'h']) {
      assert.ok(press(key), key);
    }
    press('P', { shiftKey: true });
    press('z', { ctrlKey: true });
    assert.equal(press('a', { ctrlKey: true }), false);
    assert.deepEqual(done, [
      'card 3',
      'special',
      'turn 1',
      'turn -1',
      'confirm',
      'cancel',
      'target 1',
      'target -1',
      'undo',
      'end',
      'v',
      'allow',
      'log',
      'chat',
      'cards',
      'undo',
    ]);
  });
});

describe('the Castillo in sentences', () => {
  it('bears its article', () => {
    assert.equal(moveWords(table, players, 'move Gal Cas 2'), 'Move one of Inés’s from Galicia to the Castillo');
  });
});

describe('moments of El Grande', () => {
  const words = (lines: LogLine[], stage = 'acting') =>
    moments.tell({ before: { ...table, stage }, after: table, lines, players }).words;
  const special = (card: string): LogLine => ({ ...line(1, 0, 'special', card) });

  it('say what happened in a few words, however many caballeros took part', () => {
    assert.equal(words([1, 2, 3].map((ply) => line(ply, 0, 'move Gal Sev 2'))), 'Mateo moved 3 caballeros');
    assert.equal(words([1, 2, 3, 4].map((ply) => line(ply, 1, 'place Gal'))), 'You placed 4 caballeros');
    assert.equal(words([special('scoreFives')]), `Mateo played “${cardTitle('scoreFives')}”`);
    assert.equal(words([line(1, 2, 'disk Gal')], 'castillo'), 'The Castillo opened');
  });

  it('say who led afterwards where the points changed the most', () => {
    const [, second] = table.regions;
    const why = (counts: number[]) => {
      const regions = table.regions.map((region) =>
        region === second ? { ...region, counts, scores: region.scores.map((by) => by + 1) } : region,
      );
      return moments.tell({ before: table, after: { ...table, regions }, lines: [line(1, 0, 'place Gal')], players }).why;
    };
    const { name } = second!;
    assert.equal(why([3, 2, 0, 0]), `Mateo led in ${name} with 3 against 2.`);
    assert.equal(why([1, 2, 0, 0]), `You led in ${name} with 2 against 1.`);
    assert.equal(why([2, 2, 1, 0]), `Tied for the lead in ${name} with 2 each: Mateo and You.`);
    assert.equal(why([0, 4, 0, 0]), `You stood alone in ${name}.`);
    assert.equal(moments.tell({ before: table, after: table, lines: [line(1, 0, 'place Gal')], players }).why, undefined);
  });

  it('show what a card has scored, the most valuable place first', () => {
    const region = (code: string, first: number, counts: number[]) => ({ code, values: [first, 2, 0], counts });
    const regions = [region('Gal', 4, [1, 0]), region('Old', 6, [2, 1]), region('New', 7, [3, 0]), region('Val', 5, [0, 0])];
    const scored = (card: string) => scoredBy({ regions } as unknown as GrandeTable, card);
    assert.deepEqual(scored('scoreSixesSevens'), ['New', 'Old']);
    assert.deepEqual(scored('scoreMost'), ['New', 'Old']);
    assert.deepEqual(scored('scoreFewest'), ['Val']);
    assert.deepEqual(scored('scoreFours'), ['Gal']);
    assert.deepEqual(scored('scoreCastillo'), ['Cas']);
    assert.deepEqual(scored('king'), []);
  });
});
