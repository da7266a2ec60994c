import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cellDescriptions, moveWords } from '../../src/games/caballero/scene/describe';
import { moveTree } from '../../src/games/caballero/scene/moves';
import { makeScene } from '../../src/games/caballero/scene/scene';
import { start, targets } from '../../src/games/caballero/scene/selection';
import { mapTargets, targetAt } from '../../src/games/caballero/scene/target';
import { plural, t } from '../../src/games/caballero/text';
import { actionStates } from '../../src/games/caballero/turn/actions';
import { type KeyActions, runKey } from '../../src/games/caballero/turn/keyboard';
import { promptOf } from '../../src/games/caballero/turn/prompt';
import type { Turn } from '../../src/games/caballero/turn/use-turn';
import { runZoomKey, ZOOM_STEP } from '../../src/table/map/zoom-keys';
import { signed } from '../../src/text';
import { all, everyMove, late, people, turn } from '../support/fixture';

const players = people(['Mateo', 'Ana', 'Inés', 'Duero'], 1);

describe('words', () => {
  it('fill slots and choose by number', () => {
    assert.equal(t('bids.lay', { card: 10 }), 'Play 10');
    assert.equal(plural('ec.region.tiles', 1), '1 tile');
    assert.equal(plural('ec.region.tiles', 3), '3 tiles');
    assert.throws(() => t('bids.lay'));
    assert.equal(signed(-3), '−3');
  });

  it('exist for every legal move and every cell', () => {
    for (const { table, legal } of all) {
      const scene = makeScene(table);
      const told = cellDescriptions(scene, players);
      for (const move of legal) {
        assert.ok(moveWords(scene, move).length > 3);
      }
      for (let y = scene.box.y0; y < scene.box.y1; y++) {
        for (let x = scene.box.x0; x < scene.box.x1; x++) {
          assert.ok(told([], new Set(), { x, y }).length > 3);
        }
      }
    }
  });

  it('describe a tile in its cell', () => {
    const scene = makeScene(turn.table);
    const tile = turn.table.tiles.find(({ land }) => land.length === 1)!;
    const said = cellDescriptions(scene, players)([], new Set([`${tile.x},${tile.y}`]), tile);
    assert.match(said, /’s caballero tile|your caballero tile/);
    assert.match(said, /would be evicted/);
  });
});

describe('actions', () => {
  it('are disabled exactly if they have no legal move, and then give a reason', () => {
    for (const { table, legal, seat } of all.filter((fixture) => fixture.seat >= 0)) {
      const tree = moveTree(legal);
      for (const state of actionStates(table, seat, tree, table.courts.length > 2)) {
        assert.equal(state.isOff, !tree.actions.has(state.action));
        assert.ok(state.limit.length > 0);
      }
    }
  });
});

describe('a second area tile that may be left out', () => {
  it('is offered, but not required', () => {
    const table = { ...turn.table, turn: { ...turn.table.turn, areas: 1, owed: 0 } };
    const [free, owed] = [table, turn.table].map((state) =>
      actionStates(state, turn.seat, moveTree(turn.legal), false).find(({ action }) => action === 'area'),
    );
    assert.equal(free?.isOwed, false);
    assert.equal(free?.limit, '1 left');
    assert.equal(owed?.isOwed, true);
    assert.equal(owed?.limit, 'to place: 2');
  });
});

describe('a tile that looks the same in every rotation', () => {
  it('has no prompt to turn it', () => {
    const asked = (display: string[]) => {
      const held = { selection: { action: 'area', path: ['tile'] }, heldIndex: 0, targets: [1, 2] } as unknown as Turn;
      const table = { ...turn.table, display };
      return promptOf(table, players, turn.seat, held, undefined, false).text;
    };
    assert.equal(asked(['WWWW']), 'Fits in 2 cells.');
    assert.match(asked(['WWWL']), /Turn the tile with R/);
  });
});

describe('targets on the map', () => {
  it('are found where they are drawn, however small the tiles', () => {
    const seen = new Set<string>();
    for (const fixture of [late, ...everyMove]) {
      const scene = makeScene(fixture.table);
      const tree = moveTree(fixture.legal);
      for (const action of ['ship', 'castillo', 'caballero', 'governor', 'take', 'grande'] as const) {
        const lit = mapTargets(scene, targets(tree, start(action)));
        for (const target of lit.filter(({ kind }) => kind !== 'region')) {
          const at =
            target.kind === 'side'
              ? [
                  [0.5, 0.05],
                  [0.95, 0.5],
                  [0.5, 0.95],
                  [0.05, 0.5],
                ][target.side!]!
              : [0.5, 0.5];
          for (const size of [100, 44, 30]) {
            seen.add(`${action} ${target.kind}`);
            const found = targetAt(scene, lit, target.cell.x + at[0]!, target.cell.y + at[1]!, size);
            assert.equal(found?.choice, target.choice, `${action}, ${size} pixels`);
          }
        }
      }
    }
    assert.ok(seen.has('take side') && seen.has('take tile'));
  });
});

describe('keys', () => {
  it('do what the help says, and with Ctrl only undo', () => {
    const done: string[] = [];
    const run: KeyActions = {
      action: (action) => done.push(action),
      digit: (digit) => done.push(`digit ${digit}`),
      rotate: (direction) => done.push(`rotate ${direction}`),
      confirm: () => done.push('confirm'),
      cancel: () => done.push('cancel'),
      nextTarget: (direction) => done.push(`target ${direction}`),
      undo: () => done.push('undo'),
      end: () => done.push('end'),
      overlay: () => done.push('overlay'),
      danger: () => done.push('danger'),
      open: (what) => done.push(what),
    };
    const press = (key: string, more: { ctrlKey?: boolean; shiftKey?: boolean } = {}) =>
      runKey({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more }, false, run);
    for (const key of ['b', 'k', 'd', '2', '8', 'r', 'q', 'Enter', 'Escape', 'n', 'p', 'e', 'v', 'x', 'l', 'h']) {
      assert.ok(press(key), key);
    }
    press('P', { shiftKey: true });
    press('z', { ctrlKey: true });
    assert.equal(press('s', { ctrlKey: true }), false);
    assert.deepEqual(done, [
      'ship',
      'castillo',
      'grande',
      'digit 2',
      'digit 8',
      'rotate 1',
      'rotate -1',
      'confirm',
      'cancel',
      'target 1',
      'target -1',
      'end',
      'overlay',
      'danger',
      'log',
      'chat',
      'cards',
      'undo',
    ]);
  });

  it('move the window of the chart, but not with Ctrl, which zooms the page', () => {
    const done: (number | string)[] = [];
    const press = (key: string, ctrlKey = false) =>
      runZoomKey(
        { key, ctrlKey, metaKey: false, altKey: false, shiftKey: false },
        { zoomBy: (factor) => done.push(factor), fitAll: () => done.push('all') },
      );
    for (const key of ['+', '=', '-', '−', '0']) {
      assert.ok(press(key), key);
      assert.equal(press(key, true), false);
    }
    assert.equal(press('1'), false);
    assert.deepEqual(done, [ZOOM_STEP, ZOOM_STEP, 1 / ZOOM_STEP, 1 / ZOOM_STEP, 'all']);
  });
});
