import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Block, Span } from '../../text/book';
import { RuleLink } from '../../ui/parts/RuleLink';
import { cutAtNumbers } from '../../ui/parts/rule-numbers';
import styles from './Blocks.module.css';
import { Reason } from './Reason';
import { marked } from './search';

/** Returns the players' name for a code in the rules. */
export const CodeNames = createContext<(code: string) => string | undefined>(() => undefined);

/** A text with the search term marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  return <>{marked(text, query).map((part) => (part.hit ? <mark>{part.text}</mark> : part.text))}</>;
}

function Spans({ spans, query }: { spans: readonly Span[]; query: string }) {
  return (
    <>
      {inRuns(spans).map((run, i) =>
        run[0]?.reason ? (
          <Reason key={i} isFound={run.some((span) => marked(span.text, query).some((part) => part.hit))}>
            {run.map((span) => (
              <Styled span={span} query={query} />
            ))}
          </Reason>
        ) : (
          run.map((span) => (span.em ? <em>{<Styled span={span} query={query} />}</em> : <Styled span={span} query={query} />))
        ),
      )}
    </>
  );
}

function Styled({ span, query }: { span: Span; query: string }) {
  const name = useContext(CodeNames)(span.text);
  if (span.code && name !== undefined) {
    return (
      <b>
        <Marked text={name} query={query} />
      </b>
    );
  }
  const inner = cutAtNumbers(span.text).map(({ text, rule }) => {
    const shown = <Marked text={text} query={query} />;
    return rule ? <RuleLink rule={text}>{shown}</RuleLink> : shown;
  });
  return span.strong ? <b>{inner}</b> : <>{inner}</>;
}

/** The spans, grouped by reason. */
function inRuns(spans: readonly Span[]): Span[][] {
  const runs: Span[][] = [];
  for (const span of spans) {
    const last = runs.at(-1);
    if (last?.[0]?.reason && span.reason) {
      last.push(span);
    } else {
      runs.push([span]);
    }
  }
  return runs;
}

/** Paragraphs, lists, tables and samples of the rules. */
export function Blocks({ blocks, query }: { blocks: readonly Block[]; query: string }) {
  return (
    <div class={styles.text}>
      {blocks.map((block, i) => (
        <BlockText key={i} block={block} query={query} />
      ))}
    </div>
  );
}

function BlockText({ block, query }: { block: Block; query: string }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Spans spans={block.spans} query={query} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, n) => (
            <li key={n}>
              <Spans spans={item} query={query} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <TableText block={block} query={query} />;
    case 'code':
      return (
        <pre class={styles.code} tabIndex={0}>
          {block.text}
        </pre>
      );
  }
}

function TableText({ block, query }: { block: Block & { kind: 'table' }; query: string }) {
  return (
    <div class={styles.table} tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {block.head.map((cell, n) => (
              <th key={n} scope="col">
                <Spans spans={cell} query={query} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, r) => (
            <tr key={r}>
              {row.map((cell, n) => (
                <td key={n}>
                  <Spans spans={cell} query={query} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
