import assert from 'node:assert/strict';
import { test } from 'node:test';
import { movesUnder, moveTree, parseMove, pathOf } from '../../src/games/caballero/scene/moves';
import { makeScene } from '../../src/games/caballero/scene/scene';
import { actionStates } from '../../src/games/caballero/turn/actions';
import { possibleAt, refusedAt } from '../../src/games/caballero/turn/cell-menu';
import { all, everyMove, turn } from '../support/fixture';

test('the menus of all cells lead to every move on the map, and to no other', () => {
  for (const { table, legal } of [...all, ...everyMove]) {
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
    // The supply, cards and the end of the turn belong to no place.
    const placed = legal.filter((move) => (pathOf(parseMove(move))?.path ?? []).length > 0);
    assert.deepEqual([...reached].sort(), placed.sort());
  }
});

test('the menu of a place leads to every ship and castillo that can come there', () => {
  for (const { table, legal } of [...all, ...everyMove]) {
    const scene = makeScene(table);
    const tree = moveTree(legal);
    for (const text of legal) {
      const move = parseMove(text);
      if (move.kind === 'castilloMove' || move.kind === 'sail' || move.kind === 'sailMove') {
        const cell = 'cell' in move.to ? move.to.cell : move.to;
        const arrivals = possibleAt(scene, tree, cell).flatMap(({ action, moves }) => (action === 'move' ? moves : []));
        assert.ok(arrivals.includes(text), `${text} in the menu of ${cell.x},${cell.y}`);
      }
    }
  }
});

test('a menu asks about actions that are not possible at a cell', () => {
  const { table, legal } = turn;
  const scene = makeScene(table);
  const tree = moveTree(legal);
  const seat = table.mover;
  const own = table.tiles.find((tile) => tile.seat === seat)!;
  const items = possibleAt(scene, tree, own);
  const actions = refusedAt(scene, seat, items, own).map(({ action }) => action);
  const offered = new Set(items.map(({ action }) => action));
  assert.deepEqual(
    actions,
    (['caballero', 'castillo', 'grande', 'take'] as const).filter((action) => !offered.has(action)),
  );
  const [area] = table.areas;
  assert.deepEqual(refusedAt(scene, seat, [], area!), []);
});

test('without a connection every action says so, but none that it has no place', () => {
  const limits = actionStates(turn.table, turn.table.mover, moveTree([]), true, true).map(({ limit }) => limit);
  assert.deepEqual(new Set(limits), new Set(['no connection']));
});
