/* The rules of a game as pages show them; build/rules.mjs makes them from the numbered Markdown in docs/rules. */

/** A piece of a sentence. */
export interface Span {
  text: string;
  strong?: boolean;
  /** A ruling: the books don't say it, or don't agree. */
  em?: boolean;
  /** The reason for a ruling, which is in italics and brackets. */
  reason?: boolean;
  code?: boolean;
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
