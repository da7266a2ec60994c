import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { roomsIn } from '../../src/games/grande/screen/MapCaption';
import type { Rect } from '../../src/table/map/camera';

/* The place of a caption on El Grande's map: between the corner in the south-east and the drawing. */

const CORNER: Rect = { left: 0, top: 0, right: 800, bottom: 500 };
const VALENCIA: Rect = { left: 440, top: 300, right: 480, bottom: 360 };
const GRANADA: Rect = { left: 300, top: 380, right: 400, bottom: 440 };
const CASTILLO: Rect = { left: 640, top: 150, right: 760, bottom: 300 };

describe('the space for a caption', () => {
  it('ends at the drawing', () => {
    const rooms = roomsIn(CORNER, [VALENCIA, GRANADA, CASTILLO]);
    assert.ok(rooms.length >= 2);
    for (const { width, height } of rooms) {
      const [left, top] = [CORNER.right - width, CORNER.bottom - height];
      for (const box of [VALENCIA, GRANADA, CASTILLO]) {
        assert.ok(box.right <= left || box.bottom <= top, JSON.stringify({ width, height, box }));
      }
    }
  });

  it('is flat and wide, or higher and narrower: no place contains another', () => {
    const rooms = roomsIn(CORNER, [VALENCIA, GRANADA, CASTILLO]);
    for (let i = 1; i < rooms.length; i++) {
      assert.ok(rooms[i]!.width < rooms[i - 1]!.width && rooms[i]!.height > rooms[i - 1]!.height);
    }
  });

  it('is the whole corner without a drawing, and empty if everything is covered', () => {
    assert.deepEqual(roomsIn(CORNER, []), [{ width: 400, height: 500 }]);
    assert.deepEqual(roomsIn(CORNER, [CORNER]), []);
  });
});
