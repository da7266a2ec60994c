import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { boxAround, middleOf } from '../../src/games/caballero/replay/MomentArt';
import type { CaballeroTableTile } from '../../src/protocol/types';
import { ownPlace, rankedBy } from '../../src/table/final/standing';
import type { Player } from '../../src/table/people/types';

describe('the final page', () => {
  const players = (...yours: number[]) =>
    [0, 1, 2, 3].map((seat) => ({ name: `P${seat}`, isYou: yours.includes(seat), hasLeft: false }) as Player);
  const told = (seats: Player[]) => {
    const ranked = rankedBy([19, 86, 74, 30], seats);
    return ownPlace(ranked, seats, ranked[1]!);
  };

  it("shows the reader's place, unless the result names it already", () => {
    assert.equal(told(players(0)), 'You finished fourth with 19.');
    assert.equal(told(players(3)), 'You finished third with 30.');
    assert.equal(told(players(1)), undefined);
    assert.equal(told(players(2)), undefined);
    assert.equal(told(players()), undefined);
    assert.equal(told(players(0, 3)), undefined);
  });

  it('has a whole evicted tile in its picture, and its label', () => {
    const at = (x: number, y: number) => ({ tile: { x, y } as CaballeroTableTile });
    const [left, top, width, height] = boxAround({ x: 3, y: 2 }, [at(3, 1)])
      .split(' ')
      .map(Number) as [number, number, number, number];
    assert.ok(left < 300 && left + width > 400);
    assert.ok(top < 75 && top + height > 300, 'both cells, and a label above the upper one');
    assert.equal(boxAround({ x: 3, y: 2 }, []), '180 150 340 200');
  });

  it('without a cell shows a small chart as a whole, and the middle of a large one', () => {
    assert.equal(middleOf({ x0: -1, y0: 0, x1: 2, y1: 2 }), '-100 0 300 200');
    assert.equal(middleOf({ x0: -4, y0: -5, x1: 5, y1: 5 }), '-332.5 -225 765 450');
  });
});
