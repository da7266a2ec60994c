import { useEffect, useMemo, useState } from 'preact/hooks';
import { api, Refused, Unreachable } from '../../net/api';
import type { LogLine, Scoring, TableView } from '../../protocol/types';
import { t } from '../../text';
import { catalogueKey, listed, told } from '../../text/say';
import { clockTime } from '../chat/chat-lines';
import type { Notation } from '../game';
import { nameAt } from '../people/names';
import { voiceAt } from '../people/sentences';
import { GENERAL, numberOf, roundStarts, type StartsRound } from '../people/steps';
import type { LogAction, LogEntry, LogTurn, Player, ShownPoints } from '../people/types';

/**
 * Adds the latest lines to the known part of the log, and drops moves that were taken back. `gap` is where lines are missing.
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
  const merged = useMemo(() => mergeLog(known, play?.log ?? [], play?.moves ?? 0), [known, play]);
  const { gap } = merged;
  // Uses the current state: older lines may have arrived since this render.
  useEffect(() => setKnown((old) => mergeLog(old, play?.log ?? [], play?.moves ?? 0).lines), [play]);
  useEffect(() => {
    if (gap === undefined) {
      return;
    }
    api.log(table.id, gap - 1).then(
      (found) => setKnown((old) => [...old.filter((line) => line.ply < gap), ...found]),
      (error: unknown) => {
        // The latest lines are there; the rest is loaded with the next move.
        if (!(error instanceof Refused || error instanceof Unreachable)) {
          throw error;
        }
      },
    );
  }, [gap]);
  return merged.lines;
}

/** An action of the list; several moves of one kind may share it. */
export interface WordedLine<Where> extends Omit<LogAction<Where>, 'id' | 'time' | 'points'> {
  /** The last of its moves. */
  line: LogLine;
  /** How much its moves changed every seat's points if scored. */
  points: readonly number[];
}

/** Identifies the players and the texts of a line: while it stays the same, so do the line's words. */
export function wordingKey(players: readonly Player[]): string {
  return [catalogueKey(), ...players.map(({ name, isYou, persona }) => `${name} ${isYou} ${persona}`)].join('\n');
}

/**
 * Caches values made from lines. Lines never change, but without the cache, a long log would be worded again with every move,
 * and with every second of a clock.
 */
export function keeper<Value>(): (line: LogLine, key: string, make: () => Value) => Value {
  const kept = new WeakMap<LogLine, { key: string; value: Value }>();
  return (line, key, make) => {
    const old = kept.get(line);
    if (old?.key === key) {
      return old.value;
    }
    const value = make();
    kept.set(line, { key, value });
    return value;
  };
}

/** The changes of points for all affected seats; the reader comes first. */
export function shownPoints(points: readonly number[], players: readonly Player[]): ShownPoints[] {
  return points
    .map((by, seat) => ({ seat, by }))
    .filter(({ by }) => by !== 0)
    .sort((a, b) => Number(players[b.seat]?.isYou ?? false) - Number(players[a.seat]?.isYou ?? false));
}

/**
 * The log for its list, with the plies at which rounds begin: the newest turn first, its actions in the order of play; a
 * scoring is above its cause. Moves without a text, such as a power card, belong to a turn all the same.
 */
export function logEntries<Where>(
  lines: readonly LogLine[],
  told: readonly WordedLine<Where>[],
  starts: ReadonlyMap<number, number>,
  players: readonly Player[],
  seenPly: number,
  cardOf: Notation['cardOf'],
): LogEntry<Where>[] {
  const byPly = new Map(told.map((action) => [action.line.ply, action]));
  const rounds: { head: LogEntry<Where>[]; entries: LogEntry<Where>[] }[] = [{ head: [], entries: [] }];
  const cards = new Map<number, number>();
  let turn: LogTurn<Where> | undefined;
  for (const line of lines) {
    const round = starts.get(line.ply);
    if (round !== undefined) {
      cards.clear();
      rounds.push({ head: [{ kind: 'round', id: `r${round}`, text: t('replay.round', { round }) }], entries: [] });
    }
    const { head, entries } = rounds.at(-1)!;
    const card = cardOf(line.move);
    if (card !== undefined) {
      cards.set(line.seat, card);
      addBid(entries, line, card, players);
      turn = undefined;
    } else if (turn === undefined || turn.seat !== line.seat) {
      turn = {
        kind: 'turn',
        id: `t${line.ply}`,
        seat: line.seat,
        card: cards.get(line.seat),
        isNew: false,
        net: 0,
        actions: [],
      };
    }
    const action = byPly.get(line.ply);
    if (turn !== undefined && action !== undefined) {
      if (turn.actions.length === 0) {
        entries.unshift(turn);
      }
      turn.actions.push(keptAction(action, players));
      turn.isNew ||= line.ply > seenPly;
      turn.net += players.reduce((sum, player, seat) => sum + (player.isYou ? (action.points[seat] ?? 0) : 0), 0);
    }
    for (const scoring of line.scorings) {
      // A card's scoring belongs to its turn, a general one to the end of its round.
      (scoring.cause === GENERAL ? head : entries).unshift({
        kind: 'round',
        id: `${line.ply}s`,
        text: scoringWords(scoring, players),
      });
      turn = undefined;
    }
  }
  return rounds.reverse().flatMap(({ head, entries }) => [...head, ...entries]);
}

const ACTIONS = new WeakMap<object, LogAction<unknown>>();

/** The list's action for a line: the same object while its words are the same. */
function keptAction<Where>(line: WordedLine<Where>, players: readonly Player[]): LogAction<Where> {
  const action = (ACTIONS.get(line) as LogAction<Where> | undefined) ?? actionOf(line, players);
  ACTIONS.set(line, action);
  return action;
}

function actionOf<Where>(
  { line, icon, text, effects, points, where, isShown = false, isTurning = false }: WordedLine<Where>,
  players: readonly Player[],
): LogAction<Where> {
  return {
    id: String(line.ply),
    icon,
    text,
    time: clockTime(line.at),
    effects,
    points: shownPoints(points, players),
    where,
    isShown,
    isTurning,
  };
}

/** Adds a power card to those of its round. */
function addBid<Where>(entries: LogEntry<Where>[], line: LogLine, card: number, players: readonly Player[]): void {
  const [latest] = entries;
  const bid = { id: String(line.ply), seat: line.seat, card, text: told(line.text, voiceAt(players, String, String)) };
  if (latest?.kind === 'bids') {
    latest.bids.push(bid);
  } else {
    entries.unshift({ kind: 'bids', id: `b${line.ply}`, bids: [bid] });
  }
}

function scoringWords({ round, cause, points }: Scoring, players: readonly Player[]): string {
  const gains = points.flatMap((n, seat) => (n === 0 ? [] : [t('app.log.points', { name: nameAt(players, seat), n })]));
  const slots = { points: gains.length === 0 ? t('app.log.none') : listed(gains) };
  return cause === GENERAL ? t('app.log.scoring', { ...slots, round }) : t('app.log.cardScoring', slots);
}

/** The plies at which rounds begin; empty until the beginning of the log is loaded. `left` are the rounds that are left out. */
export function startsOf(lines: readonly LogLine[], left: readonly number[], startsRound: StartsRound): Map<number, number> {
  const indices = lines[0]?.ply === 1 ? roundStarts(lines, startsRound) : [];
  return new Map(indices.map((index, i) => [lines[index]!.ply, numberOf(i + 1, left)]));
}
