import { type ComponentChildren, h } from 'preact';
import { type Cell, cellName, parseCell, parseSpot } from '../../draw/grid';
import type { LogLine } from '../../protocol/types';
import { logEntries, startsOf } from '../../table/log';
import { voiceAt } from '../../table/sentences';
import type { LogEntry, Player } from '../../table/types';
import { named, placesIn, told } from '../../text/say';
import type { Scene } from './chart/scene';
import { spotWords } from './describe';

/** A cell of a place, which is a cell (`1,0`) or a side of its tile (`1,0 E`). */
function cellOf(place: string): Cell {
  return parseCell(place.split(' ')[0]!);
}

/** A line of the log about a move that has been played; `scene` is a position after it. */
export function logLine(scene: Scene, players: readonly Player[], line: LogLine): { text: ComponentChildren; where: Cell[] } {
  const voice = voiceAt(
    players,
    ({ place }) => (place.includes(' ') ? h('em', null, spotWords(scene, parseSpot(place))) : cellName(cellOf(place))),
    (card) => named(`card.${card}`),
  );
  return { text: told(line.text, voice), where: placesIn(line.text).map(({ place }) => cellOf(place)) };
}

/** The log as the table's list shows it. */
export function logOf(lines: readonly LogLine[], scene: Scene, players: readonly Player[], seenPly: number): LogEntry<Cell>[] {
  const lined = lines.map((line) => ({ line, ...logLine(scene, players, line) }));
  return logEntries(lined, startsOf(lines, []), players, seenPly);
}
