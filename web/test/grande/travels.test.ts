import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { onTheWay, travelsBetween } from '../../src/games/grande/map/travels';
import { fetched } from '../../src/games/grande/side/Players';
import type { GrandeTable } from '../../src/protocol/types';
import grande from '../fixtures/grande.json';

const table = grande.table as unknown as GrandeTable;

/** The position after changes to a seat's caballeros in places; 'court' and 'province' are places too. */
function after(seat: number, changes: Record<string, number>, base = table): GrandeTable {
  const counts = (list: readonly number[], change = 0) => list.map((count, at) => count + (at === seat ? change : 0));
  return {
    ...base,
    regions: base.regions.map((region) => ({ ...region, counts: counts(region.counts, changes[region.code]) })),
    castillo: { ...base.castillo, counts: counts(base.castillo.counts, changes['Cas']) },
    courts: base.courts.map((court, at) =>
      at === seat
        ? {
            ...court,
            caballeros: court.caballeros + (changes['court'] ?? 0),
            province: court.province + (changes['province'] ?? 0),
          }
        : court,
    ),
  };
}

/** The paths of caballeros, as `2 of 0: Gal Sev`; `-` is the panel of their seat. */
function told(before: GrandeTable, now: GrandeTable): string[] {
  return travelsBetween(before, now).map(({ piece, seat, from, to, count }) =>
    piece === 'caballero'
      ? `${count} of ${seat}: ${from ?? '-'} ${to ?? '-'}`
      : `${piece} ${seat}: ${from ?? '-'} ${to ?? '-'}`,
  );
}

/** The same table before the Castillo opens: its contents are hidden (EG-3.6). */
const closed: GrandeTable = { ...table, castillo: { ...table.castillo, counts: table.castillo.counts.map(() => 0) } };
const [here, there] = [table.regions[0]!.code, table.regions[1]!.code];

describe('travelling pieces', () => {
  it('are none if nothing has moved', () => {
    assert.deepEqual(told(table, { ...table }), []);
  });

  it('come from the court to a region, and invisibly into the Castillo', () => {
    assert.deepEqual(told(closed, after(1, { [here]: 2, court: -2 }, closed)), [`2 of 1: - ${here}`]);
    assert.deepEqual(told(closed, after(1, { court: -3 }, closed)), ['3 of 1: - Cas']);
  });

  it('go from region to region, and home off the map', () => {
    const full = after(2, { [here]: 3 }, closed);
    assert.deepEqual(told(full, after(2, { [here]: -3, [there]: 3 }, full)), [`3 of 2: ${here} ${there}`]);
    assert.deepEqual(told(full, after(2, { [here]: -3, province: 3 }, full)), [`3 of 2: ${here} -`]);
    assert.deepEqual(told(full, after(2, { [here]: -1, court: 1 }, full)), [`1 of 2: ${here} -`]);
  });

  it('leave the Castillo for the region on the disk (EG-5.4)', () => {
    assert.deepEqual(told(closed, after(3, { [there]: 4 }, closed)), [`4 of 3: Cas ${there}`]);
  });

  it('are not on the map if a power card or an action only changes a court', () => {
    assert.deepEqual(told(closed, after(0, { court: 3, province: -3 }, closed)), []);
  });

  it('include the King, a grande and a scoreboard', () => {
    const [from, to] = [table.king, table.regions.find(({ code }) => code !== table.king)!.code];
    const moved: GrandeTable = {
      ...table,
      king: to,
      regions: table.regions.map((region) => ({ ...region, king: region.code === to })),
    };
    assert.deepEqual(told(table, moved), [`king -1: ${from} ${to}`]);
    const home = table.regions.find(({ grandes }) => grandes.includes(0))!.code;
    const goal = table.regions.find(({ code }) => code !== home)!.code;
    const ridden: GrandeTable = {
      ...table,
      regions: table.regions.map((region) => ({
        ...region,
        grandes: [...region.grandes.filter((seat) => seat !== 0), ...(region.code === goal ? [0] : [])],
      })),
    };
    assert.deepEqual(told(table, ridden), [`grande 0: ${home} ${goal}`]);
    const plain: GrandeTable = { ...table, regions: table.regions.map((region) => ({ ...region, scoreboard: '' })) };
    const set: GrandeTable = {
      ...plain,
      regions: plain.regions.map((region, i) => (i === 0 ? { ...region, scoreboard: '8/4/0', values: [8, 4, 0] } : region)),
    };
    assert.deepEqual(told(plain, set), [`scoreboard -1: - ${here}`]);
  });

  it('are neither at their old nor at their new place on the way', () => {
    const full = after(2, { [here]: 3 }, closed);
    const now = after(2, { [here]: -3, [there]: 3 }, full);
    const way = onTheWay(full, now, travelsBetween(full, now));
    assert.equal(way.regions[0]!.counts[2], now.regions[0]!.counts[2]);
    assert.equal(way.regions[1]!.counts[2], full.regions[1]!.counts[2]);
    assert.equal(way.regions[2], now.regions[2]);
  });

  it('slide from number to number in the panel if only the court changes', () => {
    assert.equal(fetched({ court: 2, province: 9 }, { court: 5, province: 6 }), 3);
    assert.equal(fetched({ court: 5, province: 6 }, { court: 0, province: 11 }), -5);
    assert.equal(fetched({ court: 5, province: 6 }, { court: 3, province: 6 }), 0);
    assert.equal(fetched({ court: 5, province: 6 }, { court: 5, province: 8 }), 0);
  });
});
