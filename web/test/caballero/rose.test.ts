import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neighbour, SIDES } from '../../src/draw/grid';
import { isClear, roseIn } from '../../src/games/caballero/chart/Backdrop';
import { cellsInReach, makeScene, rosePlace } from '../../src/games/caballero/scene/scene';
import { fit } from '../../src/table/map/camera';
import { all, basic } from '../support/fixture';

const RADIUS = 0.72;

test('the compass rose is under no tile, and under no cell where one may come next', () => {
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

test('the compass rose of the table keeps its place in the window, and disappears for tiles and cells where one may come', () => {
  const view = { width: 900, height: 560, frame: 20 };
  const rose = roseIn(view, true);
  assert.ok(rose.x + rose.radius < view.width - view.frame && rose.y + rose.radius < view.height - view.frame);
  const scene = makeScene(basic.table);
  const camera = fit(scene.box, view);
  const at = { x: (rose.x - view.width / 2) / camera.cell, y: (rose.y - view.height / 2) / camera.cell };
  const { x, y } = scene.table.areas[0]!;
  // The window over a tile, over the cell beside it, and over neither.
  assert.equal(isClear(scene, { ...camera, x: x + 0.5 - at.x, y: y + 0.5 - at.y }, view, rose), false);
  const east = Math.max(...cellsInReach(scene).map((cell) => cell.x));
  assert.equal(isClear(scene, { ...camera, x: east + 0.5 - at.x, y: y + 0.5 - at.y }, view, rose), false);
  assert.equal(isClear(scene, { ...camera, x: east + 4 - at.x, y: y + 0.5 - at.y }, view, rose), true);
});
