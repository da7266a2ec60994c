import page from 'hidalgo:texts/page';
import { addEnglish, type Key, locale, speak, type Texts, type Words } from '.';

/** The languages, with what their speakers call them. */
const NAMES = { en: 'English', fr: 'Français', de: 'Deutsch', es: 'Español' } as const;

export type Language = keyof typeof NAMES;

/** For every language but English, what fetches its texts. */
export type Catalogues = Readonly<Record<string, () => Promise<{ default: Texts }>>>;

/** The catalogues of the page and of the parts that have been fetched. */
const parts: Catalogues[] = [page];

/** Those that can be chosen: English is part of the page, the others are there if they have a catalogue. */
export const LANGUAGES: readonly Language[] = (Object.keys(NAMES) as Language[]).filter(
  (language) => language === 'en' || language in page,
);

export function languageName(language: Language): string {
  return NAMES[language];
}

/** The first of the wanted languages (`de-AT`, `en`) that there is. */
export function fitting(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]);
    if (found !== undefined) {
      return found;
    }
  }
  return 'en';
}

/** Adds the texts of a part of the client that is fetched when it is needed, such as a game. */
export function addTexts<T extends Texts>(english: T, others: Catalogues): Words<Key | (keyof T & string)> {
  parts.push(others);
  return addEnglish(english);
}

/** All texts of a language, which come as files of their own; English needs none. */
export async function textsOf(language: string): Promise<Texts> {
  let known = 0;
  let texts: Texts = {};
  // Parts may come while others are on their way.
  while (known < parts.length) {
    const fresh = parts.slice(known);
    known = parts.length;
    const found = await Promise.all(fresh.map(async (catalogues) => (await catalogues[language]?.())?.default));
    texts = Object.assign({}, texts, ...found);
  }
  return texts;
}

/** Waits for a part of the client, and for its texts in the language that is spoken. */
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
