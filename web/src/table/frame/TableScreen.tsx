import type { ComponentChildren } from 'preact';
import { useContext, useEffect } from 'preact/hooks';
import { focusContent } from '../../ui/page/focus-page';
import { CoachContext } from '../lesson/lesson';
import type { Pane } from './panes';
import { TableBar } from './TableBar';
import styles from './TableScreen.module.css';

/** The contents of the bar above a table. */
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
  /** What is going on; styles use it as `data-screen`. */
  screen: 'bid' | 'turn' | 'secret' | 'show' | 'reveal' | 'final';
  /** What a phone shows; styles use it as `data-tab`. */
  tab?: Pane;
  isBusy?: boolean;
  children: ComponentChildren;
}

/** A table on the whole window: its bar, and below it what is going on. */
export function TableScreen({ screen, tab = 'table', isBusy = false, children, ...bar }: Props) {
  const coach = useContext(CoachContext);
  useKeptFocus(screen);
  return (
    <div class={styles.table} data-screen={screen} data-tab={tab} data-lesson={coach?.controls} aria-busy={isBusy}>
      <TableBar {...bar} />
      {children}
    </div>
  );
}

/** The screen that a table showed last, whichever part of the page made it. */
let last: Props['screen'] | undefined;

/** What was pressed may be gone on the next screen, such as the button that plays a card: then the table has the focus. */
function useKeptFocus(screen: Props['screen']): void {
  useEffect(() => {
    const isNext = last !== undefined && last !== screen;
    last = screen;
    if (isNext && document.activeElement === document.body) {
      focusContent();
    }
  }, [screen]);
}
