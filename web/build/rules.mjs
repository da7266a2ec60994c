// The rules: docs/rules contains them as numbered Markdown, which the engine's messages cite; pages use them as books
// (src/text/book.ts). Markdown that pages don't support fails the build.

import { readFile } from 'node:fs/promises';
import { lexer } from 'marked';

const NUMBERED = /^([A-Z]{2}-\d+(?:\.\d+)?)(?: (.*))?$/;

/** Reads a book. */
export function bookOf(markdown) {
  const book = { title: '', preface: [], sections: [] };
  for (const token of lexer(markdown)) {
    const entries = book.sections.at(-1)?.entries;
    if (token.type === 'space') {
      continue;
    }
    if (token.type === 'heading' && token.depth === 1) {
      book.title = textOf(token);
    } else if (token.type === 'heading' && token.depth === 2) {
      const [, number = '', title] = /^(?:(\d+) )?(.*)$/.exec(textOf(token));
      book.sections.push({ number, title, entries: [] });
    } else if (entries === undefined) {
      book.preface.push(blockOf(token));
    } else if (token.type === 'heading') {
      entries.push({ kind: 'heading', title: textOf(token) });
    } else if (token.type === 'list') {
      for (const item of token.items) {
        entries.push(ruleOf(item) ?? { kind: 'loose', blocks: [{ kind: 'list', items: [itemOf(item)] }] });
      }
    } else {
      entries.push({ kind: 'loose', blocks: [blockOf(token)] });
    }
  }
  for (const section of book.sections) {
    section.entries = joined(section.entries);
  }
  return book;
}

/** Joins entries without a rule up to the next rule or heading, and their items into one list. */
function joined(entries) {
  const all = [];
  for (const entry of entries) {
    const last = all.at(-1);
    if (entry.kind !== 'loose' || last?.kind !== 'loose') {
      all.push(entry);
    } else if (entry.blocks[0].kind === 'list' && last.blocks.at(-1).kind === 'list') {
      last.blocks.at(-1).items.push(...entry.blocks[0].items);
    } else {
      last.blocks.push(...entry.blocks);
    }
  }
  return all;
}

/** An item that begins with a rule's number; undefined for any other. */
function ruleOf(item) {
  const [first, ...others] = item.tokens.filter(({ type }) => type !== 'space');
  const [head, ...rest] = first?.tokens ?? [];
  const [, number, title = ''] = (head?.type === 'strong' && NUMBERED.exec(textOf(head))) || [];
  if (number === undefined) {
    return undefined;
  }
  if (rest[0]?.type === 'text') {
    rest[0] = { ...rest[0], text: capital(rest[0].text.replace(/^[.,:]? ?/, '')) };
  }
  const begun = { ...first, tokens: rest };
  return { kind: 'rule', number, title: title.replace(/\.$/, ''), blocks: [begun, ...others].map(blockOf) };
}

function capital(text) {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function blockOf(token) {
  switch (token.type) {
    case 'text':
    case 'paragraph':
      return { kind: 'text', spans: spansOf(token.tokens) };
    case 'list':
      return { kind: 'list', items: token.items.map(itemOf) };
    case 'table':
      return { kind: 'table', head: cellsOf(token.header), rows: token.rows.map(cellsOf) };
    case 'code':
      return { kind: 'code', text: token.text };
    default:
      return refuse(token);
  }
}

function cellsOf(cells) {
  return cells.map(({ tokens }) => spansOf(tokens));
}

/** An item of a list on one line. */
function itemOf({ tokens }) {
  return tokens.flatMap((token) => blockOf(token).spans ?? refuse(token));
}

function refuse({ type, raw }) {
  throw new Error(`The rules hold Markdown that pages don't show here, a ${type}: ${raw}`);
}

/** Pieces of a sentence, each with its style. Italics are rulings, or their reasons if they are in brackets from end to end. */
function spansOf(tokens, style = {}) {
  return tokens.flatMap((token) => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return token.text === '' ? [] : [{ text: token.text.replaceAll('\n', ' '), ...style }];
      case 'codespan':
        return [{ text: token.text.replaceAll('\n', ' '), ...style, code: true }];
      case 'strong':
        return spansOf(token.tokens, { ...style, strong: true });
      case 'em':
        return spansOf(token.tokens, { ...style, em: true, ...(/^\(.*\)$/.test(textOf(token)) && { reason: true }) });
      case 'link':
        return spansOf(token.tokens, style);
      default:
        return refuse(token);
    }
  });
}

function textOf({ tokens }) {
  return spansOf(tokens, {})
    .map(({ text }) => text)
    .join('');
}

/** A plugin for esbuild: importing a file of rules returns its book. */
export const rules = {
  name: 'rules',
  setup(build) {
    build.onLoad({ filter: /\.md$/ }, async ({ path }) => ({
      contents: JSON.stringify(bookOf(await readFile(path, 'utf8'))),
      loader: 'json',
    }));
  },
};
