import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isClaimed, makeLabels, makeScene, roomyBadges } from '../../src/games/caballero/scene/scene';
import { all, late } from '../support/fixture';

describe('labels', () => {
  it('are in their region, a badge for every claimed one', () => {
    for (const { table } of all) {
      const scene = makeScene(table);
      const { badges, names } = makeLabels(scene, 80, false, []);
      for (const label of [...badges, ...names]) {
        assert.equal(scene.map.at(label.x, label.y), label.region);
      }
      const claimed = table.regions.filter((_, index) => isClaimed(table, index)).length;
      assert.equal(badges.length, claimed);
    }
  });

  it('rarely overlap', () => {
    const scene = makeScene(late.table);
    const { badges } = makeLabels(scene, 100, false, []);
    const touching = badges.filter((a, i) =>
      badges.some((b, j) => j > i && Math.abs(a.x - b.x) < 0.4 && Math.abs(a.y - b.y) < 0.15),
    );
    assert.ok(touching.length <= 1, `${touching.length} of ${badges.length}`);
  });

  it('leave out regions of one tile if cells are small', () => {
    const scene = makeScene(late.table);
    const { badges } = makeLabels(scene, 50, true, []);
    const lone = badges.filter(({ region }) => scene.map.cells[region]!.length === 1);
    assert.ok(lone.length > 0);
    assert.equal(roomyBadges(scene, badges, 50).length, badges.length - lone.length);
    assert.equal(roomyBadges(scene, badges, 56).length, badges.length);
  });
});
