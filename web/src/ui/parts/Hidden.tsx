import { type AllHTMLAttributes, h } from 'preact';
import { classes } from './classes';
import styles from './Hidden.module.css';

interface Props extends Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'class'> {
  as?: 'span' | 'h1' | 'dt' | 'legend' | 'section' | 'p';
  class?: string;
}

/** Text for screen readers only; sighted people see the same elsewhere. */
export function Hidden({ as = 'span', class: own, ...rest }: Props) {
  return h(as, { ...rest, class: classes(styles.hidden, own) } as AllHTMLAttributes<HTMLElement>);
}
