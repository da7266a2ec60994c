import page from 'hidalgo:texts/page';
import { addEnglish, type Key, locale, speak, type Texts, type Words } from '.';

/** The languages, with their own names. */
const NAMES = { en: 'English', fr: 'Français', de: 'Deutsch', es: 'Español' } as const;

export type Language = keyof typeof NAMES;

/** For every language except English, a function that loads its texts. */
export type Catalogues = Readonly<Record<string, () => Promise<{ default: Texts }>>>;

/** The catalogues of the page and of the parts that have been loaded. */
const parts: Catalogues[] = [page];

/** The languages to choose from: English is part of the page; the others exist if they have a catalogue. */
export const LANGUAGES: readonly Language[] = (Object.keys(NAMES) as Language[]).filter(
  (language) => language === 'en' || language in page,
);

export function languageName(language: Language): string {
  return NAMES[language];
}

/** The first of the requested languages (`de-AT`, `en`) that exists. */
export function fitting(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]);
    if (found !== undefined) {
      return found;
    }
  }
  return 'en';
}

/** Adds the texts of a part of the client that is loaded on demand, such as a game. */
export function addTexts<T extends Texts>(english: T, others: Catalogues): Words<Key | (keyof T & string)> {
  parts.push(others);
  return addEnglish(english);
}

/** All texts of a language, from separate files; English needs none. */
export async function textsOf(language: string): Promise<Texts> {
  let known = 0;
  let texts: Texts = {};
  // Parts may be added while others are loading.
  while (known < parts.length) {
    const fresh = parts.slice(known);
    known = parts.length;
    const found = await Promise.all(fresh.map(async (catalogues) => (await catalogues[language]?.())?.default));
    texts = Object.assign({}, texts, ...found);
  }
  return texts;
}

/** Waits for a part of the client, and for its texts in the current language. */
export async function withTexts<T>(part: Promise<T>): Promise<T> {
  const found = await part;
  let language: string;
  let texts: Texts;
  do {
    language = locale();
    texts = await textsOf(language);
  } while (language !== locale());
  speak(language, texts);
  return found;
}
