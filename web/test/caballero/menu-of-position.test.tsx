import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeScene, type Scene } from '../../src/games/caballero/scene/scene';
import { NOTHING } from '../../src/games/caballero/scene/selection';
import { useCellMenu } from '../../src/games/caballero/turn/use-cell-menu';
import type { Nothing } from '../../src/games/caballero/turn/use-turn';
import { turn } from '../support/fixture';
import { drawn } from '../support/page';

test('the menu of a cell is never drawn with another position, not even once', async () => {
  const scene = makeScene(turn.table);
  const menus: [scene: Scene, isOpen: boolean][] = [];
  let press: Nothing = () => undefined;
  function Probe({ at }: { at: Scene }) {
    const menu = useCellMenu(at, turn.seat, turn.legal, [], () => undefined);
    press = menu.press;
    menus.push([at, menu.open !== undefined]);
    return null;
  }
  const { again } = await drawn(<Probe at={scene} />);
  for (let y = scene.box.y0 - 1; y <= scene.box.y1 && !menus.at(-1)![1]; y++) {
    for (let x = scene.box.x0 - 1; x <= scene.box.x1 && !menus.at(-1)![1]; x++) {
      press(NOTHING, x, y);
      await again(<Probe at={scene} />);
    }
  }
  assert.deepEqual(menus.at(-1), [scene, true]);
  const earlier = makeScene({ ...turn.table });
  await again(<Probe at={earlier} />);
  assert.deepEqual(
    menus.filter(([at, isOpen]) => at === earlier && isOpen),
    [],
  );
});
