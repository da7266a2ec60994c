import type { ComponentChildren } from 'preact';
import type { Pane } from './panes';
import { TableBar } from './TableBar';
import styles from './TableScreen.module.css';

/** What the bar over a table says and offers. */
export interface BarProps {
  /** The table's name and what is played there. */
  title: string;
  subtitle: string;
  /** Between the name and the buttons: which round it is. */
  middle?: ComponentChildren;
  /** Buttons at the right of the bar: connection, rules, sound, theme, menu. */
  tools?: ComponentChildren;
}

interface Props extends BarProps {
  /** What goes on; styles ask for it by `data-screen`. */
  screen: 'bid' | 'turn' | 'secret' | 'show' | 'reveal' | 'final';
  /** What a phone shows; styles ask for it by `data-tab`. */
  tab?: Pane;
  isBusy?: boolean;
  children: ComponentChildren;
}

/** A table on the whole window: its bar, and below what goes on there. */
export function TableScreen({ screen, tab = 'table', isBusy = false, children, ...bar }: Props) {
  return (
    <div class={styles.table} data-screen={screen} data-tab={tab} aria-busy={isBusy}>
      <TableBar {...bar} />
      {children}
    </div>
  );
}
