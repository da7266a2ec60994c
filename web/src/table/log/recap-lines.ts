import { stillTrue } from '../people/sentences';
import type { LogAction, LogEntry, LogTurn, Player, ToldEffect } from '../people/types';

/** What an opponent has done since the reader looked or moved last, in one line. */
export interface RecapLine<Where> {
  seat: number;
  /** The moves of the first and of the last action. */
  from: number;
  to: number;
  /** The strongest effects, those that touch the reader first, and what changes what may be done; the last action if there are none. */
  effects: readonly ToldEffect[];
  /** By how much it changed what a scoring would bring the reader, and the opponent. */
  yours: number;
  theirs: number;
  where: readonly Where[];
  /** Each action: its move, and the places that it is about. */
  actions: readonly { ply: number; where: readonly Where[] }[];
}

/** The most effects that a line names. */
const NAMED = 2;

const TONES = ['bad', 'good', 'plain'] as const;

/** The entries without turns that ended before a move. */
export function since<Where>(entries: readonly LogEntry<Where>[], ply: number): LogEntry<Where>[] {
  return entries.filter((entry) => entry.kind !== 'turn' || Number(entry.actions.at(-1)?.id) > ply);
}

/** What others have done since then, one line for each of them: what touches the reader most comes first. */
export function recapOf<Where>(entries: readonly LogEntry<Where>[], players: readonly Player[]): RecapLine<Where>[] {
  const turns = entries
    .filter((entry): entry is LogTurn<Where> => entry.kind === 'turn' && entry.isNew && !players[entry.seat]?.isYou)
    .filter(({ actions }) => actions.some(({ isShown }) => isShown !== true));
  const seats = [...new Set(turns.map(({ seat }) => seat))];
  return seats
    .map((seat) => lineOf(seat, turns.filter((turn) => turn.seat === seat).reverse()))
    .sort((a, b) => Math.abs(b.yours) - Math.abs(a.yours));
}

function lineOf<Where>(seat: number, turns: readonly LogTurn<Where>[]): RecapLine<Where> {
  const actions = turns.flatMap((turn) => turn.actions).filter(({ isShown }) => isShown !== true);
  const effects = stillTrue(
    actions.flatMap((action) => action.effects),
    ({ about }) => about,
  );
  const strongest = TONES.flatMap((wanted) => effects.filter(({ tone }) => tone === wanted));
  const turning = actions.filter(({ isTurning }) => isTurning).map(({ text }): ToldEffect => ({ tone: 'plain', text }));
  const told = [...strongest.slice(0, NAMED), ...turning];
  const last = actions.at(-1)!;
  return {
    seat,
    from: Number(actions[0]!.id),
    to: Number(last.id),
    effects: told.length > 0 ? told : [{ tone: 'plain', text: last.text }],
    yours: turns.reduce((sum, turn) => sum + turn.net, 0),
    theirs: actions.reduce((sum, action) => sum + gained(action, seat), 0),
    where: actions.flatMap((action) => action.where),
    actions: actions.map(({ id, where }) => ({ ply: Number(id), where })),
  };
}

function gained<Where>({ points }: LogAction<Where>, seat: number): number {
  return points.find((change) => change.seat === seat)?.by ?? 0;
}

/** Whether there is enough to tell: two actions of others, or one that touches the reader. */
export function isWorthTelling<Where>(lines: readonly RecapLine<Where>[], entries: readonly LogEntry<Where>[]): boolean {
  const actions = entries
    .filter((entry) => entry.kind === 'turn')
    .filter(({ seat, isNew }) => isNew && lines.some((line) => line.seat === seat))
    .reduce((sum, turn) => sum + turn.actions.length, 0);
  return actions > 1 || lines.some(({ yours, effects }) => yours !== 0 || effects.some(({ tone }) => tone !== 'plain'));
}
