import type { ComponentChildren } from 'preact';
import table from './en.json';
import grande from './en-grande.json';
import learn from './en-learn.json';
import screens from './en-screens.json';

/* All that people read comes from a catalogue: whole sentences with {slots}, never built from pieces. */

/** El Caballero's table with what both share, El Grande's, the other screens, and what explains the games, in a file each. */
const en = { ...table, ...grande, ...screens, ...learn };

export type Key = keyof typeof en;
/** A text that exists for one and for many: `cells.one`, `cells.other`. */
export type PluralKey = { [K in Key]: K extends `${infer Base}.other` ? Base : never }[Key];
export type Catalogue = Record<Key, string>;
export type Slots = Record<string, string | number>;

let catalogue: Catalogue = en;
let plurals = new Intl.PluralRules('en');

/** Changes the language; what its texts lack is said in English. */
export function speak(language: string, texts: Readonly<Record<string, string>>): void {
  catalogue = { ...en, ...texts };
  plurals = new Intl.PluralRules(language);
}

/** The language that is spoken, for numbers, times and lists. */
export function locale(): string {
  return plurals.resolvedOptions().locale;
}

export function t(key: Key, slots: Slots = {}): string {
  return catalogue[key].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) {
      throw new Error(`${key} needs a value for ${name}`);
    }
    return String(value);
  });
}

/** The text of a key that is put together at run time, if there is one. */
export function catalogueText(key: string): string | undefined {
  return key in catalogue ? catalogue[key as Key] : undefined;
}

function pluralKey(base: PluralKey, count: number): Key {
  const key = `${base}.${plurals.select(count)}`;
  return (key in catalogue ? key : `${base}.other`) as Key;
}

/** A text that depends on a number, which fills the slot `n`. */
export function plural(base: PluralKey, count: number, slots: Slots = {}): string {
  return t(pluralKey(base, count), { n: count, ...slots });
}

/** A text whose slots are filled with elements, such as a name in bold. */
export function rich(key: Key, slots: Record<string, ComponentChildren>): ComponentChildren[] {
  return catalogue[key].split(/(\{\w+\})/).map((part) => (part.startsWith('{') ? slots[part.slice(1, -1)] : part));
}

/** +3, −2, ±0: with a true minus. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0';
}
