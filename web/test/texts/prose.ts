import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/* The English of this project, block by block: comments, paragraphs of documents, texts, and lines of code. */

export interface Block {
  file: string;
  /** The first and the last line, counted from 1. */
  start: number;
  end: number;
  kind: 'comment' | 'paragraph' | 'text' | 'code';
  text: string;
}

const ROOT = '..';
const SKIPPED = /(?:^|\/)(?:target|node_modules|dist(?:-\w+)?|\.git|\.mvn|\.idea|fixtures)(?:\/|$)/;

/** Other languages, data, the lists of words that these tests look for, and migrations of databases, which must never change. */
const NOT_PROSE =
  /(?:^|[/.-])(?:de|fr|es)(?:-\w+)?\.(?:md|json|properties)$|^web\/test\/texts\/prose\.(?:json|test\.ts)$|^(?:LICENSE|NOTICE|docs\/glossary\.md)$|\/db\/V(?:\d|1[0-4])__\w+\.sql$/;

const C_LIKE = /\.(?:java|tsx?|m?js|css)$/;
const WITH_HASHES = /(?:\.(?:py|sh|ya?ml|toml|conf|service|properties|txt)|(?:^|\/)[\w-]+)$/;

/** Every file with prose, as a path from the root of the project. */
export function proseFiles(): string[] {
  const found: string[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(path.join(ROOT, folder), { withFileTypes: true })) {
      const file = path.posix.join(folder, entry.name);
      if (SKIPPED.test(file)) {
        continue;
      }
      if (entry.isDirectory()) {
        walk(file);
      } else if (entry.isFile() && isProse(file)) {
        found.push(file);
      }
    }
  };
  walk('');
  return found.sort();
}

function isProse(file: string): boolean {
  if (NOT_PROSE.test(file)) {
    return false;
  }
  return (
    C_LIKE.test(file) ||
    WITH_HASHES.test(file) ||
    /\.(?:md|sql|xml|html)$/.test(file) ||
    /\/text\/(?:\w+\/)?en(?:-\w+)?\.json$/.test(file)
  );
}

export function blocksOf(file: string): Block[] {
  return blocksIn(file, readFileSync(path.join(ROOT, file), 'utf8'));
}

export function blocksIn(file: string, content: string): Block[] {
  const lines = content.split('\n');
  if (file.endsWith('.md')) {
    return paragraphs(file, lines);
  }
  if (file.endsWith('.json')) {
    return lines.flatMap((line, at) => {
      const text = /^\s*"[^"]+":\s*"((?:[^"\\]|\\.)*)"/.exec(line)?.[1];
      return text === undefined ? [] : [{ file, start: at + 1, end: at + 1, kind: 'text' as const, text }];
    });
  }
  if (/(?:^|\/)messages\//.test(file)) {
    return lines.flatMap((line, at) => {
      const text = /^[\w.-]+=(.*)$/.exec(line)?.[1] ?? /^#\s*(.*)$/.exec(line)?.[1];
      return text === undefined ? [] : [{ file, start: at + 1, end: at + 1, kind: 'text' as const, text }];
    });
  }
  return code(file, lines);
}

function lineComment(file: string): RegExp {
  if (C_LIKE.test(file)) {
    return /^\s*\/\/\s?(.*)$/;
  }
  return file.endsWith('.sql') ? /^\s*--\s?(.*)$/ : /^\s*#(?!!)\s?(.*)$/;
}

/** Comments, with several lines as one block, and the code between them line by line. */
function code(file: string, lines: string[]): Block[] {
  const line = lineComment(file);
  const [opens, closes] = C_LIKE.test(file) ? [/^\s*\/\*\*?/, '*/'] : [/^\s*<!--/, '-->'];
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at++) {
    const start = at;
    const parts: string[] = [];
    if (opens.test(lines[at]!)) {
      while (at < lines.length - 1 && !lines[at]!.includes(closes)) {
        at++;
      }
      for (const part of lines.slice(start, at + 1)) {
        parts.push(
          part
            .replace(opens, '')
            .replace(closes, '')
            .replace(/^\s*\*/, '')
            .trim(),
        );
      }
    } else if (line.test(lines[at]!)) {
      while (at < lines.length && line.test(lines[at]!)) {
        parts.push(line.exec(lines[at]!)![1]!.trim());
        at++;
      }
      at--;
    }
    const isComment = parts.length > 0;
    const text = isComment ? parts.join(' ').trim() : lines[at]!;
    if (text.trim() !== '') {
      blocks.push({ file, start: start + 1, end: at + 1, kind: isComment ? 'comment' : 'code', text });
    }
  }
  return blocks;
}

/** The paragraphs, items of lists and rows of tables of a document, without its examples. */
function paragraphs(file: string, lines: string[]): Block[] {
  const blocks: Block[] = [];
  let inFence = false;
  let open: Block | undefined;
  lines.forEach((line, index) => {
    const at = index + 1;
    if (/^\s*```/.test(line)) {
      inFence = !inFence;
      open = undefined;
    } else if (inFence || line.trim() === '' || (!open && /^ {4}/.test(line))) {
      open = undefined;
    } else if (open && !/^\s*(?:[-*|#]|\d+\.)\s/.test(line) && !/^\|/.test(line) && !/^#/.test(lines[index - 1]!)) {
      open.text += ` ${line.trim()}`;
      open.end = at;
    } else {
      open = { file, start: at, end: at, kind: 'paragraph', text: line.trim() };
      blocks.push(open);
      if (/^(?:#|\|)/.test(line)) {
        open = undefined;
      }
    }
  });
  return blocks;
}

/** The sentences of a block, without the code in them. In a line of code, these are its strings of several words. */
export function sentencesOf({ kind, text }: Block): string[] {
  if (kind === 'code') {
    return Array.from(text.matchAll(/(["'`])((?:(?!\1)[^\\]|\\.)*)\1/g), (match) => match[2]!).filter((it) =>
      /\S \S+ \S/.test(it),
    );
  }
  return text
    .replace(/\{@(?:code|link|snippet)\s+([^{}]*)\}|`[^`]*`/g, 'X')
    .replace(/^\|\s*|^[-*]\s+|^\d+\.\s+|^#+\s+|^\*\*[^*]*\*\*:?\s*/, '')
    .split(/(?<=[.!?:;|])\s+(?=[A-Z“"(<@])|\s(?=@\w+ )|<p>\s*/)
    .map((sentence) => sentence.replace(/^(?:@param \w+|@\w+|[^\w{]+)\s*/, '').trim())
    .filter((sentence) => sentence !== '');
}
