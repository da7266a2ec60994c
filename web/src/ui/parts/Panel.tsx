import { type AllHTMLAttributes, type ComponentChildren, h } from 'preact';
import { classes } from './classes';
import styles from './Panel.module.css';

type Element = 'section' | 'div' | 'article' | 'aside' | 'form' | 'li' | 'p';

/** A raised panel, which is the background of all content. Its parent sets content and layout, by `class`. */
export function Panel({
  as = 'section',
  class: own,
  ...rest
}: Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'class'> & { as?: Element; class?: string | undefined }) {
  return h(as, { ...rest, class: classes(styles.panel, own) } as AllHTMLAttributes<HTMLElement>);
}

/** The head of a panel: its title as `h2` or `h3`, and an optional note. */
export function PanelHead({ size, children }: { size?: 'large'; children: ComponentChildren }) {
  return <div class={classes(styles.head, size !== undefined && styles[size])}>{children}</div>;
}

/** A note next to a panel's title. */
export function PanelNote({ children, ...rest }: { 'aria-hidden'?: 'true'; children: ComponentChildren }) {
  return (
    <span {...rest} class={styles.note}>
      {children}
    </span>
  );
}
