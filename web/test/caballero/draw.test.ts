import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isInside } from '../../src/draw/curve';
import { cellName, numberOn, parseSpot, printed, rotated, sameTile, spotKey } from '../../src/draw/grid';
import { symbolPlace, tileShape } from '../../src/draw/tile-shape';
import { displaySeeds, drawnTiles, regionMap } from '../../src/games/caballero/draw/land';
import { all, turn } from '../support/fixture';

const FORMS = ['WWWW', 'LWWW', 'LLWW', 'LWLW', 'LLLW', 'LLLL'];

describe('grid', () => {
  it('turns tiles clockwise', () => {
    assert.equal(rotated('LWWW', 1), 'WLWW');
    assert.equal(rotated('LWWW', -1), 'WWWL');
  });

  it('recognises a tile in any rotation', () => {
    assert.ok(sameTile('LLWWg', 'WLLWg'));
    assert.ok(!sameTile('LLWWg', 'LLWWf'));
    assert.ok(!sameTile('LLWW', 'LWLW'));
  });

  it('converts the printed form back to the tile', () => {
    for (const form of FORMS) {
      for (let n = 0; n < 4; n++) {
        const sides = rotated(form, n);
        assert.equal(rotated(printed(sides).form, printed(sides).turns), sides);
      }
    }
  });

  it('counts caballero numbers clockwise on both faces', () => {
    assert.deepEqual(
      [0, 1, 2, 3].map((side) => numberOn(3, side as 0)),
      [3, 4, 1, 2],
    );
    assert.deepEqual(
      [0, 1, 2, 3].map((side) => numberOn(8, side as 0)),
      [8, 5, 6, 7],
    );
  });

  it('writes cells and spots like moves and the frame', () => {
    assert.equal(cellName({ x: -2, y: 3 }), '2W 3S');
    assert.equal(cellName({ x: 0, y: -1 }), '0 1N');
    const { cell, side } = parseSpot('-3,1 W');
    assert.equal(spotKey(cell, side), '-3,1 W');
  });
});

describe('tile shape', () => {
  it('crosses every land side at the same two points, so that any tiles join', () => {
    for (const form of FORMS.slice(1, 5)) {
      for (let n = 0; n < 4; n++) {
        const sides = rotated(form, n);
        // No corner is land: the coast then meets both ends of every land side.
        const { coasts } = tileShape(sides, 42, ['cove', 'cove', 'cove', 'cove']);
        const ends = coasts
          .flatMap(({ points }) => [points[0]!, points.at(-1)!])
          .map(([x, y]) => `${Math.round(x)},${Math.round(y)}`);
        const wanted = [...sides].flatMap((side, i) =>
          side === 'L'
            ? [
                ['17,0', '83,0'],
                ['100,17', '100,83'],
                ['83,100', '17,100'],
                ['0,83', '0,17'],
              ][i]!
            : [],
        );
        assert.deepEqual(ends.sort(), wanted.sort());
      }
    }
  });

  it('brings coasts to the corner where two waters meet that are not one', () => {
    const area = (x: number, y: number, tile: string) => ({ x, y, tile });
    /** How far the western tile's coast is from the corner at its north-east. */
    const strip = (...areas: { x: number; y: number; tile: string }[]) => {
      const [first] = drawnTiles(areas);
      return Math.min(...first!.shape.polygon.map(([x, y]) => Math.hypot(x - 100, y)));
    };
    const pair = [area(0, 0, 'WLWW'), area(1, 0, 'WWWL')];
    assert.ok(strip(...pair) < 4, 'two waters');
    assert.ok(strip(pair[0]!) > 10, 'nothing is known of the neighbour');
    const above = [area(0, -1, 'WWWW'), area(1, -1, 'WWWW')];
    assert.ok(strip(...pair, ...above) > 10, 'the waters join above');
    const apart = [area(0, -1, 'WLWW'), area(1, -1, 'WWWL')];
    assert.ok(strip(...pair, ...apart) < 4, 'land above keeps them apart');
  });

  it('keeps its shape when it is turned', () => {
    const upright = tileShape('LWWW', 7).coasts[0]!.points;
    const turnedPoints = tileShape('WLWW', 7).coasts[0]!.points;
    upright.forEach(([x, y], i) => {
      assert.ok(Math.abs(100 - y - turnedPoints[i]![0]) < 1e-9);
      assert.ok(Math.abs(x - turnedPoints[i]![1]) < 1e-9);
    });
  });

  it('puts gold on land and fish on water', () => {
    for (const form of FORMS) {
      for (let n = 0; n < 4; n++) {
        const sides = rotated(form, n);
        const { polygon } = tileShape(sides, 3);
        if (form !== 'WWWW') {
          assert.ok(isInside(symbolPlace(sides, 'g'), polygon), `gold on ${sides}`);
        }
        if (form !== 'LLLL' && form !== 'LWLW') {
          assert.ok(!isInside(symbolPlace(sides, 'f'), polygon), `fish on ${sides}`);
        }
      }
    }
  });
});

describe('the map as drawn', () => {
  it('gives a tile the same shape on the map as in the display', () => {
    const { table } = turn;
    const seeds = displaySeeds(table.areas, table.display);
    const laid = drawnTiles([...table.areas, { x: 40, y: 40, tile: table.display[0]! }]);
    assert.equal(laid.at(-1)!.seed, seeds[0]);
  });

  it('finds for every side a point in its region', () => {
    for (const { table } of all) {
      const map = regionMap(table, drawnTiles(table.areas));
      const inward = [
        [0.5, 0.02],
        [0.98, 0.5],
        [0.5, 0.98],
        [0.02, 0.5],
      ];
      for (const [index, region] of table.regions.entries()) {
        for (const spot of region.sides) {
          const { cell, side } = parseSpot(spot);
          assert.equal(map.at(cell.x + inward[side]![0]!, cell.y + inward[side]![1]!), index, spot);
        }
      }
    }
  });
});
