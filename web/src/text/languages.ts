import catalogues from 'hidalgo:catalogues';

/** The languages, with what their speakers call them. */
const NAMES = { en: 'English', fr: 'Français', de: 'Deutsch', es: 'Español' } as const;

export type Language = keyof typeof NAMES;

/** Those that can be chosen: English is part of the page, the others are there if they have a catalogue. */
export const LANGUAGES: readonly Language[] = (Object.keys(NAMES) as Language[]).filter(
  (language) => language === 'en' || language in catalogues,
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

/** The texts of a language, which come as a file of their own; English needs none. */
export async function textsOf(language: Language): Promise<Readonly<Record<string, string>>> {
  return (await catalogues[language]?.())?.default ?? {};
}
