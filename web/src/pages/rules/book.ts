import type { GameTeaching } from '../../table/game';
import type { Language } from '../../text/languages';
import { citedIn, cutAtNumbers } from '../../ui/parts/rule-numbers';

/*
 * The rules as the app shows them, read from the numbered Markdown in docs/rules: the text that the engine, its messages and
 * this page share. Supports only the Markdown that those files use.
 */

/** A piece of a sentence; `rule` where it is the number of a rule. */
export interface Span {
  text: string;
  strong: boolean;
  /** A ruling: the books don't say it, or don't agree. */
  em: boolean;
  /** The reason for a ruling, which is in italics and brackets. */
  reason: boolean;
  code: boolean;
  rule: boolean;
}

export type Block =
  | { kind: 'text'; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'code'; text: string };

export interface Rule {
  kind: 'rule';
  /** Such as `EC-3.13`. */
  number: string;
  /** Empty where the rule has none. */
  title: string;
  blocks: Block[];
}

export type Entry = Rule | { kind: 'heading'; title: string } | { kind: 'loose'; blocks: Block[] };

export interface Section {
  number: string;
  title: string;
  entries: Entry[];
}

export interface Book {
  title: string;
  preface: Block[];
  sections: Section[];
}

const RULE = /^- \*\*([A-Z]{2}-\d+(?:\.\d+)?)(?: ([^*]*?))?\*\*[.,:]? ?(.*)$/;

/** A line of Markdown in spans. */
export function spansOf(markdown: string): Span[] {
  const spans: Span[] = [];
  const style = { strong: false, em: false, reason: false, code: false };
  const plain = markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  const tokens = plain.split(/(\*\*|\*|`)/);
  for (const [i, token] of tokens.entries()) {
    if (token === '`') {
      style.code = !style.code;
    } else if (token === '**' && !style.code) {
      style.strong = !style.strong;
    } else if (token === '*' && !style.code) {
      style.em = !style.em;
      style.reason = style.em && isReason(tokens.slice(i + 1));
    } else {
      spans.push(...cutAtNumbers(token).map((part) => ({ ...part, ...style })));
    }
  }
  return spans;
}

/** Whether the text in italics is in brackets from end to end. */
function isReason(tokens: readonly string[]): boolean {
  const text = tokens.slice(0, tokens.indexOf('*')).join('');
  return text.startsWith('(') && text.endsWith(')');
}

function cells(row: string): Span[][] {
  return row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => spansOf(cell.trim()));
}

/** The blocks of some lines without indentation. */
export function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let text: string[] = [];
  const finish = () => {
    if (text.length > 0) {
      blocks.push({ kind: 'text', spans: spansOf(text.join(' ')) });
      text = [];
    }
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    if (line === '') {
      finish();
    } else if (line.startsWith('```')) {
      finish();
      const end = lines.indexOf('```', i + 1);
      blocks.push({ kind: 'code', text: lines.slice(i + 1, end).join('\n') });
      i = end;
    } else if (line.startsWith('|')) {
      finish();
      const from = i;
      while (lines[i + 1]?.startsWith('|')) {
        i++;
      }
      blocks.push({ kind: 'table', head: cells(lines[from]!), rows: lines.slice(from + 2, i + 1).map(cells) });
    } else if (line.startsWith('- ')) {
      finish();
      const items: string[] = [];
      for (; i < lines.length && lines[i] !== ''; i++) {
        const item = lines[i]!;
        if (item.startsWith('- ')) {
          items.push(item.slice(2));
        } else {
          items[items.length - 1] += ` ${item.trim()}`;
        }
      }
      blocks.push({ kind: 'list', items: items.map(spansOf) });
    } else {
      text.push(line.trim());
    }
  }
  finish();
  return blocks;
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Reads a book. */
export function parseBook(markdown: string): Book {
  const book: Book = { title: '', preface: [], sections: [] };
  const lines = markdown.split('\n').map((line) => line.trimEnd());
  let i = 0;
  /** The lines up to the next heading or rule. */
  const loose = (): string[] => {
    const from = i;
    while (i < lines.length && !/^#+ /.test(lines[i]!) && !RULE.test(lines[i]!)) {
      i++;
    }
    return lines.slice(from, i);
  };
  while (i < lines.length) {
    const line = lines[i]!;
    const heading = /^(#+) (?:(\d+) )?(.*)$/.exec(line);
    const rule = RULE.exec(line);
    const section = book.sections.at(-1);
    if (heading !== null) {
      i++;
      const [, marks = '', number = '', title = ''] = heading;
      if (marks === '#') {
        book.title = title;
        book.preface = blocksOf(loose());
      } else if (marks === '##') {
        book.sections.push({ number, title, entries: [] });
      } else {
        section?.entries.push({ kind: 'heading', title });
      }
    } else if (rule !== null) {
      i++;
      const [, number = '', title = '', first = ''] = rule;
      const body = [capital(first)];
      // What belongs to a rule is indented.
      while (i < lines.length && (lines[i]!.startsWith('  ') || (lines[i] === '' && lines[i + 1]?.startsWith('  ')))) {
        body.push(lines[i]!.slice(2));
        i++;
      }
      section?.entries.push({ kind: 'rule', number, title: title.replace(/\.$/, ''), blocks: blocksOf(body) });
    } else {
      const blocks = blocksOf(loose());
      if (blocks.length > 0) {
        section?.entries.push({ kind: 'loose', blocks });
      }
    }
  }
  return book;
}

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
  const read = async (from: Language) => parseBook((await books[from]()).default);
  const [english, book] = await Promise.all([read('en'), language === 'en' ? undefined : read(language)]);
  const whole = book === undefined ? english : withFallback(book, english);
  return { ...whole, sections: whole.sections.filter(({ number }) => number !== RECORDS) };
}
