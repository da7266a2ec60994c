import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { flashedBy } from '../../src/games/caballero/scene/evicted';
import { makeScene } from '../../src/games/caballero/scene/scene';
import { FlashingCoasts } from '../../src/games/caballero/sheets/FollowMarks';
import { RegionBadge } from '../../src/games/caballero/sheets/RegionBadge';
import { layOut } from '../../src/games/grande/ground/map-layout';
import { SMALL, WIDE } from '../../src/games/grande/ground/places';
import { RegionContents } from '../../src/games/grande/ground/RegionContents';
import { lanesOf } from '../../src/games/grande/map/MapMarks';
import type { GrandeTable, GrandeTableRegion, LogLine } from '../../src/protocol/types';
import { SMALL_CELL } from '../../src/table/map/camera';
import grande from '../fixtures/grande.json';
import { late } from '../support/fixture';
import { drawn, type Element } from '../support/page';

/** The colours of the seats that a badge shows, and their counts. */
async function badge(reader: number | undefined, region: number, isSmall: boolean): Promise<string> {
  const { page } = await drawn(<RegionBadge scene={makeScene(late.table, reader)} region={region} isSmall={isSmall} />);
  return page.textContent;
}

test('a badge shows the first, the second and the reader, however weak the reader is there', async () => {
  const region = late.table.regions.findIndex(({ strengths }) => strengths.filter((count) => count > 0).length > 2);
  const { value, strengths } = late.table.regions[region]!;
  const [first, second, third] = strengths
    .map((count, seat) => ({ count, seat }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  assert.equal(await badge(third!.seat, region, true), `${value}${first!.count}${second!.count}${third!.count}`);
  assert.equal(await badge(undefined, region, true), `${value}${first!.count}${second!.count}`);
  assert.equal(await badge(undefined, region, false), `${value}${first!.count}${second!.count}${third!.count}`);
});

test('a region that can get a governor has a visible outline on the smallest chart', () => {
  const sheet = readFileSync('src/games/caballero/sheets/Targets.module.css', 'utf8');
  const width = Number(/\.region \{[^}]*stroke-width: (\d+)/.exec(sheet)![1]);
  // A cell is 100 units wide.
  assert.ok((width * SMALL_CELL) / 100 >= 5, `${width}`);
});

test('regions that join or change hands flash their coast once; others do not', async () => {
  const scene = makeScene(late.table);
  const [first, second] = late.table.regions.filter(({ land }) => land);
  const effect = (name: string, spot: string) => ({
    text: { key: `effect.el-caballero.${name}`, slots: { place: { place: spot, name: spot } } },
    hurts: [],
    helps: [],
  });
  const line = {
    effects: [effect('join', first!.name), effect('passes', first!.name), effect('grows', second!.name)],
  } as unknown as LogLine;
  const spots = flashedBy(line);
  assert.deepEqual(new Set(spots), new Set([first!.name]));
  const { page } = await drawn(<FlashingCoasts scene={scene} spots={spots} />);
  assert.equal(page.all((mark) => mark.attributes.get('data-mark') === 'flash').length, 1);
});

const table = grande.table as unknown as GrandeTable;

/** Everything in a full region: five seats with two grandes and the King. */
async function fullRegion(isSmall: boolean): Promise<Element> {
  const region: GrandeTableRegion = { ...table.regions[6]!, counts: [5, 3, 5, 2, 3], grandes: [2, 4], king: true };
  const { page } = await drawn(<RegionContents layout={isSmall ? layOut(390, 420) : layOut(860, 590)} region={region} />);
  return page;
}

for (const isSmall of [false, true]) {
  const size = isSmall ? 'small' : 'wide';
  test(`the counts of a full region are drawn over the King and the grandes, which are side by side, ${size}`, async () => {
    const page = await fullRegion(isSmall);
    const parts = page.childNodes[0] as Element;
    const at = (fits: (part: Element) => boolean) => parts.childNodes.flatMap((part, i) => (fits(part as Element) ? [i] : []));
    const king = at((part) => part.attributes.get('data-tip') === 'king');
    const counts = at((part) => /^\d=?$/.test(part.textContent));
    assert.equal(king.length, 1);
    assert.equal(counts.length, 5);
    assert.ok(Math.max(...king) < Math.min(...counts));
    const [left, right] = page
      .all((part) => part.attributes.get('data-tip') === 'grande')
      .map((grandes) => /translate\((\S+) \S+\) scale\((\S+)\)/.exec(grandes.attributes.get('transform')!)!.map(Number));
    // A grande is 23 units wide at its foot.
    assert.ok(right![1]! - left![1]! >= 23 * left![2]!);
  });
}

test('the King hides no grande, and no grande hides the King', () => {
  for (const layout of [layOut(858, 586), layOut(700, 450), layOut(390, 420), layOut(360, 300)]) {
    const zoom = layout.isSmall ? 1 : layout.piece;
    for (const [code, { king, grande: ownGrande }] of Object.entries(layout.isSmall ? SMALL : WIDE)) {
      const [kx, ky] = layout.at(king);
      const [gx, gy] = layout.at(ownGrande);
      const isApart = Math.abs(gx - kx) >= 20 * zoom || Math.abs(gy - ky) >= 16 * zoom;
      assert.ok(isApart, `${code} on a map ${layout.isSmall ? 'of a phone' : 'that is wide'}`);
    }
  }
});

test('arrows with the same path are side by side, a single one in the middle', () => {
  const to = (place: string) => ({ from: 'Cas', to: place });
  assert.deepEqual(lanesOf([to('Sev'), to('Gal'), to('Sev'), to('Sev')]), [-1, 0, 0, 1]);
  assert.deepEqual(lanesOf([to('Sev'), to('Sev')]), [-0.5, 0.5]);
});
