import { type ComponentChildren, h } from 'preact';
import type { IconName } from '../../../draw/icons';
import type { LogLine, Text } from '../../../protocol/types';
import { keeper, logEntries, shownPoints, startsOf, type WordedLine, wordingKey } from '../../../table/log/log';
import { actText, effectsFor, goesOn, joined, stillTrue, voiceAt } from '../../../table/people/sentences';
import type { LogEntry, Player, ShownCaption, ShownEffect } from '../../../table/people/types';
import { cardIn, placesIn as placesNamed, told } from '../../../text/say';
import { cardTitle } from './cards';
import { notation } from './notation';
import { placesOf } from './words';

/* The log in words. Consecutive steps of one kind are one sentence: "You placed 2 in Aragón and 1 in Galicia". */

export interface WordedGroup {
  line: LogLine;
  text: ComponentChildren;
  effects: readonly ShownEffect[];
  where: readonly string[];
}

/** Moves without a meaning for others: the end of a half, and a veto that was not used. */
const SILENT = new Set(['done', 'allow']);

/** Moves that are part of every turn, which the log leaves out. */
const ROUTINE = new Set(['power', 'fetch', 'end']);

/** Whether a move is part of every turn, or means nothing to others. */
export function isQuiet(move: string): boolean {
  const kind = move.split(' ')[0] ?? '';
  return ROUTINE.has(kind) || SILENT.has(kind);
}

/** Moves that are visible at the table: on the cards, and at the disks. A secret choice has no words. */
const SHOWN = new Set(['card', 'disk', '']);

/**
 * Whether a move needs no caption: a part of every turn, a move that is visible at the table, or the announcement of an action
 * whose steps or scoring follow.
 */
export function isUntold(line: LogLine): boolean {
  const { move, text, effects } = line;
  return isQuiet(move) || SHOWN.has(kindOf(line)) || (isAnnouncement(text) && effects.length === 0);
}

/** Whether a line only announces an action whose steps describe it. */
function isOnlyAnnounced({ text, effects, scorings }: LogLine): boolean {
  return isAnnouncement(text) && effects.length === 0 && scorings.length === 0;
}

function isAnnouncement({ key }: Text): boolean {
  return key === 'move.el-grande.special';
}

/** Caballeros that are placed or returned in a row share a caption; moved ones share it if they take the same path. */
export function continues(before: LogLine, next: LogLine): boolean {
  return isOneSentence(before, next) && (kindOf(next) !== 'move' || before.move === next.move);
}

function isOneSentence(before: LogLine, next: LogLine): boolean {
  return before.seat === next.seat && before.scorings.length === 0 && goesOn(before.text, next.text);
}

const ICONS: Readonly<Record<string, IconName>> = {
  recall: 'take',
  card: 'hand',
  place: 'cab',
  special: 'star',
  veto: 'x',
  move: 'move',
  send: 'house',
  give: 'house',
  score: 'star',
  board: 'flag',
  king: 'king',
  evict: 'warn',
  grande: 'grande',
  take: 'hand',
  disk: 'eye',
};

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
    if (last !== undefined && before !== undefined && isOneSentence(before, line)) {
      last.push(line);
    } else {
      groups.push([line]);
    }
  }
  return groups;
}

function voiceFor(players: readonly Player[]) {
  return voiceAt(players, ({ name }) => h('em', null, name), cardTitle);
}

/** The effects of a group of moves, without duplicates and without effects that did not last. */
export function effectsOf(players: readonly Player[], group: readonly LogLine[]): ShownEffect[] {
  const all = group.flatMap(({ effects }) => effects);
  const once = all.filter((effect, i) => all.findLastIndex((other) => same(effect.text, other.text)) === i);
  const effects = stillTrue(once, ({ text }) => standingIn(text));
  return effectsFor({ ...group[0]!, effects }, players, () => voiceFor(players));
}

/** The effects about the standings in a place. */
const STANDINGS = new Set(['first', 'alone', 'tie', 'vacant', 'passes']);

function standingIn(text: Text): string | undefined {
  return STANDINGS.has(text.key.split('.').at(-1)!) ? placesNamed(text)[0]?.name : undefined;
}

function same(a: Text, b: Text): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function placesIn(group: readonly LogLine[]): string[] {
  return [...new Set(group.flatMap(({ move }) => placesOf(move)))];
}

/** The log as sentences, oldest first. */
export function describe(players: readonly Player[], lines: readonly LogLine[]): WordedGroup[] {
  return grouped(lines).map((group) => ({
    line: group.at(-1)!,
    text: words(players, group),
    effects: effectsOf(players, group),
    where: placesIn(group),
  }));
}

/** Lines that go together as one sentence. */
export function words(players: readonly Player[], group: readonly LogLine[]): ComponentChildren {
  return told(joined(group.map(({ text }) => text)), voiceFor(players));
}

/** The caption of a group of moves that were just played. */
export function captionOf(players: readonly Player[], group: readonly LogLine[]): ShownCaption<string> {
  return {
    seat: group[0]!.seat,
    text: told(joined(group.map(({ text }) => text)), voiceFor(players)),
    effects: effectsOf(players, group),
    points: shownPoints(pointsOf(group), players),
    where: placesIn(group),
  };
}

/** How a group of moves changed the points if scored. */
function pointsOf(group: readonly LogLine[]): readonly number[] {
  return group.reduce<readonly number[]>((sum, { points }) => added(sum, points), []);
}

const keep = keeper<WordedLine<string>>();

/** A group of lines as one action of a turn. */
function wordedAction(players: readonly Player[], group: readonly LogLine[]): WordedLine<string> {
  const line = group.at(-1)!;
  return {
    line,
    icon: ICONS[kindOf(line)],
    text: told(actText(joined(group.map(({ text }) => text))), voiceFor(players)),
    effects: effectsOf(players, group),
    points: pointsOf(group),
    where: placesIn(group),
    ...(kindOf(line) === 'disk' && { isShown: true }),
    ...(kindOf(line) === 'king' && { isTurning: true }),
  };
}

function added(a: readonly number[], b: readonly number[]): readonly number[] {
  const [longer, other] = a.length > b.length ? [a, b] : [b, a];
  return longer.map((n, i) => n + (other[i] ?? 0));
}

/** The action cards taken in the current round and their seats, by pile. */
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

/** Whether a veto has stopped the special action of the current turn. */
export function isStopped(lines: readonly LogLine[]): boolean {
  const turn = lines.slice(lines.findLastIndex((line) => kindOf(line) === 'card') + 1);
  return turn.some((line) => kindOf(line) === 'veto');
}

/** Whether the special action of the current turn had no effect, because it had no possible step (EG-4.17). */
export function cameToNothing(lines: readonly LogLine[]): boolean {
  const turn = lines.slice(lines.findLastIndex((line) => kindOf(line) === 'card') + 1);
  return turn.some(({ effects }) => effects.some(({ text }) => text.key === 'effect.el-grande.nothing'));
}

/** The log as the table's list shows it; `left` are the rounds that are left out. */
export function logOf(
  lines: readonly LogLine[],
  left: readonly number[],
  players: readonly Player[],
  seenPly: number,
): LogEntry<string>[] {
  const key = wordingKey(players);
  const actions = grouped(lines)
    .filter(([first]) => !ROUTINE.has(kindOf(first!)) && !isOnlyAnnounced(first!))
    .map((group) => keep(group.at(-1)!, `${key}\n${group.length}`, () => wordedAction(players, group)));
  return logEntries(lines, actions, startsOf(lines, left, notation.startsRound), players, seenPly, notation.cardOf);
}

/** The seat that announced the special action in progress at a move; other seats may have chosen in it. */
export function lastActor(log: readonly LogLine[], ply: number): number | undefined {
  return log.findLast((line) => line.ply <= ply && line.move === 'special')?.seat;
}
