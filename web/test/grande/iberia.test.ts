import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { isInside } from '../../src/draw/curve';
import { signOf } from '../../src/games/grande/ground/anchors';
import { neighbours, REGIONS } from '../../src/games/grande/ground/iberia';
import { FOOT, layOut, trackField } from '../../src/games/grande/ground/map-layout';
import { SIGNS, SMALL, WIDE } from '../../src/games/grande/ground/places';

/** The codes of the regions, as section 7 lists them. */
const BOOK = readFileSync('../docs/rules/el-grande.md', 'utf8');
const CODES = new Map(
  [...BOOK.replace(/\s+/g, ' ').matchAll(/`([A-Z]\w{2})` ([A-Z][\p{L} ]+)[,.]/gu)].map((row) => [row[2]!, row[1]!]),
);

const NAMES = new Map([...CODES].map(([name, code]) => [code, name]));

/** The rows of EG-1.1: code and neighbours. */
const TABLE = [...BOOK.matchAll(/^ {2}\| ([^|]+) \| [\d/]+ \| ([A-Z][^|]+) \|$/gm)].map((row) => ({
  code: CODES.get(row[1]!)!,
  neighbours: row[2]!
    .split(', ')
    .map((name) => CODES.get(name)!)
    .sort(),
}));

describe('the map of Spain', () => {
  it('has the borders of EG-1.1', () => {
    const drawn = neighbours();
    assert.equal(TABLE.length, REGIONS.length);
    for (const row of TABLE) {
      assert.deepEqual([...drawn[row.code as 'Gal']].sort(), row.neighbours, row.code);
    }
  });

  it('shows the whole Castillo beside the land and above the reserve, in every window', () => {
    for (const [width, height] of [
      [390, 420],
      [390, 280],
      [360, 330],
      [360, 232],
      [360, 210],
      [320, 220],
      [590, 410],
      [860, 590],
    ] as const) {
      const { land, island, castillo } = layOut(width, height);
      const numbers = [...island.matchAll(/-?[\d.]+/g)].map(Number);
      const points = numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1]!] as const] : []));
      for (const [x, y] of points) {
        assert.ok(x > 4 && x < width - 4, `${x} in ${width} x ${height}`);
        assert.ok(width > 640 || y < height - FOOT - 30, `${y} in ${width} x ${height}`);
      }
      for (const code of REGIONS) {
        const { ring } = land.regions[code];
        assert.ok(!points.some(([x, y]) => isInside([x, y], ring)), `${code} in ${width} x ${height}, at ${castillo}`);
      }
    }
  });

  it('keeps every piece in its region, wide and small', () => {
    const wide = layOut(860, 590);
    const small = layOut(390, 420);
    for (const code of REGIONS) {
      for (const place of ['plate', 'pawns', 'grande', 'king'] as const) {
        assert.ok(isInside(wide.at(WIDE[code][place]), wide.land.regions[code].ring), `${place} of ${code}`);
      }
      for (const place of ['chips', 'grande', 'king'] as const) {
        assert.ok(isInside(small.at(SMALL[code][place]), small.land.regions[code].ring), `small ${place} of ${code}`);
      }
    }
  });

  it('keeps every plus in its place, and off the King of another region, in every window', () => {
    for (const [width, height] of [
      [390, 355],
      [390, 420],
      [360, 260],
      [700, 500],
      [860, 590],
      [1000, 640],
    ] as const) {
      const layout = layOut(width, height);
      const numbers = [...layout.island.matchAll(/-?[\d.]+/g)].map(Number);
      const coast = numbers.flatMap((x, i): [number, number][] => (i % 2 === 0 ? [[x, numbers[i + 1]!]] : []));
      assert.ok(isInside(signOf(layout, 'Cas'), coast), `Cas in ${width} x ${height}`);
      for (const code of REGIONS) {
        const [x, y] = signOf(layout, code);
        assert.ok(isInside([x, y], layout.land.regions[code].ring), `${code} in ${width} x ${height}`);
        for (const other of REGIONS.filter((each) => each !== code)) {
          const [kx, ky] = layout.at((layout.isSmall ? SMALL : WIDE)[other].king);
          assert.ok(Math.hypot(x - kx, y - ky) > 13, `${code} over the King in ${other}, in ${width} x ${height}`);
        }
      }
    }
  });

  it('has no plus over the values of a region, on any phone', () => {
    for (const [width, height] of [
      [390, 355],
      [390, 320],
      [360, 300],
      [360, 260],
    ] as const) {
      const { at } = layOut(width, height);
      for (const code of REGIONS) {
        const [x, y] = at(SIGNS[code][1]);
        const [cx, cy] = at(SMALL[code].chips);
        // The values are a line of 36 by 10 above the chips; the plus has a radius of 10.7.
        const distance = Math.hypot(Math.max(0, Math.abs(x - cx) - 18), Math.max(0, Math.abs(y - cy + 15) - 5));
        assert.ok(distance > 10.7, `${code} in ${width} x ${height}: ${distance}`);
      }
    }
  });

  it('has no plus over a count, a grande or the King of another region, on any phone', () => {
    for (const [width, height] of [
      [412, 400],
      [390, 420],
      [390, 355],
      [600, 420],
    ] as const) {
      const { at, scale } = layOut(width, height);
      // Chips are 27 by 16 with the count in their right half; the drawing of each is enlarged on larger maps.
      const [zoom, radius] = scale < 1 ? [1, 10.7] : [1.25, 13];
      for (const code of REGIONS) {
        const [x, y] = at(SIGNS[code][1]);
        const isClear = (left: number, top: number, right: number, bottom: number) =>
          Math.hypot(Math.max(0, left - x, x - right), Math.max(0, top - y, y - bottom)) > radius - 1;
        for (const other of REGIONS) {
          const { chips, perRow, grande, king } = SMALL[other];
          const [cx, cy] = at(chips);
          for (let count = 1; count <= 4; count++) {
            for (let i = 0; i < count; i++) {
              const row = Math.floor(i / perRow);
              const inRow = Math.min(perRow, count - row * perRow);
              const left = cx + ((i % perRow) - (inRow - 1) / 2) * (27 * zoom + 1.5) - 13.5 * zoom;
              const top = cy - 5 + row * (17 * zoom + 1.5);
              assert.ok(
                isClear(left + 15 * zoom, top + 3 * zoom, left + 25 * zoom, top + 12 * zoom),
                `${code} over count ${i + 1} of ${count} in ${other} in ${width} x ${height}`,
              );
            }
          }
          const pieces = [{ what: 'grande', at: grande, half: 8, above: 13, below: 13 }];
          if (other !== code) {
            pieces.push({ what: 'King', at: king, half: 9, above: 18, below: 14 });
          }
          for (const { what, at: where, half, above, below } of pieces) {
            const [px, py] = at(where);
            assert.ok(
              isClear(px - half * zoom, py - above * zoom, px + half * zoom, py + below * zoom),
              `${code} over the ${what} of ${other} in ${width} x ${height}`,
            );
          }
        }
      }
    }
  });

  it('has no plus over the name, the values, the pawns or the grande of a region, on any wide map', () => {
    for (const [width, height] of [
      [790, 432],
      [700, 500],
      [876, 480],
      [950, 612],
      [1430, 790],
    ] as const) {
      const layout = layOut(width, height);
      const size = layout.piece;
      for (const code of REGIONS) {
        const [x, y] = signOf(layout, code);
        for (const other of REGIONS) {
          const { name, plate, pawns, grande, perRow } = WIDE[other];
          // The reach of the drawing around each point: to both sides, above it and below it.
          const half = NAMES.get(other)!.length * 4.1;
          const row = Math.min(perRow, 3) * 18.5;
          const drawn = { name: [half, 11, 3], plate: [32, 11, 12], pawns: [row, 18, 16], grande: [11, 22, 22] } as const;
          for (const [what, [aside, above, below]] of Object.entries(drawn)) {
            const [px, py] = layout.at({ name, plate, pawns, grande }[what as 'name']);
            const [dx, dy] = [Math.abs(x - px) - aside * size, Math.max(py - above * size - y, y - py - below * size)];
            const distance = Math.hypot(Math.max(0, dx), Math.max(0, dy));
            assert.ok(distance > 13 * size, `${code} over the ${what} of ${other} in ${width} x ${height}: ${distance}`);
          }
        }
      }
    }
  });

  it('has a score track of a hundred fields that do not overlap', () => {
    const layout = layOut(860, 590);
    const seen = new Set(
      Array.from({ length: 100 }, (_, n) => trackField(n, layout)).map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`),
    );
    assert.equal(seen.size, 100);
  });
});
