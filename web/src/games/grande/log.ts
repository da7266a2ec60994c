import { type ComponentChildren, h } from 'preact';
import type { LogLine } from '../../protocol/types';
import { logEntries, startsOf } from '../../table/log';
import { goesOn, joined, voiceAt } from '../../table/sentences';
import type { LogEntry, Player } from '../../table/types';
import { cardIn, told } from '../../text/say';
import { cardTitle } from './cards';
import { placesOf } from './words';

/* The log in words. Consecutive steps of one kind are one sentence: "You placed 2 in Aragón and 1 in Galicia". */

export interface Told {
  line: LogLine;
  text: ComponentChildren;
  where: readonly string[];
}

/** Moves that mean nothing to others: the end of a half, and that somebody did not use a veto. */
const SILENT = new Set(['done', 'allow']);

function kindOf(line: LogLine): string {
  return line.move.split(' ')[0] ?? '';
}

/** Lines that go together, in order. */
export function grouped(lines: readonly LogLine[]): LogLine[][] {
  const groups: LogLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (SILENT.has(kindOf(line)) && line.scorings.length === 0) {
      continue;
    }
    if (
      last !== undefined &&
      before !== undefined &&
      goesOn(before.text, line.text) &&
      before.seat === line.seat &&
      before.scorings.length === 0
    ) {
      last.push(line);
    } else {
      groups.push([line]);
    }
  }
  return groups;
}

/** The log as sentences, oldest first. */
export function tell(players: readonly Player[], lines: readonly LogLine[]): Told[] {
  return grouped(lines).map((group) => ({
    line: group.at(-1)!,
    text: words(players, group),
    where: [...new Set(group.flatMap(({ move }) => placesOf(move)))],
  }));
}

/** Lines that go together as one sentence. */
export function words(players: readonly Player[], group: readonly LogLine[]): ComponentChildren {
  const voice = voiceAt(players, ({ name }) => h('em', null, name), cardTitle);
  return told(joined(group.map(({ text }) => text)), voice);
}

/** Who took which action card in the current round, by pile. */
export function takenCards(lines: readonly LogLine[]): Map<number, { seat: number; card: string }> {
  const taken = new Map<number, { seat: number; card: string }>();
  for (let i = lines.length - 1; i >= 0 && kindOf(lines[i]!) !== 'power'; i--) {
    const line = lines[i]!;
    if (kindOf(line) === 'card') {
      taken.set(Number(line.move.split(' ')[1]), { seat: line.seat, card: cardIn(line.text) ?? 'king' });
    }
  }
  return taken;
}

/** The log as the table's list shows it; `left` are the rounds that this game leaves out. */
export function logOf(
  lines: readonly LogLine[],
  left: readonly number[],
  players: readonly Player[],
  seenPly: number,
): LogEntry<string>[] {
  return logEntries(tell(players, lines), startsOf(lines, left), players, seenPly);
}
