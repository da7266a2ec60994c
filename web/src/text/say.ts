import type { Text } from '../protocol/types';
import { catalogueText, formOf, locale } from '.';
import { isCard, isPlace, type Language, listFormat, type Place, type Voice, worded } from './wording';

/* Texts that the server names by key: refusals, the log, cards, reasons. Their catalogue comes from the server, once. The
   client's own texts can be found by key as well, for names that are built at run time (options, bots, games). */

let served: Record<string, string> = {};
let catalogues = 0;

/** Takes the server's catalogue. */
export function learn(texts: Record<string, string>): void {
  served = texts;
  catalogues++;
}

/** Changes as soon as the same text may read differently. */
export function catalogueKey(): string {
  return `${locale()} ${catalogues}`;
}

/** The text of a key of either catalogue, if there is one. */
export function lookup(key: string): string | undefined {
  return catalogueText(key) ?? served[key];
}

/** The text of a key that is built at run time; the last part of the key if there is no text. */
export function named(key: string): string {
  return lookup(key) ?? key.slice(key.lastIndexOf('.') + 1);
}

function language(): Language {
  return { text: lookup, form: formOf, locale: locale() };
}

/** Words a server text; a voice draws the values of its slots. Returns the key if the catalogue is not loaded. */
export function told<T>(text: Text, voice: Voice<T>): (string | T)[] {
  return worded(language(), text, voice) ?? [text.key];
}

/** The names of the players in a text, and whether one of them is the reader. */
export interface Names {
  nameOf: (seat: number) => string;
  isYou?: (seat: number) => boolean;
}

/** Words a server text as a string. `fallback` is used if the catalogue is not loaded, such as the reason in English. */
export function say(text: Text, { nameOf, isYou = () => false }: Names, fallback = ''): string {
  const words = worded(language(), text, {
    isYou,
    seat: nameOf,
    place: ({ name }) => name,
    card: (card) => named(`card.${card}`),
    number: (n) => (n < 0 ? `−${-n}` : String(n)),
  });
  return words?.join('') ?? (fallback === '' ? text.key : fallback);
}

/** The card that a text is about. */
export function cardIn({ slots: { card } }: Text): string | undefined {
  return isCard(card) ? card.card : undefined;
}

/** The places in a text's own slots. */
export function placesIn({ slots }: Text): Place[] {
  return Object.values(slots).filter(isPlace);
}

/** Capitalises the first letter, as at the start of a sentence. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);
}

/** A list of names: Ana, Inés and Mateo. */
export function listed(names: readonly string[]): string {
  return listFormat(locale()).format(names);
}
