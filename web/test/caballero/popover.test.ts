import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { popoverPlace } from '../../src/games/caballero/chart/popover-place';
import { cellRect, overlap } from '../../src/table/map/camera';

describe('the place of a question about a cell', () => {
  const view = { width: 900, height: 600, frame: 20 };
  const camera = { x: 0.5, y: 0.5, cell: 64 };
  const size = { width: 280, height: 160 };
  const cell = { x: 0, y: 0 };
  const none = () => false;

  it('is above the cell if there is no tile', () => {
    assert.equal(popoverPlace({ cell, camera, view, size, taken: [{ x: 0, y: 1 }], isThreatened: none }).side, 'above');
  });

  it('leaves the land in question uncovered', () => {
    const north = [
      { x: -1, y: -1 },
      { x: 0, y: -1 },
      { x: 0, y: -2 },
    ];
    assert.equal(popoverPlace({ cell, camera, view, size, taken: north, isThreatened: none }).side, 'below');
    const column = [...north, { x: 0, y: 1 }, { x: -1, y: 1 }, { x: -1, y: 0 }];
    assert.equal(popoverPlace({ cell, camera, view, size, taken: column, isThreatened: none }).side, 'right');
  });

  it('is apart, with a line to its cell, if it covers land on every side', () => {
    const around = [];
    for (let x = -3; x <= 3; x++) {
      for (let y = -3; y <= 3; y++) {
        if (x !== 0 || y !== 0) {
          around.push({ x, y });
        }
      }
    }
    const wide = { ...view, width: 1100 };
    const { side, rect } = popoverPlace({ cell, camera, view: wide, size, taken: around, isThreatened: none });
    assert.equal(side, 'apart');
    assert.ok(rect.left >= 0 && rect.right <= wide.width && rect.top >= 0 && rect.bottom <= view.height);
    for (const other of around) {
      assert.equal(overlap(rect, cellRect(camera, wide, other)), 0);
    }
  });

  it('is apart rather than outside the window', () => {
    const atEdge = { ...camera, x: -5.5 };
    const wide = { width: 300, height: 300 };
    const column = [-2, -1, 1, 2].map((y) => ({ x: 0, y }));
    const { rect } = popoverPlace({ cell, camera: atEdge, view, size: wide, taken: column, isThreatened: none });
    assert.ok(rect.left >= 0 && rect.right <= view.width && rect.top >= 0 && rect.bottom <= view.height);
  });

  it('stays in the window', () => {
    const high = { ...camera, y: 4 };
    assert.equal(popoverPlace({ cell, camera: high, view, size, taken: [], isThreatened: none }).side, 'below');
  });

  it('covers a tile that would be evicted only if there is no other place', () => {
    const taken = [
      { x: 1, y: -1 },
      { x: 0, y: 1 },
      { x: 1, y: 1 },
    ];
    const isThreatened = ({ y }: { y: number }) => y < 0;
    assert.notEqual(popoverPlace({ cell, camera, view, size, taken, isThreatened }).side, 'above');
  });
});
