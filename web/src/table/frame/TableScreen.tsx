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
  /** The current screen; styles use it as `data-screen`. */
  screen: 'bid' | 'turn' | 'secret' | 'show' | 'reveal' | 'final';
  /** The visible part on a phone; styles use it as `data-tab`. */
  tab?: Pane;
  isBusy?: boolean;
  /** The round in the bar; undefined after the game. */
  round?: RoundTrackProps;
  children: ComponentChildren;
}

/** A table that fills the window: its bar, and the current screen below it. */
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

/** The table's last screen, whichever part of the page rendered it. */
let last: Props['screen'] | undefined;

/** Moves the focus to the table if the pressed control is gone from the new screen, such as the button that plays a card. */
function useKeptFocus(screen: Props['screen']): void {
  useEffect(() => {
    const isNext = last !== undefined && last !== screen;
    last = screen;
    if (isNext && document.activeElement === document.body) {
      focusContent();
    }
  }, [screen]);
}
