import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type PlacePress, usePress } from '../../src/games/grande/actions/use-press';
import type { Turn } from '../../src/games/grande/actions/use-turn';
import type { WhyNots } from '../../src/games/grande/actions/why-not';
import type { GrandeTable } from '../../src/protocol/types';
import { drawn } from '../support/page';
import { table } from './table';

test('the menu of a place is never drawn with another position, not even once', async () => {
  // Only the special action is possible, and the card of a later position may not be chosen yet.
  const turn = { moves: [], selection: { path: [] }, has: () => true } as unknown as Turn;
  const menus: [position: GrandeTable, isOpen: boolean][] = [];
  let press: PlacePress['press'] = () => undefined;
  function Probe({ position }: { position: GrandeTable }) {
    const place = usePress(position, 0, turn, {} as WhyNots);
    press = place.press;
    menus.push([position, place.menu !== undefined]);
    return null;
  }
  const { again } = await drawn(<Probe position={table} />);
  press('Ara');
  await again(<Probe position={table} />);
  assert.deepEqual(menus.at(-1), [table, true]);
  const earlier = { ...table };
  await again(<Probe position={earlier} />);
  assert.deepEqual(
    menus.filter(([position, isOpen]) => position === earlier && isOpen),
    [],
  );
});
