import {
  type Cell,
  cellKey,
  cellName,
  letterOf,
  neighbour,
  numberOn,
  opposite,
  SIDES,
  type Spot,
  sideOf,
  sidesOf,
  spotKey,
  symbolOf,
} from '../../../draw/grid';
import type { CaballeroTableTile } from '../../../protocol/types';
import type { Player } from '../../../table/people/types';
import { listed } from '../../../text/say';
import { type Key, personal, t } from '../text';
import { type Move, parseMove } from './moves';
import type { Scene } from './scene';
import type { MapTarget } from './target';

/* Positions and moves in words: for the list of moves and screen readers. */

const SIDE_KEYS: readonly Key[] = ['ec.side.n', 'ec.side.e', 'ec.side.s', 'ec.side.w'];

/** A side in words: north. */
export function sideWord(letter: string): string {
  return t(SIDE_KEYS[sideOf(letter)]!);
}

function landWords(land: string): string {
  if (land === '') {
    return t('ec.tile.water');
  }
  return land.length === SIDES.length ? t('ec.tile.land') : t('ec.tile.sides', { sides: listed([...land].map(sideWord)) });
}

/** The sides of an area tile in words: "land north and east, gold". */
export function tileWords(tile: string): string {
  const land = SIDES.filter((side) => sidesOf(tile)[side] === 'L')
    .map(letterOf)
    .join('');
  const symbol = symbolOf(tile);
  const words = landWords(land);
  return symbol === '' ? words : t(symbol === 'g' ? 'ec.tile.withGold' : 'ec.tile.withFish', { tile: words });
}

/** The land sides around a cell, as letters. */
export function landAround(scene: Scene, cell: Cell): string {
  return SIDES.filter((side) => {
    const spot = spotKey(neighbour(cell, side), opposite(side));
    const region = scene.map.of(spot);
    return region !== undefined && scene.table.regions[region]!.land;
  })
    .map(letterOf)
    .join('');
}

/** The region that a side of a cell faces, if there is an area tile. */
export function regionFacing(scene: Scene, cell: Cell, letter: string): number | undefined {
  const side = sideOf(letter);
  return scene.map.of(spotKey(neighbour(cell, side), opposite(side)));
}

/**
 * The count of a caballero tile at a cell in each region that it faces (EC-3.14): the sum of its numbers there, the highest first. Only a tile with the grande on it faces land with several sides.
 */
export function countsAt(scene: Scene, cell: Cell, north: number): { region: number; number: number }[] {
  const sums = new Map<number, number>();
  for (const letter of landAround(scene, cell)) {
    const region = regionFacing(scene, cell, letter);
    if (region !== undefined) {
      sums.set(region, (sums.get(region) ?? 0) + numberOn(north, sideOf(letter)));
    }
  }
  return [...sums].map(([region, number]) => ({ region, number })).sort((a, b) => b.number - a.number);
}

/** The same in a word or two: 5, or 4 and 2 in two regions; on water only, the number that faces north. */
export function countWords(scene: Scene, cell: Cell, north: number): string {
  const counts = countsAt(scene, cell, north);
  return counts.length === 0 ? String(north) : listed(counts.map(({ number }) => String(number)));
}

export function regionName(scene: Scene, index: number): string {
  return scene.nameAt(scene.table.regions[index]!.name);
}

/** The screen-reader texts for the cells of a position. The content of each cell is worded only once. */
export function cellDescriptions(
  scene: Scene,
  players: readonly Player[],
): (targets: readonly MapTarget[], threatened: ReadonlySet<string>, cell: Cell) => string {
  const known = new Map<string, string>();
  return (targets, threatened, cell) => {
    const key = cellKey(cell.x, cell.y);
    let contents = known.get(key);
    if (contents === undefined) {
      contents = contentsOf(scene, players, cell);
      known.set(key, contents);
    }
    const isThreatened = threatened.has(key);
    const target = targets.find((candidate) => candidate.cell.x === cell.x && candidate.cell.y === cell.y);
    const legal = target === undefined ? [] : [t(target.state === 'now' ? 'ec.cell.legal' : 'ec.cell.legalTurned')];
    return [contents, ...(isThreatened ? [t('ec.cell.threatened')] : []), ...legal].join(', ');
  };
}

function contentsOf(scene: Scene, players: readonly Player[], cell: Cell): string {
  const tile = scene.table.tiles.find(({ x, y }) => x === cell.x && y === cell.y);
  if (tile !== undefined) {
    return tileContents(scene, players, cell, tile).join(', ');
  }
  const area = scene.table.areas.find(({ x, y }) => x === cell.x && y === cell.y);
  return area === undefined ? t('ec.cell.empty', { cell: cellName(cell) }) : areaContents(scene, cell, area.tile).join(', ');
}

function tileContents(scene: Scene, players: readonly Player[], cell: Cell, tile: CaballeroTableTile): string[] {
  const parts = [personal('ec.cell.tile', players[tile.seat]!, { cell: cellName(cell) })];
  for (const { region, number } of countsAt(scene, cell, tile.north)) {
    parts.push(t('ec.cell.number', { number, region: regionName(scene, region) }));
  }
  for (const letter of tile.ships) {
    const region = regionFacing(scene, cell, letter);
    if (region !== undefined) {
      parts.push(t('ec.cell.ship', { region: regionName(scene, region) }));
    }
  }
  if (tile.castillo) {
    parts.push(t('ec.cell.castillo'));
  }
  if (tile.grande) {
    parts.push(t('ec.cell.grande'));
  }
  return parts;
}

function areaContents(scene: Scene, cell: Cell, tile: string): string[] {
  const regions = new Set(SIDES.map((side) => scene.map.of(spotKey(cell, side))));
  return [
    t('ec.cell.area', { cell: cellName(cell), tile: tileWords(tile) }),
    ...[...regions].flatMap((region) =>
      region === undefined
        ? []
        : [t('ec.cell.region', { region: regionName(scene, region), value: scene.table.regions[region]!.value })],
    ),
  ];
}

/** Describes a spot in words: the region for an area tile, otherwise the tile and the side. */
export function spotWords(scene: Scene, spot: Spot): string {
  const region = scene.map.of(spotKey(spot.cell, spot.side));
  if (region !== undefined) {
    return regionName(scene, region);
  }
  const facing = regionFacing(scene, spot.cell, letterOf(spot.side));
  return facing === undefined
    ? t('ec.spot.bare', { cell: cellName(spot.cell), side: t(SIDE_KEYS[spot.side]!) })
    : t('ec.spot.facing', { cell: cellName(spot.cell), region: regionName(scene, facing) });
}

/** The text of a button in the list of moves. */
export function moveWords(scene: Scene, text: string): string {
  const move = parseMove(text);
  switch (move.kind) {
    case 'power':
      return t('ec.do.power', { card: move.card });
    case 'supply':
      return t('ec.do.supply');
    case 'end':
      return t('ec.do.end');
    case 'area':
      return t('ec.do.area', { cell: cellName(move.cell), tile: tileWords(move.tile) });
    case 'cab': {
      const slots = { cell: cellName(move.cell), number: countWords(scene, move.cell, move.north) };
      return t(move.grande ? 'ec.do.cabGrande' : 'ec.do.cab', slots);
    }
    case 'raise':
      return t('ec.do.raise', { cell: cellName(move.cell), number: countWords(scene, move.cell, move.north) });
    case 'ship':
      return t('ec.do.ship', { place: spotWords(scene, move.to) });
    case 'castillo':
      return t('ec.do.castillo', { cell: cellName(move.cell) });
    case 'castilloMove':
      return t('ec.do.castilloMove', { from: cellName(move.from), to: cellName(move.to) });
    case 'sail':
      return t('ec.do.sail', { place: spotWords(scene, move.to) });
    case 'sailMove':
      return t('ec.do.sailMove', { from: spotWords(scene, move.from), to: spotWords(scene, move.to) });
    case 'dock':
      return t('ec.do.dock', { place: spotWords(scene, move.from) });
    case 'take':
      return t('ec.do.take', { cell: cellName(move.cell) });
    case 'governor':
      return t('ec.do.governor', { region: spotWords(scene, move.region) });
    case 'grande':
      return t('ec.do.grande', { cell: cellName(move.cell) });
  }
}

/** The cell of a move, to move the window there. */
export function placeOf(move: Move): Cell | undefined {
  switch (move.kind) {
    case 'area':
    case 'cab':
    case 'raise':
    case 'castillo':
    case 'take':
    case 'grande':
      return move.cell;
    case 'castilloMove':
      return move.to;
    case 'ship':
    case 'sail':
    case 'sailMove':
      return move.to.cell;
    case 'dock':
      return move.from.cell;
    case 'governor':
      return move.region.cell;
    case 'power':
    case 'supply':
    case 'end':
      return undefined;
  }
}
