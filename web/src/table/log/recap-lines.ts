import { stillTrue } from '../people/sentences';
import type { LogAction, LogEntry, LogTurn, Player, ShownEffect } from '../people/types';

/** An opponent's actions since the reader's last look or move, in one line. */
export interface RecapLine<Where> {
  seat: number;
  /** The moves of the first and of the last action. */
  from: number;
  to: number;
  /**
   * The most important effects: first those that concern the reader, then those that change the possible moves; the last action
   * if there are none.
   */
  effects: readonly ShownEffect[];
  /** How much it changed the points if scored, for the reader and for the opponent. */
  yours: number;
  theirs: number;
  where: readonly Where[];
  /** Each action: its move, and its places. */
  actions: readonly { ply: number; where: readonly Where[] }[];
}

/** The maximum number of effects in a line. */
const NAMED = 2;

const TONES = ['bad', 'good', 'plain'] as const;

/** The entries, without turns that ended before a ply. */
export function since<Where>(entries: readonly LogEntry<Where>[], ply: number): LogEntry<Where>[] {
  return entries.filter((entry) => entry.kind !== 'turn' || Number(entry.actions.at(-1)?.id) > ply);
}

/** The recap: one line for each other player, with the greatest effect on the reader first. */
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
  const turning = actions.filter(({ isTurning }) => isTurning).map(({ text }): ShownEffect => ({ tone: 'plain', text }));
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

/** Whether a recap is worth showing: two actions of others, or one that affects the reader. */
export function isWorthTelling<Where>(lines: readonly RecapLine<Where>[], entries: readonly LogEntry<Where>[]): boolean {
  const actions = entries
    .filter((entry) => entry.kind === 'turn')
    .filter(({ seat, isNew }) => isNew && lines.some((line) => line.seat === seat))
    .reduce((sum, turn) => sum + turn.actions.length, 0);
  return actions > 1 || lines.some(({ yours, effects }) => yours !== 0 || effects.some(({ tone }) => tone !== 'plain'));
}
