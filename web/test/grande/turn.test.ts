import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { turned } from '../../src/games/grande/cards/Disk';
import { beforeChoices, outcomes, reveals } from '../../src/games/grande/reveal/revealed';
import { lastActor } from '../../src/games/grande/words/log';
import {
  afterMove,
  back,
  choices,
  choose,
  kept,
  NOTHING,
  parseMove,
  ready,
  type Selection,
} from '../../src/games/grande/words/moves';
import type { GrandeTable, LogLine } from '../../src/protocol/types';
import { line, table } from './table';

describe('choices of El Grande', () => {
  const moves = ['move Gal Sev 2', 'move Gal Cas 2', 'move Gal Sev 0', 'move Old Cas 1', 'done'].map(parseMove);

  it('go from the region to the owner and the place', () => {
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

  it('continue automatically if there is only one owner', () => {
    const old = choose(moves, kept(moves, NOTHING), 'Old')!;
    assert.deepEqual(old.path, ['Old', '@1']);
    assert.deepEqual(back(moves, old).path, []);
  });

  it('are kept while they are legal, and shortened otherwise', () => {
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

describe('the rest of a choice after its move', () => {
  const chosen: Selection = { kind: 'move', path: ['Gal', '@1', 'Sev'] };

  it('is empty if pieces may leave several regions: the next press is where the next one leaves', () => {
    const free = ['move Gal Sev 1', 'move Gal Old 1', 'move New Sev 2', 'done'].map(parseMove);
    assert.deepEqual(afterMove(free, chosen).path, []);
    assert.notDeepEqual(kept(free, chosen).path, []);
  });

  it('is the region if all pieces have to leave it', () => {
    const bound = ['move Gal Sev 1', 'move Gal Old 1', 'done'].map(parseMove);
    assert.equal(afterMove(bound, chosen).path[0], 'Gal');
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

  it('are shown once all of them are known', () => {
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

  it('are not in the log before the disks turn over', () => {
    const [first, second] = reveals(done, false);
    const plies = (lines: readonly LogLine[]) => lines.map(({ ply }) => ply);
    assert.deepEqual(plies(beforeChoices(done, first!)), [1]);
    assert.deepEqual(plies(beforeChoices(done, second!)), [1, 2, 3, 4]);
  });

  it('belong to the announced action', () => {
    assert.equal(lastActor(done, 3), 0);
    assert.equal(lastActor([...done, line(6, 2, 'special'), line(7, 1, 'disk Gal')], 7), 2);
    assert.equal(lastActor([line(1, 0, 'end')], 1), undefined);
  });

  it('show their results', () => {
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

  it('score a region that only one player has chosen, and mention the others', () => {
    const before: GrandeTable = { ...table, stage: 'disks', action: { ...table.action, card: 'secretScoring' } };
    const choices = ['Gal', 'Sev', 'Sev'].map((region, seat) => ({ seat, region }));
    assert.deepEqual(
      outcomes(before, before, { ply: 1, choices }).map(({ kind }) => kind),
      ['scored', 'clash', 'clash'],
    );
  });

  it('are made by turning the disk to a legal region', () => {
    assert.equal(turned('Gal', ['Gal', 'Ara'], 1), 'Ara');
    assert.equal(turned('Gal', ['Gal', 'Ara', 'Old'], -1), 'Old');
    assert.equal(turned(undefined, [], 1), undefined);
  });
});
