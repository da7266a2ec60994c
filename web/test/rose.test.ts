import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neighbour, SIDES } from '../src/draw/grid';
import { makeScene, rosePlace } from '../src/games/caballero/chart/scene';
import { all } from './fixture';

const RADIUS = 0.72;

test('the compass rose lies under no tile, and under no cell where one may come next', () => {
  let found = 0;
  for (const { table } of all) {
    const scene = makeScene(table);
    const { x0, y0, x1, y1 } = scene.box;
    for (const around of [0, 0.5, 1, 2]) {
      const at = rosePlace(scene, { x0: x0 - around, y0: y0 - around, x1: x1 + around, y1: y1 + around }, RADIUS);
      if (at === undefined) {
        continue;
      }
      found++;
      const [x, y] = at;
      for (const tile of [...table.areas, ...table.tiles]) {
        for (const cell of [tile, ...SIDES.map((side) => neighbour(tile, side))]) {
          const distance = Math.hypot(Math.max(cell.x - x, 0, x - cell.x - 1), Math.max(cell.y - y, 0, y - cell.y - 1));
          assert.ok(distance > RADIUS, `${cell.x},${cell.y} of a map with ${table.areas.length} area tiles`);
        }
      }
    }
  }
  assert.ok(found > 0);
});
