import type { Cell } from '../../draw/grid';
import type { LogLine } from '../../protocol/types';
import { logEntries, startsOf } from '../../table/log';
import type { LogEntry, Player } from '../../table/types';
import type { Scene } from './chart/scene';
import { logLine } from './describe';

/** The log as the table's list shows it. */
export function logOf(lines: readonly LogLine[], scene: Scene, players: readonly Player[], seenPly: number): LogEntry<Cell>[] {
  const told = lines.map((line) => ({ line, ...logLine(scene, players, line.seat, line.move) }));
  return logEntries(told, startsOf(lines, []), players, seenPly);
}
