import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NumberOptionButton } from '../../src/games/caballero/choice/NumberOptionButton';
import { PreviewLine } from '../../src/games/caballero/choice/PreviewLine';
import { parseMove } from '../../src/games/caballero/scene/moves';
import { makeScene } from '../../src/games/caballero/scene/scene';
import { worthWords } from '../../src/games/caballero/screen/CaballeroShow';
import { RegionBadge } from '../../src/games/caballero/sheets/RegionBadge';
import { numberOptions } from '../../src/games/caballero/turn/numbers';
import type { CaballeroPreview } from '../../src/protocol/types';
import type { Refusal } from '../../src/table/help/use-previews';
import type { Player } from '../../src/table/people/types';
import { turn } from '../support/fixture';
import { drawn } from '../support/page';

/* The preview of a move. */

const [evicting] = Object.values(turn.previews).filter(({ returns }) => returns.length === 1 && returns[0]!.evicted);
const owner = evicting!.returns[0]!.tile.seat;
const EVEN: CaballeroPreview = { ...evicting!, returns: [], scoreAfter: evicting!.scoreBefore };

function playersFor(reader: number): Player[] {
  return ['Ana', 'Teresa', 'Diego', 'Leonor'].map((name, seat) => ({ name, isYou: seat === reader }) as Player);
}

async function predictions(preview: CaballeroPreview, reader: number, effect?: string): Promise<string> {
  const { page } = await drawn(<PreviewLine preview={preview} players={playersFor(reader)} effect={effect} />);
  return page.textContent;
}

test('a preview names the owner of an evicted tile', async () => {
  const { caballerosLost, caballerosBack } = evicting!.returns[0]!;
  const number = caballerosLost + caballerosBack;
  assert.match(await predictions(evicting!, owner), new RegExp(`Evicts your ${number}`));
  assert.match(await predictions(evicting!, (owner + 1) % 4), new RegExp(`Evicts ${playersFor(-1)[owner]!.name}’s ${number}`));
});

test('a move that changes no points shows its benefit', async () => {
  assert.equal(await predictions(EVEN, 0, 'Saves your 7'), 'Saves your 7');
  assert.equal(await predictions(EVEN, 0), 'No change in points');
});

const scene = makeScene(turn.table);
const cab = turn.legal
  .map(parseMove)
  .find((move) => move.kind === 'cab' && scene.map.at(move.cell.x, move.cell.y) === undefined);

/** The text on the button of a number. */
async function numberSays(answer: CaballeroPreview | Refusal): Promise<string> {
  assert.ok(cab?.kind === 'cab');
  const [option] = numberOptions(scene, cab.cell, new Set(turn.legal));
  const { page } = await drawn(
    <NumberOptionButton
      scene={scene}
      cell={cab.cell}
      seat={turn.seat}
      tile={undefined}
      option={option!}
      isLegal={!('rule' in answer)}
      isChosen={false}
      answer={answer}
      onClick={() => undefined}
    />,
  );
  return page.textContent;
}

test('a number that can’t be chosen shows the reason', async () => {
  assert.match(await numberSays({ rule: 'EC-3.3', text: '' }), /too expensive$/);
  assert.match(await numberSays({ rule: 'EC-3.13', text: '' }), /ties$/);
});

test('a number that would tie for its rank shows that before it is chosen', async () => {
  const after = (strengths: number[]): CaballeroPreview => ({
    ...EVEN,
    changes: turn.table.regions.map((region) => ({
      before: [region],
      after: { ...region, strengths, ranks: [1, 1, 1, 1], sides: [region.name] },
    })),
  });
  assert.match(await numberSays(after([6, 6, 6, 6])), /6, tied$/);
  assert.doesNotMatch(await numberSays(after([6, 5, 4, 3])), /tied/);
});

test('against two land sides every number is tried with the grande, so that it shows its own reason', () => {
  const legal = new Set(['cab 90,90 3 grande']);
  const moves = numberOptions(scene, { x: 90, y: 90 }, legal).map(({ move }) => move);
  assert.ok(moves.length >= 4 && moves.every((move) => move.endsWith(' grande')));
  assert.ok(numberOptions(scene, { x: 90, y: 90 }, new Set()).every(({ grande }) => !grande));
});

test('the value of a region names gold and fish only if there are any', () => {
  assert.equal(worthWords({ land: true, value: 2 }, 2), '2 tiles: worth 2');
  assert.equal(worthWords({ land: true, value: 3 }, 2), '2 tiles and 1 gold: worth 3');
  assert.equal(worthWords({ land: false, value: 2 }, 1), '1 tile and 1 fish: worth 2');
});

test('the value of a badge has the look of land or water itself, so that it changes with its region', async () => {
  const look = async (isLand: boolean) => {
    const region = turn.table.regions.findIndex(({ land }) => land === isLand);
    const { page } = await drawn(<RegionBadge scene={scene} region={region} />);
    const [value] = page.all(({ localName }) => localName === 'b');
    return value?.attributes.get('class');
  };
  assert.notEqual(await look(true), await look(false));
});
