import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  beyond,
  bounded,
  type Camera,
  cellRect,
  clearOf,
  contains,
  fit,
  HANDY_CELL,
  MAX_CELL,
  MIN_CELL,
  mapBox,
  overlap,
  panned,
  showing,
  shown,
  toCells,
  toPixels,
  zoomed,
} from '../../src/table/map/camera';

const view = { width: 840, height: 600, frame: 20 };
const small = mapBox([{ x: 0, y: 0 }]);
const large = mapBox([
  { x: -20, y: -4 },
  { x: 20, y: 4 },
]);

describe('the camera', () => {
  it('fits tiles and one ring, between the smallest and the largest cell', () => {
    assert.deepEqual(small, { x0: -1, y0: -1, x1: 2, y1: 2 });
    assert.equal(fit(small, view).cell, MAX_CELL);
    assert.equal(fit(large, view).cell, HANDY_CELL);
    assert.equal(fit(large, view, MIN_CELL).cell, MIN_CELL);
    const box = mapBox([
      { x: 0, y: 0 },
      { x: 6, y: 4 },
    ]);
    assert.ok(contains(shown(fit(box, view), view), box));
  });

  it('stays within one cell beyond the ring', () => {
    const far = bounded(panned(fit(large, view), -99999, 0), large, view);
    assert.ok(Math.abs(shown(far, view).x1 - (large.x1 + 1)) < 1e-9);
  });

  it('keeps the tiles of a small map in the window', () => {
    const far = bounded(panned(fit(small, view), 99999, 99999), small, view);
    assert.ok(contains(shown(far, view), { x0: 0, y0: 0, x1: 1, y1: 1 }));
  });

  it('keeps tiles clear of elements over the corners of the window, and their ring in it', () => {
    const tiles = [-4, -3, -2, -1, 0, 1, 2, 3].map((y) => ({ x: -y, y }));
    const box = mapBox([...tiles, { x: -3, y: -4 }]);
    const corner = { left: 0, top: 0, right: 240, bottom: 84 };
    const cells = [...tiles, { x: -3, y: -4 }];
    const covered = (camera: Camera) => cells.filter((cell) => overlap(cellRect(camera, view, cell), corner) > 0).length;
    const camera = fit(box, view);
    const cleared = clearOf(camera, box, view, cells, [corner]);
    assert.ok(covered(camera) > 0);
    assert.equal(covered(cleared), 0);
    const { x0, y0, x1, y1 } = box;
    assert.ok(contains(shown(cleared, view), { x0: x0 + 0.5, y0: y0 + 0.5, x1: x1 - 0.5, y1: y1 - 0.5 }));
    assert.deepEqual(bounded(cleared, box, view), cleared);
  });

  it('zooms about the pointer', () => {
    const camera = fit(large, view);
    const before = toCells(camera, view, 100, 100);
    const after = toCells(zoomed(camera, 1.5, 100 - view.width / 2, 100 - view.height / 2), view, 100, 100);
    assert.ok(Math.hypot(after.x - before.x, after.y - before.y) < 1e-9);
  });

  it('finds the same place in cells and pixels', () => {
    const camera = fit(large, view);
    const { left, top } = toPixels(camera, view, 3.25, -1.5);
    const { x, y } = toCells(camera, view, left, top);
    assert.ok(Math.hypot(x - 3.25, y + 1.5) < 1e-9);
  });

  it('counts cells outside by edge, and goes there', () => {
    const camera = fit(large, view);
    const found = beyond(camera, view, [
      { x: 18, y: 0 },
      { x: 20, y: 0 },
      { x: 60, y: 0 },
      { x: 0, y: 0 },
      { x: -19, y: 1 },
    ]);
    assert.equal(found.get('east')?.count, 3);
    assert.deepEqual(found.get('east')?.best, { x: 20, y: 0 }, 'the farthest that the nearest can be seen with');
    assert.equal(found.get('west')?.count, 1);
    assert.equal(found.has('north'), false);
    const there = shown(showing(camera, view, { x: 18, y: 0 }), view);
    assert.ok(there.x1 >= 19 - 1e-9);
  });
});
