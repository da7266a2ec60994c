import type { Game } from '../table/game';
import * as doors from './doors';

/** All games, in display order. */
export const GAMES: readonly Game[] = Object.values(doors);

/** A game whose rules and lesson are on the pages. */
export type TaughtGame = Game & Required<Pick<Game, 'teaching' | 'lessonSteps'>>;

/** The games that the pages teach. */
export const TAUGHT: readonly TaughtGame[] = GAMES.filter(
  (game): game is TaughtGame => game.teaching !== undefined && game.lessonSteps !== undefined,
);

export function findGame(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The game whose rules an address means: the given one, or the one with the given rule, or the first. */
export function gameOfRules(id: string | undefined, rule: string | undefined): Game | undefined {
  return id === undefined ? ((rule === undefined ? undefined : gameOfRule(rule)) ?? TAUGHT[0]) : findGame(id);
}

/** The game of a rule, by the prefix of its number. */
export function gameOfRule(rule: string): Game | undefined {
  return GAMES.find(({ rulePrefix }) => rule.startsWith(`${rulePrefix}-`));
}
