import assert from 'node:assert/strict';
import { test } from 'node:test';
import { possibleAt } from '../src/games/caballero/cell-menu';
import { makeScene } from '../src/games/caballero/chart/scene';
import { movesUnder, moveTree, parseMove, pathOf } from '../src/games/caballero/moves';
import { all } from './fixture';

test('the menus of all cells lead to every move on the map, and to nothing else', () => {
  for (const { table, legal } of all) {
    const scene = makeScene(table);
    const tree = moveTree(legal);
    const reached = new Set<string>();
    for (let y = scene.box.y0 - 1; y <= scene.box.y1; y++) {
      for (let x = scene.box.x0 - 1; x <= scene.box.x1; x++) {
        for (const { action, label, selection } of possibleAt(scene, tree, { x, y })) {
          assert.ok(label.length > 3, label);
          const moves = movesUnder(tree, action, selection.path);
          assert.ok(moves.length > 0, `${label} at ${x},${y} leads nowhere`);
          moves.forEach((move) => reached.add(move));
        }
      }
    }
    // The supply, cards and the end of the turn have no place; ships in court are chosen beside the map.
    const placed = legal.filter((move) => {
      const path = pathOf(parseMove(move))?.path ?? [];
      return path.length > 0 && path[0] !== 'court';
    });
    assert.deepEqual([...reached].sort(), placed.sort());
  }
});
