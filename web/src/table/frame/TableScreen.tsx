import type { ComponentChildren } from 'preact';
import { useContext, useEffect } from 'preact/hooks';
import { Bar } from '../../ui/page/Bar';
import { focusContent } from '../../ui/page/focus-page';
import { CoachContext } from '../lesson/lesson';
import { useTable } from '../table-state';
import type { Pane } from './panes';
import { RoundTrack, type RoundTrackProps } from './RoundTrack';
import styles from './TableScreen.module.css';

interface Props {
  /** What is going on; styles use it as `data-screen`. */
  screen: 'bid' | 'turn' | 'secret' | 'show' | 'reveal' | 'final';
  /** What a phone shows; styles use it as `data-tab`. */
  tab?: Pane;
  isBusy?: boolean;
  /** Which round it is, for the bar; nothing when the game is over. */
  round?: RoundTrackProps;
  children: ComponentChildren;
}

/** A table on the whole window: its bar, and below it what is going on. */
export function TableScreen({ screen, tab = 'table', isBusy = false, round, children }: Props) {
  const { title, subtitle, tools } = useTable();
  const coach = useContext(CoachContext);
  useKeptFocus(screen);
  return (
    <div class={styles.table} data-screen={screen} data-tab={tab} data-lesson={coach?.controls} aria-busy={isBusy}>
      <Bar
        where={
          <>
            <h1>{title}</h1>
            <span>{subtitle}</span>
          </>
        }
      >
        <div class={styles.before} />
        {round && <RoundTrack {...round} />}
        <div class={styles.after} />
        {tools}
      </Bar>
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
