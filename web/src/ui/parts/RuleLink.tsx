import type { ComponentChildren } from 'preact';
import type { Route } from '../state/route';
import { go, hrefOf, route } from '../state/router';
import styles from './RuleLink.module.css';
import { cutAtNumbers } from './rule-numbers';

/** The origin of a visit to a rule, stored in the browser's history. */
export interface CameFrom {
  /** The message that cited the rule. */
  message: string;
  /** The table of the message. */
  table: string | undefined;
}

function tableOf(at: Route): string | undefined {
  return at.page === 'table' ? at.id : undefined;
}

/** Opens the rules at a rule, with a link back to the table. */
export function openRules(to: Route & { page: 'rules' }, message = ''): void {
  const from: CameFrom = { message, table: tableOf(route.get()) };
  go(to, { state: from });
}

/** The number of a rule as a link to its text. `message` is the text that cites it. */
export function RuleLink({ rule, message = '', children }: { rule: string; message?: string; children?: ComponentChildren }) {
  const to = { page: 'rules' as const, game: undefined, rule };
  const follow = (event: MouseEvent) => {
    event.stopPropagation();
    if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      openRules(to, message);
    }
  };
  return (
    <a class={styles.link} href={hrefOf(to)} onClick={follow}>
      {children ?? rule}
    </a>
  );
}

/** A message in which the cited rules are links. */
export function Ruled({ text }: { text: string }) {
  return <>{cutAtNumbers(text).map((part) => (part.rule ? <RuleLink rule={part.text} message={text} /> : part.text))}</>;
}
