import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { afterFirst, flightsBetween, withoutFlying } from '../../src/games/caballero/scene/motions';
import { makeScene } from '../../src/games/caballero/scene/scene';
import type { CaballeroTable, CaballeroTableTile } from '../../src/protocol/types';
import { late } from '../support/fixture';

const table = late.table;

function changed(change: Partial<CaballeroTable>) {
  return makeScene({ ...table, ...change });
}

/** The table with one changed tile. */
function withTile(index: number, change: Partial<CaballeroTableTile>) {
  return { tiles: table.tiles.map((tile, i) => (i === index ? { ...tile, ...change } : tile)) };
}

describe('motions between two positions', () => {
  const bare = changed({ tiles: table.tiles.map((tile) => ({ ...tile, ships: '', castillo: false, grande: false })) });
  const [first, second] = [0, 1];
  const { seat, x, y } = table.tiles[first]!;

  it('are empty if nothing has moved', () => {
    assert.deepEqual(flightsBetween(changed({}), changed({})), []);
  });

  it('place a new area tile', () => {
    const before = changed({ areas: table.areas.slice(0, -1) });
    const [flight, ...more] = flightsBetween(before, changed({}));
    const last = table.areas.at(-1)!;
    assert.equal(more.length, 0);
    assert.ok(flight?.kind === 'lay' && flight.tile === last.tile && flight.cell.x === last.x && flight.cell.y === last.y);
  });

  it('remove a tile with its pieces, as evicted only after a new area tile', () => {
    const gone = { tiles: table.tiles.filter((_, i) => i !== first) };
    const [taken, ...none] = flightsBetween(changed(withTile(first, { castillo: true })), changed(gone));
    assert.ok(taken?.kind === 'leave' && !taken.isEvicted);
    assert.deepEqual(none, []);
    const evicted = flightsBetween(changed({ areas: table.areas.slice(0, -1) }), changed(gone)).find(
      ({ kind }) => kind === 'leave',
    );
    assert.ok(evicted?.kind === 'leave' && evicted.isEvicted);
  });

  it('bring a bought ship from the court, which is not on its tile before', () => {
    const after = makeScene({
      ...bare.table,
      tiles: bare.table.tiles.map((tile, i) => (i === first ? { ...tile, ships: 'N' } : tile)),
    });
    const flights = flightsBetween(bare, after);
    assert.equal(flights.length, 1);
    const [flight] = flights;
    assert.ok(flight?.kind === 'piece' && flight.piece === 'ship' && flight.seat === seat && flight.from === undefined);
    assert.deepEqual(flight.to, [x * 100 + 50, y * 100 + 5]);
    assert.equal(withoutFlying(after.table.tiles[first]!, flights).ships, '');
    assert.equal(withoutFlying({ ...after.table.tiles[first]!, ships: 'NE' }, flights).ships, 'E');
  });

  it('move a castillo from tile to tile', () => {
    const on = (index: number) =>
      makeScene({ ...bare.table, tiles: bare.table.tiles.map((tile, i) => ({ ...tile, seat: 0, castillo: i === index })) });
    const flights = flightsBetween(on(first), on(second));
    assert.equal(flights.length, 1);
    assert.ok(flights[0]?.kind === 'piece' && flights[0].from !== undefined && flights[0].to !== undefined);
  });

  it('contain only leaving tiles and joining coasts, if the pieces have been shown in place before', () => {
    const gone = { tiles: table.tiles.filter((_, i) => i !== first) };
    const evicting = flightsBetween(changed({ areas: table.areas.slice(0, -1) }), changed(gone));
    assert.deepEqual(
      afterFirst(evicting).map((flight) => [flight.kind, flight.kind === 'lay' && flight.isLying]),
      [
        ['lay', true],
        ['leave', false],
      ],
    );
    const ship = changed({ tiles: bare.table.tiles.map((tile, i) => (i === first ? { ...tile, ships: 'N' } : tile)) });
    assert.equal(flightsBetween(bare, ship).length, 1);
    assert.deepEqual(afterFirst(flightsBetween(bare, ship)), []);
  });

  it('are empty after a jump in a replay', () => {
    assert.deepEqual(flightsBetween(changed({ areas: table.areas.slice(0, -2) }), changed({})), []);
  });
});
