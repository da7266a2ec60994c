import type { ComponentChildren } from 'preact';
import table from './en.json';
import learn from './en-learn.json';
import screens from './en-screens.json';
import { elided, filled, isPlace, type Language, type Place, patternOf, slotFor } from './wording';

/* All texts for people come from a catalogue: whole sentences with {slots}, never built from pieces. */

/**
 * The texts of all tables, those of the other screens, and those that explain games, in one file each. Each game has its own
 * texts next to it.
 */
const page = { ...table, ...screens, ...learn };

export type Texts = Readonly<Record<string, string>>;
export type Slots = Record<string, string | number | Place>;
/** The keys of the texts that are always loaded. */
export type Key = keyof typeof page;
/** A text that exists for one and for many: `cells.one`, `cells.other`. */
export type PluralKey<K extends string = Key> = { [Each in K]: Each extends `${infer Base}.other` ? Base : never }[K];

/** A text about a player, with a separate form for the reader: `final.wins`, `final.wins.you`. */
export type PersonalKey<K extends string = Key> = { [Each in K]: Each extends `${infer Base}.you` ? Base : never }[K];

/** Returns texts by their keys. */
export interface Words<K extends string> {
  t: (key: K, slots?: Slots) => string;
  /** A text that depends on a number, which fills the slot `n`. */
  plural: (base: PluralKey<K>, count: number, slots?: Slots) => string;
  /** A text about a player, whose name fills the slot `name`; or its form for “you”. */
  personal: (base: PersonalKey<K>, player: { name: string; isYou: boolean }, slots?: Slots) => string;
  /** A text whose slots are filled with elements, such as a name in bold. */
  rich: (key: K | PluralKey<K>, slots: Record<string, ComponentChildren>) => ComponentChildren[];
}

let english: Texts = page;
let spoken: Texts = {};
let plurals = new Intl.PluralRules('en');
let current = 'en';

/** Changes the language; missing texts are shown in English. */
export function speak(language: string, texts: Texts): void {
  spoken = texts;
  plurals = new Intl.PluralRules(language);
  current = plurals.resolvedOptions().locale;
}

/** Adds the English texts of a part of the client, such as a game, to those of the page. */
export function addEnglish<T extends Texts>(texts: T): Words<Key | (keyof T & string)> {
  const twice = Object.keys(texts).find((key) => key in english);
  if (twice !== undefined) {
    throw new Error(`There are two texts ${twice}`);
  }
  english = { ...english, ...texts };
  return WORDS;
}

/** The current language, for numbers, times and lists. */
export function locale(): string {
  return current;
}

/** The text of a key that is built at run time, if there is one. */
export function catalogueText(key: string): string | undefined {
  return spoken[key] ?? english[key];
}

/** The form of a text for a number, in the current language. */
export function formOf(n: number): string {
  return plurals.select(n);
}

const CATALOGUE: Language = {
  text: catalogueText,
  form: formOf,
  get locale() {
    return locale();
  },
};

/** The parts of a text: the words between the slots, and the values of the slots. */
function parts<T>(key: string, slots: Readonly<Record<string, T>>): (string | T)[] {
  const pattern = patternOf(CATALOGUE, key, slots);
  if (pattern === undefined) {
    throw new Error(`There is no text ${key}`);
  }
  const found = filled(pattern, (slot, inner) => {
    const value = slots[slot];
    if (value === undefined) {
      throw new Error(`${key} needs a value for ${slot}`);
    }
    return inner === undefined ? [isPlace(value) ? value.name : value] : parts(inner, { [slotFor(value)]: value });
  }).flat(1) as (string | T)[];
  return elided(found, locale());
}

const WORDS: Words<string> = {
  t: (key, slots = {}) => parts(key, slots).join(''),
  plural: (base, count, slots = {}) => parts(base, { n: count, ...slots }).join(''),
  personal: (base, { name, isYou }, slots = {}) => parts(isYou ? `${base}.you` : base, { name, ...slots }).join(''),
  rich: (key, slots) => parts(key, slots),
};

export const { t, plural, personal, rich }: Words<Key> = WORDS;

/** +3, −2, ±0: with a true minus. */
export function signed(n: number): string {
  if (n === 0) {
    return '±0';
  }
  return n > 0 ? `+${n}` : `−${-n}`;
}
