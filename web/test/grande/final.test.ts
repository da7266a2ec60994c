import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { moments, scoredBy } from '../../src/games/grande/replay/moment';
import { cardTitle, roundsOf, supplyOf } from '../../src/games/grande/words/cards';
import { bySource, regionScores } from '../../src/games/grande/words/sheet';
import type { GrandeTable, LogLine } from '../../src/protocol/types';
import { line, players, table } from './table';

describe('scores of El Grande', () => {
  it('are grouped by place and by source', () => {
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

  it('contain the printed numbers', () => {
    assert.deepEqual([1, 9, 13].map(supplyOf), [6, 2, 0]);
    assert.deepEqual(roundsOf({ short: 'true' }).left, [1, 4, 7]);
  });
});

describe('moments of El Grande', () => {
  const words = (lines: LogLine[], stage = 'acting') =>
    moments.describe({ before: { ...table, stage }, after: table, lines, players }).words;
  const special = (card: string): LogLine => ({ ...line(1, 0, 'special', card) });

  it('describe an action in a few words, with any number of caballeros', () => {
    assert.equal(words([1, 2, 3].map((ply) => line(ply, 0, 'move Gal Sev 2'))), 'Mateo moved 3 caballeros');
    assert.equal(words([1, 2, 3, 4].map((ply) => line(ply, 1, 'place Gal'))), 'You placed 4 caballeros');
    assert.equal(words([special('scoreFives')]), `Mateo played “${cardTitle('scoreFives')}”`);
    assert.equal(words([line(1, 2, 'disk Gal')], 'castillo'), 'The Castillo opened');
  });

  it('name the card that asked for disks, not the last chooser; disks are one moment', () => {
    const disks = [line(1, 0, 'disk Gal'), line(2, 1, 'disk Sev'), line(3, 2, 'disk Gal')];
    assert.deepEqual(
      moments.grouped([...disks, line(4, 0, 'end')]).map((lines) => lines.length),
      [3],
    );
    const before = { ...table, stage: 'disks', active: 0, action: { ...table.action, card: 'secretScoring' } };
    const scored = { ...disks[2]!, scorings: [{ round: 2, cause: 'secretScoring', points: [0, 4, 0, 0] }] };
    const told = moments.describe({ before, after: table, lines: [...disks.slice(0, 2), scored], players });
    assert.equal(told.words, `Mateo played “${cardTitle('secretScoring')}”`);
    assert.match(told.why ?? '', /Sevilla/);
  });

  it('name the leader in the region with the largest change', () => {
    const [, second] = table.regions;
    const why = (counts: number[]) => {
      const regions = table.regions.map((region) =>
        region === second ? { ...region, counts, scores: region.scores.map((by) => by + 1) } : region,
      );
      return moments.describe({ before: table, after: { ...table, regions }, lines: [line(1, 0, 'place Gal')], players }).why;
    };
    const { name } = second!;
    assert.equal(why([3, 2, 0, 0]), `Mateo led in ${name} with 3 against 2.`);
    assert.equal(why([1, 2, 0, 0]), `You led in ${name} with 2 against 1.`);
    assert.equal(why([2, 2, 1, 0]), `Tied for the lead in ${name} with 2 each: Mateo and You.`);
    assert.equal(why([0, 4, 0, 0]), `You were alone in ${name}.`);
    assert.equal(moments.describe({ before: table, after: table, lines: [line(1, 0, 'place Gal')], players }).why, undefined);
  });

  it("explain a card's points: the leader in the region with the most points for the reader, or the most caballeros in the Castillo", () => {
    const scored = (card: string, points: number[]): LogLine => ({
      ...special(card),
      scorings: [{ round: 2, cause: card, points }] as unknown as LogLine['scorings'],
    });
    const worth = (first: number, scores: number[], counts: number[]) => ({ values: [first, 2, 0], scores, counts });
    const regions = table.regions.map((region, i) => ({
      ...region,
      ...(i < 2
        ? worth(
            5,
            [
              [0, 3],
              [4, 1],
            ][i]!,
            [
              [1, 2, 0],
              [4, 3, 0],
            ][i]!,
          )
        : worth(4, [9, 9], [5, 0, 0])),
    }));
    const why = (line: LogLine) =>
      moments.describe({ before: { ...table, regions }, after: { ...table, regions }, lines: [line], players }).why;
    const [mine, theirs] = table.regions;
    assert.equal(why(scored('scoreFives', [4, 4])), `You led in ${mine!.name} with 2 against 1.`);
    assert.equal(why(scored('scoreFives', [4, 0])), `Mateo led in ${theirs!.name} with 4 against 3.`);
    assert.equal(why(scored('scoreCastillo', [1, 5])), 'You had the most in the Castillo.');
    assert.equal(why(scored('scoreCastillo', [5, 3])), 'Mateo had the most in the Castillo.');
    assert.equal(why(scored('scoreCastillo', [3, 3])), undefined);
  });

  it('show the places that a card scored, the most valuable first', () => {
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
