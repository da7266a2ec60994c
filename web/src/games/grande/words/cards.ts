import { catalogueText } from '../../../text';
import { type Key, t } from '../text';

/* The facts printed on the components (EG-1.3, EG-1.5), in our own words. */

const SUPPLIES = [0, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0];

/** The caballeros that a power card brings. */
export function supplyOf(card: number): number {
  return SUPPLIES[card] ?? 0;
}

type CardName = { [K in Key]: K extends `eg.card.${infer Name}.title` ? Name : never }[Key];

/** Whether this is an action card. */
export function isCardName(name: string): name is CardName {
  return catalogueText(`eg.card.${name}.title`) !== undefined;
}

/** The name on an action card, with hyphens where a line may break. */
export function faceTitle(card: string): string {
  return t(`eg.card.${card as CardName}.title`);
}

/** The name of an action card in a sentence. */
export function cardTitle(card: string): string {
  return faceTitle(card).replaceAll('\u00ad', '');
}

/** The effect of an action card, under the options of this table. */
export function cardText(card: string, options: Record<string, string>): string {
  if (card === 'grande' && options.grandeCard === 'all') {
    return t('eg.card.grande.all');
  }
  if (card === 'angryKing' && options.angryKing === 'opponents') {
    return t('eg.card.angryKing.opponents');
  }
  return t(`eg.card.${card as CardName}.text`);
}

/** Whether a card's action has no steps: it happens at once, and can't be stopped halfway. */
export function isAtOnce(card: string): boolean {
  return /^(court|score(Fours|Fives|SixesSevens|Castillo|Firsts|Most|Fewest)$)/.test(card);
}

/** The rounds of a game, and those followed by a general scoring (EG-2.2). */
export function roundsOf(options: Record<string, string>): {
  rounds: number;
  scorings: readonly number[];
  left: readonly number[];
} {
  return { rounds: 9, scorings: [3, 6, 9], left: options.short === 'true' ? [1, 4, 7] : [] };
}
