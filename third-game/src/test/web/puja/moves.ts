import type { IconName } from '../../draw/icons';
import type { LogLine, ScoreLine, Sheet } from '../../protocol/types';
import type { Notation } from '../../table/game';
import { logEntries, startsOf, type WordedLine } from '../../table/log/log';
import { voiceAt } from '../../table/people/sentences';
import type { LogEntry, Player, SheetRow, Sources } from '../../table/people/types';
import { told } from '../../text/say';
import { plural, t } from './text';

/* The moves of La Puja: "add", "open" and "bid 4" (LP-7). */

const BID = 'bid ';

export function isBid(move: string): boolean {
  return move.startsWith(BID);
}

/** The meaning of a move for generic code. A round begins where no bid comes after one. */
export const notation: Notation = {
  cardOf: (move) => (isBid(move) ? Number(move.slice(BID.length)) : undefined),
  laying: (card) => `${BID}${card}`,
  endsTurn: (move) => move === 'open',
  startsRound: (move, before) => !isBid(move) && (before === undefined || isBid(before)),
  soundOf: (move) => (isBid(move) ? 'card' : undefined),
};

export function moveWords(move: string): string {
  const card = notation.cardOf(move);
  return card === undefined ? t(move === 'add' ? 'puja.add' : 'puja.open') : t('puja.bid', { card });
}

/** The field of the map that a move is about. */
function fieldOf(move: string): string[] {
  return [isBid(move) ? 'last' : 'prize'];
}

/** A move as the server words it, and where it was. */
export function describe(_: unknown, line: LogLine, players: readonly Player[]) {
  return { words: told(line.text, voiceAt(players, String, String)), effects: [], where: fieldOf(line.move) };
}

/** The log as the table's list shows it: generic code adds the bids and the scorings. */
export function logOf(log: readonly LogLine[], players: readonly Player[], seenPly: number): LogEntry<string>[] {
  const icons: Readonly<Record<string, IconName>> = { add: 'plus', open: 'hand' };
  const lines = log.flatMap((line): WordedLine<string>[] => {
    const icon = icons[line.move];
    const { words, where } = describe(undefined, line, players);
    return icon === undefined ? [] : [{ line, icon, text: words, effects: [], points: [], where }];
  });
  return logEntries(log, lines, startsOf(log, [], notation.startsRound), players, seenPly, notation.cardOf);
}

/** All points come from prizes. */
export const SOURCES: Sources = {
  list: [{ label: t('puja.prize'), look: 'solid' }],
  heading: t('puja.prize'),
  words: ([points = 0]) => plural('puja.points', points),
};

export function bySource(sheets: readonly Sheet[], seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) => [
    sheets.reduce((sum, { scoring }) => sum + (scoring.points[seat] ?? 0), 0),
  ]);
}

/** The score sheet of a round has one row. */
export function rowsOf(position: unknown, lines: readonly ScoreLine[]): SheetRow[] {
  const { totals } = position as { totals: readonly number[] };
  const points = totals.map((_, seat) =>
    lines.filter((line) => line.seat === seat).reduce((sum, line) => sum + line.points, 0),
  );
  return [{ id: 'prize', icon: 'trophy', name: t('puja.prize'), value: Math.max(0, ...points), points, state: 'done' }];
}
