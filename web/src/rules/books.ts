import type { GameId } from '../app/route';
import type { Language } from '../text/languages';
import { type Book, parseBook, withFallback } from './book';

/*
 * Where the text of the rules comes from: docs/rules, the English one without a language in its name. Each file is a chunk of its own that is
 * fetched when somebody reads it.
 */

type Loader = () => Promise<{ default: string }>;

const FILES: Record<GameId, { en: Loader } & Partial<Record<Language, Loader>>> = {
  'el-caballero': { en: () => import('../../../docs/rules/el-caballero.md') },
  'el-grande': { en: () => import('../../../docs/rules/el-grande.md') },
};

/** A game's rules in a language; what is not translated is in English. */
export async function loadBook(game: GameId, language: Language): Promise<Book> {
  const english = parseBook((await FILES[game].en()).default);
  const file = FILES[game][language];
  return file === undefined || language === 'en' ? english : withFallback(parseBook((await file()).default), english);
}
