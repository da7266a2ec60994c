import type { ComponentChildren } from 'preact';
import { h } from 'preact';
import type { GrandeTable, LogLine } from '../../protocol/types';
import { logEntries, startsOf } from '../../table/log';
import type { LogEntry, Player, TellMoment } from '../../table/types';
import { listed } from '../../text/say';
import { cardTitle } from './cards';
import { type Key, rich, t } from './text';
import { about, boardWords, nameOf, placeName, placesOf } from './words';

/* The log in words. Steps of one kind that follow each other are one sentence: "You placed 2 in Aragón and 1 in Galicia". */

export interface Told {
  line: LogLine;
  text: ComponentChildren;
  where: readonly string[];
}

const TOGETHER = new Set(['place', 'move', 'give']);
/** What says nothing to others: the end of a half, and that somebody held a veto back. */
const SILENT = new Set(['done', 'allow']);

function kindOf(line: LogLine): string {
  return line.move.split(' ')[0] ?? '';
}

/** The action card that a line is about, by the server's text. */
export function cardOf(line: LogLine): string | undefined {
  const { card } = line.text.slots;
  const key = typeof card === 'object' && card !== null && 'key' in card ? String(card.key) : '';
  return key.startsWith('card.') ? key.slice('card.'.length) : undefined;
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
      TOGETHER.has(kindOf(line)) &&
      kindOf(before) === kindOf(line) &&
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
export function tell(table: GrandeTable, players: readonly Player[], lines: readonly LogLine[]): Told[] {
  return grouped(lines).map((group) => ({
    line: group.at(-1)!,
    text: sentenceOf(table, players, group),
    where: [...new Set(group.flatMap(({ move }) => placesOf(move)))],
  }));
}

/** How often each text stands there: "2 in Aragón". */
function counted(texts: readonly string[], say: (text: string, n: number) => string): string {
  return listed([...new Set(texts)].map((text) => say(text, texts.filter((other) => other === text).length)));
}

type LogBase = { [K in Key]: K extends `eg.log.${infer Base}.they` ? Base : never }[Key];

function sentenceOf(table: GrandeTable, players: readonly Player[], group: readonly LogLine[]): ComponentChildren {
  const [first] = group;
  const { seat, move } = first!;
  const [kind = '', a = '', b = ''] = move.split(' ');
  const strong = (value: string) => h('b', null, value);
  const place = (code: string) => h('em', null, placeName(table, code));
  const say = (base: LogBase, slots: Record<string, ComponentChildren> = {}) =>
    rich(`eg.log.${base}.${players[seat]?.isYou ? 'you' : 'they'}` as Key, { who: players[seat]?.name ?? '', ...slots });
  const card = strong(cardTitle(cardOf(first!) ?? 'king'));
  switch (kind) {
    case 'power':
    case 'take':
      return say(kind, { card: strong(a) });
    case 'fetch':
      return say('fetch', { n: a });
    case 'card':
      return say('card', { pile: strong(a), card });
    case 'special':
      return cardOf(first!) === 'veto' ? say('specialVeto') : say('special', { card });
    case 'veto':
      return say('veto', { card });
    case 'place':
      return say('place', {
        places: counted(
          group.map((line) => line.move),
          (text, n) => placedWords(table, text, n),
        ),
      });
    case 'move':
      return say('move', {
        places: counted(
          group.map((line) => line.move),
          (text, n) => movedWords(table, players, seat, text, n),
        ),
      });
    case 'give':
      return say('give', {
        places: counted(
          group.map((line) => line.move),
          (text, n) => givenWords(table, text, n),
        ),
      });
    case 'send':
      return say('send', { owner: nameOf(players, Number(b)), place: place(a) });
    case 'board':
      return say(b === 'Cas' ? 'boardCastillo' : 'board', { board: boardWords(a), place: place(b) });
    case 'score':
      return say(a === 'Cas' ? 'scoreCastillo' : 'score', { place: place(a) });
    case 'recall':
    case 'king':
    case 'evict':
    case 'grande':
    case 'disk':
      return say(kind, { place: place(a) });
    case 'end':
      return say('end');
    default:
      return say('chosen');
  }
}

function placedWords(table: GrandeTable, text: string, n: number): string {
  const code = text.split(' ')[1]!;
  return t(about(code, 'eg.log.in', 'eg.log.inCastillo'), { n, place: placeName(table, code) });
}

function movedWords(table: GrandeTable, players: readonly Player[], seat: number, text: string, n: number): string {
  const [, from = '', to = '', owner = ''] = text.split(' ');
  const slots = { n, from: placeName(table, from), to: placeName(table, to) };
  return Number(owner) === seat
    ? t(about(to, 'eg.log.moveOwn1', 'eg.log.moveOwn1Castillo'), slots)
    : t(about(to, 'eg.log.move1', 'eg.log.move1Castillo'), { ...slots, owner: nameOf(players, Number(owner)) });
}

function givenWords(table: GrandeTable, text: string, n: number): string {
  const from = text.split(' ')[1]!;
  return from === 'court' ? t('eg.log.fromCourt', { n }) : t('eg.log.from', { n, place: placeName(table, from) });
}

/** Who took which action card in the present round, by pile. */
export function takenCards(lines: readonly LogLine[]): Map<number, { seat: number; card: string }> {
  const taken = new Map<number, { seat: number; card: string }>();
  for (let i = lines.length - 1; i >= 0 && kindOf(lines[i]!) !== 'power'; i--) {
    const line = lines[i]!;
    if (kindOf(line) === 'card') {
      taken.set(Number(line.move.split(' ')[1]), { seat: line.seat, card: cardOf(line) ?? 'king' });
    }
  }
  return taken;
}

/** The log as the table's list shows it; `left` are the rounds that this game leaves out. */
export function logOf(
  lines: readonly LogLine[],
  table: GrandeTable,
  left: readonly number[],
  players: readonly Player[],
  seenPly: number,
): LogEntry<string>[] {
  return logEntries(tell(table, players, lines), startsOf(lines, left), players, seenPly);
}

/** A turn by its last sentence. */
export const tellMoment: TellMoment = (position, lines, players) => ({
  words: tell(position as GrandeTable, players, lines).at(-1)?.text,
});
