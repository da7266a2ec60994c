import type { GrandeTable, GrandeTableRegion } from '../../../protocol/types';

/* The animations between two positions, so that every consequence of a move is visible, including automatic ones. Pure. */

/**
 * A piece, or several caballeros of a seat. Without a start it comes from its seat's panel; without an end it goes back there.
 */
export interface Travel {
  key: string;
  piece: 'caballero' | 'grande' | 'king' | 'scoreboard';
  seat: number;
  from: string | undefined;
  to: string | undefined;
  count: number;
  /** The values of a scoreboard. */
  values: readonly number[];
}

/** More changes than this are a jump, as in a replay: then nothing travels. */
const MOST = 16;

const NO_VALUES: readonly number[] = [];

function placesOf(table: GrandeTable): readonly GrandeTableRegion[] {
  return [...table.regions, table.castillo];
}

/** The pieces that moved from one position to the next. */
export function travelsBetween(before: GrandeTable, after: GrandeTable): Travel[] {
  const travels = [
    ...after.courts.flatMap((_, seat) => [...caballeros(before, after, seat), ...grandes(before, after, seat)]),
    ...king(before, after),
    ...scoreboards(before, after),
  ];
  return travels.length > MOST ? [] : travels;
}

interface Change {
  code: string | undefined;
  count: number;
}

/**
 * The caballeros of a seat. The contents of the Castillo may be hidden (EG-3.6): caballeros that disappear elsewhere went
 * there, and additional ones came from there.
 */
function caballeros(before: GrandeTable, after: GrandeTable, seat: number): Travel[] {
  const isShown = [before, after].every(({ castillo }) => castillo.counts.some((count) => count > 0));
  const seen: Change[] = after.regions.map(({ code, counts }, i) => ({
    code,
    count: counts[seat]! - before.regions[i]!.counts[seat]!,
  }));
  const [was, is] = [before.courts[seat]!, after.courts[seat]!];
  const home = is.caballeros + is.province - was.caballeros - was.province;
  const inside = isShown
    ? after.castillo.counts[seat]! - before.castillo.counts[seat]!
    : -home - seen.reduce((sum, { count }) => sum + count, 0);
  const changes: Change[] = [...seen, { code: 'Cas', count: inside }, { code: undefined, count: home }];
  const sources = changes.filter(({ count }) => count < 0).map((change) => ({ ...change, count: -change.count }));
  const travels: Travel[] = [];
  for (const { code: to, count } of changes.filter((change) => change.count > 0)) {
    let missing = count;
    for (const source of sources) {
      const moved = Math.min(missing, source.count);
      if (moved > 0) {
        travels.push(travel('caballero', seat, source.code, to, moved));
        source.count -= moved;
        missing -= moved;
      }
    }
  }
  return travels;
}

function grandes(before: GrandeTable, after: GrandeTable, seat: number): Travel[] {
  const at = (table: GrandeTable) => table.regions.find((region) => region.grandes.includes(seat))?.code;
  const [from, to] = [at(before), at(after)];
  return from === to ? [] : [travel('grande', seat, from, to, 1)];
}

function king(before: GrandeTable, after: GrandeTable): Travel[] {
  return before.king === after.king ? [] : [travel('king', -1, before.king, after.king, 1)];
}

/** Scoreboards that were placed: from the reserve at the bottom of the map, or from another place. */
function scoreboards(before: GrandeTable, after: GrandeTable): Travel[] {
  const old = placesOf(before);
  return placesOf(after).flatMap(({ code, scoreboard, values }, i) =>
    scoreboard === '' || scoreboard === old[i]!.scoreboard
      ? []
      : [{ ...travel('scoreboard', -1, old.find((place) => place.scoreboard === scoreboard)?.code, code, 1), values }],
  );
}

function travel(piece: Travel['piece'], seat: number, from: string | undefined, to: string | undefined, count: number): Travel {
  return { key: `${piece} ${seat} ${from} ${to} ${count}`, piece, seat, from, to, count, values: NO_VALUES };
}

/** The position while pieces travel: they have left their place, and have not arrived yet. */
export function onTheWay(before: GrandeTable, after: GrandeTable, travels: readonly Travel[]): GrandeTable {
  const place = (was: GrandeTableRegion, is: GrandeTableRegion): GrandeTableRegion => {
    const coming = travels.filter(({ to }) => to === is.code);
    if (coming.length === 0) {
      return is;
    }
    const isSet = coming.some(({ piece }) => piece === 'scoreboard');
    return {
      ...is,
      counts: is.counts.map((count, seat) => Math.min(count, was.counts[seat]!)),
      king: is.king && was.king,
      grandes: is.grandes.filter((seat) => was.grandes.includes(seat)),
      ...(isSet && { scoreboard: was.scoreboard, values: was.values }),
    };
  };
  return {
    ...after,
    regions: after.regions.map((region, i) => place(before.regions[i]!, region)),
    castillo: place(before.castillo, after.castillo),
  };
}
