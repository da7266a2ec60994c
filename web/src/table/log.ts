import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { api, Refused, Unreachable } from '../net/api';
import type { LogLine, Scoring, TableView } from '../protocol/types';
import { t } from '../text';
import { listed } from '../text/say';
import { clockTime } from './chat-lines';
import { nameAt } from './names';
import { roundStarts } from './steps';
import type { LogEntry, Player } from './types';

/** The cause of a regular scoring. */
const GENERAL = 'general';

/**
 * The known part of the log, with the latest lines; moves that were taken back are removed. `gap` says where lines are missing.
 */
export function mergeLog(
  known: readonly LogLine[],
  latest: readonly LogLine[],
  moves: number,
): { lines: LogLine[]; gap: number | undefined } {
  const first = latest[0]?.ply ?? moves + 1;
  const lines = [...known.filter((line) => line.ply < first), ...latest].filter((line) => line.ply <= moves);
  for (const [i, line] of lines.entries()) {
    if (line.ply !== i + 1) {
      return { lines, gap: i + 1 };
    }
  }
  return { lines, gap: lines.length < moves ? lines.length + 1 : undefined };
}

/** The whole log of a table: the latest lines come with the table, the rest is loaded if there is a gap. */
export function useLog(table: TableView): LogLine[] {
  const [known, setKnown] = useState<readonly LogLine[]>([]);
  const play = table.play;
  const merged = mergeLog(known, play?.log ?? [], play?.moves ?? 0);
  const { gap } = merged;
  // Uses the current state: older lines may have arrived since this was rendered.
  useEffect(() => setKnown((old) => mergeLog(old, play?.log ?? [], play?.moves ?? 0).lines), [play]);
  useEffect(() => {
    if (gap === undefined) {
      return;
    }
    api.log(table.id, gap - 1).then(
      (found) => setKnown((old) => [...old.filter((line) => line.ply < gap), ...found]),
      (error: unknown) => {
        // The latest lines are there; the rest comes with the next move.
        if (!(error instanceof Refused || error instanceof Unreachable)) {
          throw error;
        }
      },
    );
  }, [gap]);
  return merged.lines;
}

type Words<Where> = { text: ComponentChildren; where: readonly Where[] };

/** A line of the list; several moves of one kind may share it. */
export interface ToldLine<Where> extends Words<Where> {
  /** The last of its moves. */
  line: LogLine;
}

/**
 * The log as its list shows it, with the plies at which rounds begin: the newest round first, and in it the newest move; a
 * scoring is above the round that led to it.
 */
export function logEntries<Where>(
  told: readonly ToldLine<Where>[],
  starts: ReadonlyMap<number, number>,
  players: readonly Player[],
  seenPly: number,
): LogEntry<Where>[] {
  const rounds: { head: LogEntry<Where>[]; moves: LogEntry<Where>[] }[] = [{ head: [], moves: [] }];
  for (const { line, text, where } of told) {
    const round = starts.get(line.ply);
    if (round !== undefined) {
      rounds.push({ head: [{ kind: 'round', id: `r${round}`, text: t('replay.round', { round }) }], moves: [] });
    }
    const { head, moves } = rounds.at(-1)!;
    moves.unshift({
      kind: 'move',
      id: String(line.ply),
      seat: line.seat,
      text,
      time: clockTime(line.at),
      isNew: line.ply > seenPly,
      where,
    });
    for (const scoring of line.scorings) {
      // A card's scoring belongs to its move, a general one to the end of its round.
      const isCard = scoring.cause !== GENERAL;
      (isCard ? moves : head).unshift({ kind: 'round', id: `${line.ply}s`, text: scoringWords(scoring, players) });
    }
  }
  return rounds.reverse().flatMap(({ head, moves }) => [...head, ...moves]);
}

function scoringWords({ round, cause, points }: Scoring, players: readonly Player[]): string {
  const gains = points.flatMap((n, seat) => (n === 0 ? [] : [t('app.log.points', { name: nameAt(players, seat), n })]));
  const slots = { points: gains.length === 0 ? t('app.log.nobody') : listed(gains) };
  return cause === GENERAL ? t('app.log.scoring', { ...slots, round }) : t('app.log.cardScoring', slots);
}

/**
 * The rounds by the plies at which they begin; none while the beginning of the log is missing. `left` are the rounds that this
 * game leaves out.
 */
export function startsOf(lines: readonly LogLine[], left: readonly number[]): Map<number, number> {
  const starts = new Map<number, number>();
  let round = 0;
  for (const index of lines[0]?.ply === 1 ? roundStarts(lines) : []) {
    do {
      round++;
    } while (left.includes(round));
    starts.set(lines[index]!.ply, round);
  }
  return starts;
}
