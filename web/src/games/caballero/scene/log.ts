import { type ComponentChildren, h } from 'preact';
import { type Cell, cellName, letterOf, neighbour, opposite, parseCell, parseSpot, spotKey } from '../../../draw/grid';
import type { IconName } from '../../../draw/icons';
import type { CaballeroTableArea, LogLine, Text } from '../../../protocol/types';
import { keeper, logEntries, shownPoints, startsOf, type WordedLine, wordingKey } from '../../../table/log/log';
import { actText, effectsFor, voiceAt } from '../../../table/people/sentences';
import type { LogEntry, Player, ShownCaption } from '../../../table/people/types';
import { named, placesIn, told } from '../../../text/say';
import type { Voice } from '../../../text/wording';
import { knownNames } from '../draw/region-names';
import { rich, t } from '../text';
import { sideWord } from './describe';
import { notation } from './notation';

/* A region's name depends on the order in which the area tiles were placed, and tiles never leave the map. So the first
   tiles of any later position give the names that were true when a move was made, and a line of the log never changes. */

/** Moves that are part of every turn. */
const SILENT = new Set(['power', 'supply', 'end']);

const ICONS: Readonly<Record<string, IconName>> = {
  area: 'area',
  cab: 'tile',
  raise: 'tile',
  ship: 'ship',
  sail: 'ship',
  dock: 'ship',
  castillo: 'castillo',
  take: 'take',
  governor: 'governor',
  grande: 'grande',
};

/** Whether a move is part of every turn. */
export function isQuiet(move: string): boolean {
  return SILENT.has(move.split(' ')[0] ?? '');
}

/** Joined regions have one name afterwards, so this text uses their earlier names. */
const JOINED = 'effect.el-caballero.join';

/** A cell of a place, which is a cell (`1,0`) or a side of its tile (`1,0 E`). */
function cellOf(place: string): Cell {
  return parseCell(place.split(' ')[0]!);
}

function kindOf({ move }: LogLine): string {
  return move.split(' ')[0] ?? '';
}

/** Describes a side of a tile: the region there, or the one that it faces. */
export function spotText(areas: readonly CaballeroTableArea[], place: string): string {
  const { name, cell, facing, side } = spotAt(areas, place);
  if (name !== undefined) {
    return name;
  }
  return facing === undefined ? t('ec.spot.bare', { cell, side }) : t('ec.spot.facing', { cell, region: facing });
}

/** The same with only the region's name, in italics as on the map. */
function drawnSpot(areas: readonly CaballeroTableArea[], place: string): ComponentChildren {
  const { name, cell, facing } = spotAt(areas, place);
  if (name !== undefined) {
    return h('em', null, name);
  }
  return facing === undefined ? spotText(areas, place) : rich('ec.spot.facing', { cell, region: h('em', null, facing) });
}

/** The region at a side of a tile, or the one that it faces. */
function spotAt(areas: readonly CaballeroTableArea[], place: string) {
  const names = knownNames(areas);
  const { cell, side } = parseSpot(place);
  return {
    name: names(place),
    cell: cellName(cell),
    side: sideWord(letterOf(side)),
    facing: names(spotKey(neighbour(cell, side), opposite(side))),
  };
}

/** The voice for texts about a move; `areas` are the area tiles on the map after it. */
function voiceFor(areas: readonly CaballeroTableArea[], players: readonly Player[]): Voice<ComponentChildren> {
  return voiceAt(
    players,
    ({ place }) => (place.includes(' ') ? drawnSpot(areas, place) : cellName(cellOf(place))),
    (card) => named(`card.${card}`),
  );
}

const keep = keeper<WordedLine<Cell>>();

/** A log line with its effects; `areas` are the area tiles after the move. */
function wordedLine(areas: readonly CaballeroTableArea[], players: readonly Player[], line: LogLine): WordedLine<Cell> {
  const before = line.move.startsWith('area ') ? areas.slice(0, -1) : areas;
  const voice = ({ key }: Text) => voiceFor(key === JOINED ? before : areas, players);
  const evicted = line.effects.flatMap(({ text }) => placesIn(text)).filter(({ place }) => !place.includes(' '));
  return {
    line,
    icon: ICONS[kindOf(line)],
    text: told(actText(line.text), voice(line.text)),
    effects: effectsFor(line, players, voice),
    points: line.points,
    where: [...placesIn(line.text), ...evicted].map(({ place }) => cellOf(place)),
  };
}

/** A line of the log as a whole sentence, with its effects; `areas` are the area tiles after the move. */
export function logLine(areas: readonly CaballeroTableArea[], players: readonly Player[], line: LogLine) {
  const { effects, where } = wordedLine(areas, players, line);
  return { text: told(line.text, voiceFor(areas, players)), effects, where };
}

/** The caption of a move that was just played; `areas` are the area tiles after it. */
export function captionOf(areas: readonly CaballeroTableArea[], players: readonly Player[], line: LogLine): ShownCaption<Cell> {
  const { text, effects, where } = logLine(areas, players, line);
  return { seat: line.seat, text, effects, points: shownPoints(line.points, players), where };
}

/** The area tiles on the map after each line; `areas` are those after the last one. */
function areasAfter(lines: readonly LogLine[], areas: readonly CaballeroTableArea[]): (readonly CaballeroTableArea[])[] {
  let count = areas.length;
  return [...lines]
    .reverse()
    .map(({ move }) => areas.slice(0, move.startsWith('area ') ? count-- : count))
    .reverse();
}

/** The log as the table's list shows it. */
export function logOf(
  lines: readonly LogLine[],
  areas: readonly CaballeroTableArea[],
  players: readonly Player[],
  seenPly: number,
): LogEntry<Cell>[] {
  const then = areasAfter(lines, areas);
  const key = wordingKey(players);
  const actions = lines.flatMap((line, i) =>
    SILENT.has(kindOf(line)) ? [] : [keep(line, key, () => wordedLine(then[i]!, players, line))],
  );
  return logEntries(lines, actions, startsOf(lines, [], notation.startsRound), players, seenPly, notation.cardOf);
}
