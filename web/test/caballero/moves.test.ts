import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sameTile } from '../../src/draw/grid';
import { ACTIONS, choicesAt, moveAt, movesUnder, moveTree, parseMove, pathOf } from '../../src/games/caballero/scene/moves';
import {
  choose,
  fittingTiles,
  heldTile,
  hold,
  NOTHING,
  ready,
  start,
  targets,
  turn as turnTile,
} from '../../src/games/caballero/scene/selection';
import { all, late, turn } from '../support/fixture';

describe('legal moves as choices', () => {
  it('lead to every legal move, and to no other', () => {
    for (const { legal } of all) {
      const tree = moveTree(legal);
      const reached = ACTIONS.flatMap((action) => movesUnder(tree, action, []));
      const wanted = legal.filter((text) => pathOf(parseMove(text)) !== undefined);
      assert.deepEqual([...reached].sort(), [...wanted].sort());
    }
  });

  it('read every kind of move', () => {
    assert.deepEqual(parseMove('cab 1,0 3 grande'), { kind: 'cab', cell: { x: 1, y: 0 }, north: 3, grande: true });
    assert.deepEqual(parseMove('sail 1,0 E 4,2 S'), {
      kind: 'sailMove',
      from: { cell: { x: 1, y: 0 }, side: 1 },
      to: { cell: { x: 4, y: 2 }, side: 2 },
    });
    assert.deepEqual(parseMove('castillo 1,0 -4,2'), { kind: 'castilloMove', from: { x: 1, y: 0 }, to: { x: -4, y: 2 } });
    assert.throws(() => parseMove('dance'));
  });
});

describe('a selection', () => {
  const tree = moveTree(turn.legal);
  const fits = fittingTiles(tree, turn.table.display);
  const index = fits.indexOf(true);
  const held = hold(turn.table.display[index]!);

  it('highlights every cell where the held tile fits, in any rotation', () => {
    const cells = new Set(
      turn.legal
        .filter((move) => move.startsWith('area') && sameTile(move.split(' ')[1]!, turn.table.display[index]!))
        .map((move) => move.split(' ')[2]),
    );
    const lit = targets(tree, held);
    assert.equal(lit.length, cells.size);
    for (const { choice, state } of lit) {
      const asHeld = turn.legal.includes(`area ${held.sides}${turn.table.display[index]!.slice(4)} ${choice.slice(5)}`);
      assert.equal(state, asHeld ? 'now' : 'turn');
    }
  });

  it('turns the tile until it fits, and only to what fits there', () => {
    for (const { choice } of targets(tree, held)) {
      let selection = choose(tree, held, choice);
      const first = ready(tree, selection);
      assert.ok(first !== undefined && turn.legal.includes(first));
      for (let i = 0; i < 4; i++) {
        selection = turnTile(tree, selection, 1);
        assert.ok(turn.legal.includes(ready(tree, selection)!));
      }
    }
  });

  it('moves the preview when another cell is chosen', () => {
    const [a, b] = targets(tree, held);
    const selection = choose(tree, choose(tree, held, a!.choice), b!.choice);
    assert.equal(selection.path[1], b!.choice);
    assert.ok(sameTile(heldTile(selection)!, turn.table.display[index]!));
  });

  it('takes two steps for moved pieces', () => {
    const lateTree = moveTree(late.legal);
    const firsts = choicesAt(lateTree, 'move', []);
    assert.ok(firsts.length > 0);
    for (const first of firsts) {
      const selection = choose(lateTree, start('move'), first);
      for (const { choice } of targets(lateTree, selection)) {
        const move = ready(lateTree, choose(lateTree, selection, choice));
        assert.ok(move !== undefined && late.legal.includes(move));
      }
    }
  });

  it('ignores illegal choices', () => {
    assert.equal(choose(tree, NOTHING, 'cell 0,0'), NOTHING);
    assert.equal(choose(tree, held, 'cell 99,99'), held);
    assert.equal(moveAt(tree, 'area', ['tile LLLLf']), undefined);
  });
});
