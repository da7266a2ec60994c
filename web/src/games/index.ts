import type { Game } from '../table/game';
import { caballero } from './caballero';
import { grande } from './grande';

/** All games, in display order. */
export const GAMES: readonly Game[] = [caballero, grande];

export function findGame(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The game of a rule, by the prefix of its number. */
export function gameOfRule(rule: string): Game | undefined {
  return GAMES.find(({ rulePrefix }) => rule.startsWith(`${rulePrefix}-`));
}
