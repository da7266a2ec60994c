import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { possibleAt } from '../../src/games/grande/actions/place-menu';
import { anchorOf, nearest, PLACES } from '../../src/games/grande/ground/anchors';
import { layOut } from '../../src/games/grande/ground/map-layout';
import { type KeyActions, runKey } from '../../src/games/grande/screen/use-screen-keys';
import { parseMove } from '../../src/games/grande/words/moves';
import { table } from './table';

describe('a pressed place', () => {
  const labels = (texts: string[], code: string) =>
    possibleAt(table, texts.map(parseMove), code).map(({ label, move, selection }) => [label, move, selection.path.join(' ')]);

  it('offers every kind of move that begins there', () => {
    const either = ['place Gal', 'place Sev', 'move Gal Sev 1', 'move Gal Old 1', 'done'];
    assert.deepEqual(labels(either, 'Gal'), [
      ['Place one in Galicia', 'place Gal', 'Gal'],
      ['Move one from Galicia', undefined, 'Gal @1'],
    ]);
    assert.deepEqual(labels(either, 'Sev'), [['Place one in Sevilla', 'place Sev', 'Sev']]);
    assert.deepEqual(labels(either, 'Old'), []);
  });

  it('offers each scoreboard that can be set there', () => {
    assert.deepEqual(
      labels(['board high Gal', 'board low Gal', 'board low Sev'], 'Gal').map(([, move]) => move),
      ['board high Gal', 'board low Gal'],
    );
  });
});

describe('the keyboard on the map', () => {
  for (const [width, height] of [
    [860, 590],
    [390, 410],
  ] as const) {
    const layout = layOut(width, height);
    const go = (from: string, direction: Parameters<typeof nearest>[1]) =>
      nearest(from, direction, (code) => anchorOf(layout, code));

    it(`goes to the nearest region in a direction at ${width} pixels`, () => {
      assert.equal(go('Old', 'ArrowLeft'), 'Gal');
      assert.equal(go('New', 'ArrowUp'), 'Old');
      assert.equal(go('New', 'ArrowRight'), 'Val');
      assert.equal(go('Val', 'ArrowRight'), 'Cas');
      assert.equal(go('Cas', 'ArrowRight'), 'Cas');
    });

    it(`reaches every place at ${width} pixels`, () => {
      const reached = new Set(['Old']);
      for (const from of reached) {
        for (const direction of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
          reached.add(go(from, direction));
        }
      }
      assert.deepEqual([...reached].sort(), [...PLACES].sort());
    });
  }

  it('has the keys of the help', () => {
    const done: string[] = [];
    const run: KeyActions = {
      card: (pile) => done.push(`card ${pile}`),
      special: () => done.push('special'),
      turnDisk: (direction) => done.push(`turn ${direction}`),
      confirm: () => done.push('confirm'),
      cancel: () => done.push('cancel'),
      nextTarget: (direction) => done.push(`target ${direction}`),
      undo: () => done.push('undo'),
      end: () => done.push('end'),
      overlayOrVeto: () => done.push('v'),
      allow: () => done.push('allow'),
      open: (what) => done.push(what),
    };
    const press = (key: string, more: { ctrlKey?: boolean; shiftKey?: boolean } = {}) =>
      runKey({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more }, false, run);
    for (const key of ['3', 's', 'r', 'q', 'Enter', 'Escape', 'n', 'p', 'u', 'e', 'v', 'a', 'l', 'h']) {
      assert.ok(press(key), key);
    }
    press('P', { shiftKey: true });
    press('z', { ctrlKey: true });
    assert.equal(press('a', { ctrlKey: true }), false);
    assert.deepEqual(done, [
      'card 3',
      'special',
      'turn 1',
      'turn -1',
      'confirm',
      'cancel',
      'target 1',
      'target -1',
      'undo',
      'end',
      'v',
      'allow',
      'log',
      'chat',
      'cards',
      'undo',
    ]);
  });
});
