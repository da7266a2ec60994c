import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { regionNames } from '../../src/games/caballero/draw/region-names';
import { all, late } from '../support/fixture';

describe('region names', () => {
  it('are the same on all sides of a region, and different in any two regions', () => {
    for (const { table } of all) {
      const nameAt = regionNames(table.areas);
      const names = table.regions.map((region) => {
        const found = new Set(region.sides.map(nameAt));
        assert.equal(found.size, 1, [...found].join());
        return [...found][0]!;
      });
      assert.equal(new Set(names).size, names.length);
    }
  });

  it('stay when a tile is placed, and when two regions join, the older name stays', () => {
    const { areas } = late.table;
    const seen: string[] = [];
    for (let n = 1; n < areas.length; n++) {
      const before = regionNames(areas.slice(0, n));
      const after = regionNames(areas.slice(0, n + 1));
      for (const area of areas.slice(0, n)) {
        for (const letter of 'NESW') {
          const spot = `${area.x},${area.y} ${letter}`;
          if (!seen.includes(before(spot))) {
            seen.push(before(spot));
          }
          if (after(spot) !== before(spot)) {
            assert.ok(seen.indexOf(after(spot)) < seen.indexOf(before(spot)), `${before(spot)} became ${after(spot)}`);
          }
        }
      }
    }
  });
});
