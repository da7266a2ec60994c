import type { Game } from '../table/game';
import { caballero } from './caballero';
import { grande } from './grande';

/** All games, in the order in which they are shown. */
export const GAMES: readonly Game[] = [caballero, grande];

export function findGame(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The game of a rule, by the rule's number. */
export function gameOfRule(rule: string): Game | undefined {
  return GAMES.find(({ rulePrefix }) => rule.startsWith(`${rulePrefix}-`));
}
