import type { Text } from '../protocol/types';

/* Turns texts with slots into words; docs/texts.md describes the format. `Wording` in the module rules reads the same texts
   on the server, and both are tested with the examples in records/src/test/resources/wording.json. */

export interface Seat {
  seat: number;
}

export interface Place {
  place: string;
  name: string;
}

export interface Card {
  card: string;
}

/** The texts of a language, and its grammar. */
export interface Language {
  text: (key: string) => string | undefined;
  /** The form for a number: one, other. */
  form: (n: number) => string;
  locale: string;
}

/** The reader of the text, and how the values of slots are drawn. */
export interface Voice<T> {
  isYou: (seat: number) => boolean;
  seat: (seat: number) => T;
  place: (place: Place) => T;
  card: (card: string) => T;
  number: (n: number) => T;
}

type Slots = Readonly<Record<string, unknown>>;

function has<Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> {
  return typeof value === 'object' && value !== null && name in value;
}

export function isSeat(value: unknown): value is Seat {
  return has(value, 'seat') && typeof value.seat === 'number';
}

export function isPlace(value: unknown): value is Place {
  return has(value, 'place') && typeof value.place === 'string';
}

export function isCard(value: unknown): value is Card {
  return has(value, 'card') && typeof value.card === 'string';
}

export function isText(value: unknown): value is Text {
  return has(value, 'key') && has(value, 'slots') && typeof value.key === 'string';
}

const NO_ONE = () => false;

/** The form of a text that fits the values of the slots `seat` (or `rival`), `place` and `n`; undefined if there is no such text. */
export function patternOf(
  { text, form: formOf }: Language,
  key: string,
  { seat, rival, place, n }: Slots,
  isYou: (seat: number) => boolean = NO_ONE,
): string | undefined {
  const numbered = (base: string) =>
    (typeof n === 'number' ? (text(`${base}.${formOf(n)}`) ?? text(`${base}.other`)) : undefined) ?? text(base);
  const person = seat ?? rival;
  const persons = isSeat(person) && isYou(person.seat) ? [`${key}.you`, key] : [key];
  for (const form of persons) {
    const found = (isPlace(place) ? numbered(`${form}.${place.place}`) : undefined) ?? numbered(form);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/* A click words hundreds of texts again, such as those of all cells. Reading a pattern and creating a list format cost more
   than all the rest, so both are cached. */

/** A part of a pattern: words, or a slot. `{slot:key}` puts the slot's value into another text, whose key comes second. */
type Part = string | { slot: string; key: string | undefined };

const patterns = new Map<string, readonly Part[]>();

function partsOf(pattern: string): readonly Part[] {
  let parts = patterns.get(pattern);
  if (parts === undefined) {
    parts = pattern.split(/(\{[^{}]*\})/).map((part) => {
      const [, slot, key] = /^\{(\w+)(?::([\w.-]+))?\}$/.exec(part) ?? [];
      return slot === undefined ? part : { slot, key };
    });
    patterns.set(pattern, parts);
  }
  return parts;
}

/** A pattern with its slots filled. */
export function filled<T>(pattern: string, fill: (slot: string, key: string | undefined) => T): (string | T)[] {
  return partsOf(pattern).map((part) => (typeof part === 'string' ? part : fill(part.slot, part.key)));
}

/** Words that lose their vowel before another: d'Ana, qu'Inés. */
const ELIDED = /(?<![\p{L}’])(d|qu)e $/iu;
const VOWEL = /^[aeiou]/i;

/** The parts of a text, with the elisions of French where a slot follows “de” or “que”. */
export function elided<T>(parts: (string | T)[], locale: string): (string | T)[] {
  if (!locale.startsWith('fr')) {
    return parts;
  }
  return parts.map((part, at) => {
    const next = parts[at + 1];
    return typeof part === 'string' && typeof next === 'string' && VOWEL.test(next.normalize('NFD'))
      ? part.replace(ELIDED, '$1’')
      : part;
  });
}

const listFormats = new Map<string, Intl.ListFormat>();

/** The list format of a language: Ana, Inés and Mateo. */
export function listFormat(locale: string): Intl.ListFormat {
  let format = listFormats.get(locale);
  if (format === undefined) {
    format = new Intl.ListFormat(locale, { type: 'conjunction' });
    listFormats.set(locale, format);
  }
  return format;
}

/** The slot of another text that takes a value. */
export function slotFor(value: unknown): string {
  if (typeof value === 'number') {
    return 'n';
  }
  if (isSeat(value)) {
    return 'seat';
  }
  if (isPlace(value)) {
    return 'place';
  }
  return isCard(value) ? 'card' : 'text';
}

/** The slots of another text, filled with a value. Old stored analyses contain only the name of a place. */
function inside(value: unknown): Slots {
  return typeof value === 'string' ? { text: value, place: value } : { [slotFor(value)]: value };
}

/** A text in words; a voice draws the values of its slots. */
export function worded<T>(language: Language, text: Text, voice: Voice<T>): (string | T)[] | undefined {
  const pattern = patternOf(language, text.key, text.slots, voice.isYou);
  const say = (value: unknown): (string | T)[] => {
    if (isText(value)) {
      return worded(language, value, voice) ?? [value.key];
    }
    if (Array.isArray(value)) {
      const items = value.map(say);
      return listFormat(language.locale)
        .formatToParts(items.map((_, index) => String(index)))
        .flatMap((part) => (part.type === 'element' ? items[Number(part.value)]! : [part.value]));
    }
    return [drawn(value, voice)];
  };
  return pattern === undefined
    ? undefined
    : elided(
        filled(pattern, (slot, key) => {
          const value = text.slots[slot];
          return say(key === undefined ? value : { key, slots: inside(value) });
        }).flat(1),
        language.locale,
      );
}

function drawn<T>(value: unknown, voice: Voice<T>): string | T {
  if (typeof value === 'number') {
    return voice.number(value);
  }
  if (isSeat(value)) {
    return voice.seat(value.seat);
  }
  if (isPlace(value)) {
    return voice.place(value);
  }
  return isCard(value) ? voice.card(value.card) : String(value ?? '');
}
