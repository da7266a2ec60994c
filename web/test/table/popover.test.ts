import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { computePosition, type Platform } from '@floating-ui/dom';
import { type Anchor, shared } from '../../src/ui/parts/popover-box';
import { type Kept, type Place, placing } from '../../src/ui/parts/popover-place';

const WINDOW = { width: 900, height: 600 };
const SIZE = { width: 280, height: 160 };

/** A browser's measurements in a window of 900 × 600. */
function platform(target: Anchor): Partial<Platform> {
  const { left: x, top: y, right, bottom } = target;
  return {
    getElementRects: () => ({
      reference: { x, y, width: right - x, height: bottom - y },
      floating: { x: 0, y: 0, ...SIZE },
    }),
    getDimensions: () => SIZE,
    isRTL: () => false,
    isElement: () => true,
    getOffsetParent: () => undefined,
    getScale: () => ({ x: 1, y: 1 }),
    convertOffsetParentRelativeRectToViewportRelativeRect: ({ rect }: { rect: object }) => rect,
    getClippingRect: () => ({ x: 0, y: 0, ...WINDOW }),
  } as unknown as Partial<Platform>;
}

async function placed(target: Anchor, keep: readonly Kept[] = [], before?: Place) {
  const { x, y, placement } = await computePosition({ getBoundingClientRect: () => ({}) as DOMRect }, {} as HTMLElement, {
    ...placing({ keep, before }),
    platform: platform(target) as Platform,
  });
  return { placement, box: { left: x, top: y, right: x + SIZE.width, bottom: y + SIZE.height } };
}

const at = (left: number, top: number): Anchor => ({ left, top, right: left + 64, bottom: top + 64 });
const kept = (left: number, top: number, right: number, bottom: number, weight = 40): Kept => ({
  left,
  top,
  right,
  bottom,
  weight,
});

describe('the place of a popover', () => {
  it('is 10 pixels to the right of its target if nothing is in the way', async () => {
    const { placement, box } = await placed(at(300, 300));
    assert.equal(placement, 'right');
    assert.deepEqual(box, { left: 374, top: 252, right: 654, bottom: 412 });
  });

  it('leaves what is kept uncovered', async () => {
    const east = kept(364, 0, 900, 600);
    assert.equal((await placed(at(300, 300), [east])).placement, 'left');
    const west = kept(0, 0, 300, 600);
    const { box } = await placed(at(300, 300), [east, kept(0, 0, 300, 360), kept(300, 0, 364, 300)]);
    assert.ok(shared(box, east) === 0 || shared(box, west) === 0);
    assert.equal((await placed(at(300, 300), [kept(0, 292, 900, 372), kept(0, 380, 900, 600, 1)])).placement, 'top');
  });

  it('leaves lands on all four sides of its target uncovered', async () => {
    const lands = [kept(364, 300, 428, 364), kept(236, 300, 300, 364), kept(300, 364, 364, 428), kept(300, 236, 364, 300)];
    const { box } = await placed(at(300, 300), lands);
    const most = Math.max(...lands.map((land) => shared(box, land) / 64 ** 2));
    assert.ok(most < 0.25, `${Math.round(100 * most)}% of a land is covered`);
  });

  it('is beside its target and inside the window wherever the target is', async () => {
    for (let left = 10; left <= 826; left += 102) {
      for (let top = 10; top <= 526; top += 86) {
        const target = at(left, top);
        const { box } = await placed(target, [kept(200, 100, 700, 500, 1)]);
        const gaps = [target.left - box.right, box.left - target.right, target.top - box.bottom, box.top - target.bottom];
        assert.equal(Math.max(...gaps), 10, `${left},${top}`);
        assert.ok(box.left >= 6 && box.top >= 6 && box.right <= 894 && box.bottom <= 594, `${left},${top}`);
      }
    }
  });

  it('stays where it is when it grows, while it fits', async () => {
    const below = { side: 'bottom', start: 180 } as const;
    const { placement, box } = await placed(at(300, 300), [], below);
    assert.equal(placement, 'bottom');
    assert.equal(box.left, 180);
    assert.notEqual((await placed(at(300, 500), [], below)).placement, 'bottom');
  });
});
