import type { Point } from '../../../draw/curve';
import { type Cell, cellKey, sideOf } from '../../../draw/grid';
import { SHIP_PLACES } from '../../../draw/TileArt';
import type { CaballeroTableTile } from '../../../protocol/types';
import type { Scene } from './scene';

/* The animations between two positions. Pure: positions in, motions out; points in hundredths of a cell. */

type Piece = 'ship' | 'castillo' | 'grande';

/** A moving piece. Without a start it comes from its owner's court; without an end it goes back there. */
export type Flight =
  | { kind: 'lay'; key: string; cell: Cell; tile: string; seed: number; isLying?: boolean }
  | { kind: 'leave'; key: string; cell: Cell; tile: CaballeroTableTile; isEvicted: boolean }
  | { kind: 'piece'; key: string; cell: Cell; piece: Piece; seat: number; from: Point | undefined; to: Point | undefined };

/** The maximum shown at once. */
const MOST = 8;

interface Standing {
  key: string;
  piece: Piece;
  seat: number;
  cell: Cell;
  at: Point;
}

/** The pieces on a tile, each with its kind and place. */
function standingOn(tile: CaballeroTableTile): Standing[] {
  const { seat, x, y } = tile;
  const put = (piece: Piece, spot: string, [px, py]: Point): Standing => ({
    key: `${piece} ${cellKey(x, y)}${spot}`,
    piece,
    seat,
    cell: { x, y },
    at: [x * 100 + px, y * 100 + py],
  });
  return [
    ...[...tile.ships].map((letter) => put('ship', ` ${letter}`, SHIP_PLACES[sideOf(letter)]!)),
    ...(tile.castillo ? [put('castillo', '', [50, 50])] : []),
    ...(tile.grande ? [put('grande', '', [50, 50])] : []),
  ];
}

/** The pieces that moved between two positions. If everything is new, as after a jump in a replay, nothing moves. */
export function flightsBetween(before: Scene, after: Scene): Flight[] {
  const laid = after.tiles.filter((tile) => !before.table.areas.some(({ x, y }) => x === tile.x && y === tile.y));
  const stays = new Set(after.table.tiles.map(({ x, y }) => cellKey(x, y)));
  const leaving = before.table.tiles.filter(({ x, y }) => !stays.has(cellKey(x, y)));
  const old = before.table.tiles.filter(({ x, y }) => stays.has(cellKey(x, y))).flatMap(standingOn);
  const now = after.table.tiles.flatMap(standingOn);
  const gone = old.filter(({ key }) => !now.some((other) => other.key === key));
  const come = now.filter(({ key }) => !old.some((other) => other.key === key));
  const flights: Flight[] = [
    ...laid.map(
      ({ key, x, y, seed, sides, symbol }): Flight => ({
        kind: 'lay',
        key: `lay ${key}`,
        cell: { x, y },
        tile: sides + symbol,
        seed,
      }),
    ),
    ...leaving.map(
      (tile): Flight => ({
        kind: 'leave',
        key: `leave ${cellKey(tile.x, tile.y)}`,
        cell: tile,
        tile,
        isEvicted: laid.length > 0,
      }),
    ),
    ...come.map(({ key, piece, seat, cell, at }): Flight => {
      const source = gone.findIndex((other) => other.piece === piece && other.seat === seat);
      const [from] = source < 0 ? [] : gone.splice(source, 1);
      return { kind: 'piece', key, cell, piece, seat, from: from?.at, to: at };
    }),
  ];
  flights.push(
    ...gone.map(
      ({ key, piece, seat, cell, at }): Flight => ({
        kind: 'piece',
        key: `back ${key}`,
        cell,
        piece,
        seat,
        from: at,
        to: undefined,
      }),
    ),
  );
  return laid.length > 1 || flights.length > MOST ? [] : flights;
}

/** The animations that remain after the pieces were shown in place: tiles that leave, and joining coasts. */
export function afterFirst(flights: readonly Flight[]): Flight[] {
  return flights.flatMap((flight): Flight[] => {
    switch (flight.kind) {
      case 'lay':
        return [{ ...flight, isLying: true }];
      case 'leave':
        return [flight];
      case 'piece':
        return [];
    }
  });
}

/** A tile without the pieces that are still on their way to it. */
export function withoutFlying(tile: CaballeroTableTile, flights: readonly Flight[]): CaballeroTableTile {
  const flying = new Set(flights.map(({ key }) => key));
  const place = cellKey(tile.x, tile.y);
  return {
    ...tile,
    ships: [...tile.ships].filter((letter) => !flying.has(`ship ${place} ${letter}`)).join(''),
    castillo: tile.castillo && !flying.has(`castillo ${place}`),
    grande: tile.grande && !flying.has(`grande ${place}`),
  };
}
