import type { GameTeaching } from '../../table/game';
import type { Block, Book, Rule, Span } from '../../text/book';
import type { Language } from '../../text/languages';
import { citedIn } from '../../ui/parts/rule-numbers';

/** A book in another language; what is missing is in English. */
export function withFallback(book: Book, english: Book): Book {
  const rules = new Map(rulesOf(book).map((rule) => [rule.number, rule]));
  const sections = new Map(book.sections.map((section) => [section.number, section]));
  return {
    title: book.title,
    preface: book.preface,
    sections: english.sections.map((section) => {
      const own = sections.get(section.number);
      return {
        number: section.number,
        title: own?.title ?? section.title,
        // Entries without a number can't be matched: they come from the translation if there is one.
        entries: own?.entries.some((entry) => entry.kind !== 'rule')
          ? [...own.entries, ...section.entries.filter((entry) => entry.kind === 'rule' && !rules.has(entry.number))]
          : section.entries.map((entry) => (entry.kind === 'rule' ? (rules.get(entry.number) ?? entry) : entry)),
      };
    }),
  };
}

export function rulesOf(book: Book): Rule[] {
  return book.sections.flatMap((section) => section.entries.filter((entry) => entry.kind === 'rule'));
}

/** The text of a block without its style. */
export function plainText(blocks: readonly Block[]): string {
  const join = (spans: readonly Span[]) => spans.map((span) => span.text).join('');
  return blocks
    .map((block) => {
      switch (block.kind) {
        case 'text':
          return join(block.spans);
        case 'list':
          return block.items.map(join).join('\n');
        case 'table':
          return [block.head, ...block.rows].map((row) => row.map(join).join(' ')).join('\n');
        case 'code':
          return block.text;
      }
    })
    .join('\n');
}

/** Whether these blocks contain a ruling. */
export function hasRuling(blocks: readonly Block[]): boolean {
  return blocks.some(
    (block) =>
      (block.kind === 'text' && block.spans.some((span) => span.em)) ||
      (block.kind === 'list' && block.items.some((item) => item.some((span) => span.em))),
  );
}

/** The rules that a rule cites and those that cite it, in the order of the book. */
export function relatives(book: Book, number: string): Rule[] {
  const all = rulesOf(book);
  const cites = (rule: Rule) => citedIn(plainText(rule.blocks));
  const own = all.find((rule) => rule.number === number);
  const cited = new Set(own === undefined ? [] : cites(own));
  return all.filter((rule) => rule.number !== number && (cited.has(rule.number) || cites(rule).includes(number)));
}

/** The section about game records: it is for those who write programs, and they read it in the docs. */
const RECORDS = '7';

/** A game's rules in a language; what is not translated is in English. */
export async function loadBook(books: GameTeaching['books'], language: Language): Promise<Book> {
  const read = async (from: Language) => (await books[from]()).default;
  const [english, book] = await Promise.all([read('en'), language === 'en' ? undefined : read(language)]);
  const whole = book === undefined ? english : withFallback(book, english);
  return { ...whole, sections: whole.sections.filter(({ number }) => number !== RECORDS) };
}
