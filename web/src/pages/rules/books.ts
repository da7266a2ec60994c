import type { Language } from '../../text/languages';
import type { GameId } from '../../ui/route';
import { type Book, parseBook, withFallback } from './book';

/*
 * Where the text of the rules comes from: docs/rules, the English one without a language in its name. Each file is a chunk of its own that is
 * fetched when somebody reads it.
 */

type Loader = () => Promise<{ default: string }>;

const FILES: Record<GameId, Record<Language, Loader>> = {
  'el-caballero': {
    en: () => import('../../../../docs/rules/el-caballero.md'),
    fr: () => import('../../../../docs/rules/el-caballero.fr.md'),
    de: () => import('../../../../docs/rules/el-caballero.de.md'),
    es: () => import('../../../../docs/rules/el-caballero.es.md'),
  },
  'el-grande': {
    en: () => import('../../../../docs/rules/el-grande.md'),
    fr: () => import('../../../../docs/rules/el-grande.fr.md'),
    de: () => import('../../../../docs/rules/el-grande.de.md'),
    es: () => import('../../../../docs/rules/el-grande.es.md'),
  },
};

/** A game's rules in a language; what is not translated is in English. */
export async function loadBook(game: GameId, language: Language): Promise<Book> {
  const read = async (from: Language) => parseBook((await FILES[game][from]()).default);
  const [english, book] = await Promise.all([read('en'), language === 'en' ? undefined : read(language)]);
  return book === undefined ? english : withFallback(book, english);
}
