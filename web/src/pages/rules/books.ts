import type { GameTeaching } from '../../table/game';
import type { Language } from '../../text/languages';
import { type Book, parseBook, withFallback } from './book';

/** The section about game records: it is for those who write programs, and they read it in the docs. */
const RECORDS = '7';

/** A game's rules in a language; what is not translated is in English. */
export async function loadBook(books: GameTeaching['books'], language: Language): Promise<Book> {
  const read = async (from: Language) => parseBook((await books[from]()).default);
  const [english, book] = await Promise.all([read('en'), language === 'en' ? undefined : read(language)]);
  const whole = book === undefined ? english : withFallback(book, english);
  return { ...whole, sections: whole.sections.filter(({ number }) => number !== RECORDS) };
}
