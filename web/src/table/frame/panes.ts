import { useState } from 'preact/hooks';

/** A part of the table that a phone shows alone. */
export type Pane = 'table' | 'cards' | 'players' | 'log' | 'chat';

/** The visible parts where space is short: one pane on phones, the side column as a drawer on tablets. */
export interface Panes<List extends string = never> {
  pane: Pane;
  /** The list of the side column that is open. */
  list: List | 'log' | 'chat';
  isDrawerOpen: boolean;
  /** Shows a pane on a phone. */
  show: (pane: Pane) => void;
  /** Opens a list, in the side column or as a pane. */
  open: (list: List | 'log' | 'chat') => void;
  /** Switches to a list of the visible side column. */
  turnTo: (list: List | 'log' | 'chat') => void;
  setDrawerOpen: (isOpen: boolean) => void;
}

/** The panes without a game's own lists. */
export type Front = Omit<Panes, 'list' | 'turnTo'>;

export function usePanes<List extends string>(): Panes<List> {
  const [pane, setPane] = useState<Pane>('table');
  const [list, setList] = useState<List | 'log' | 'chat'>('log');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return {
    pane,
    list,
    isDrawerOpen,
    show: (shown) => {
      setPane(shown);
      if (shown === 'log' || shown === 'chat') {
        setList(shown);
      }
    },
    open: (opened) => {
      setList(opened);
      setDrawerOpen(true);
      setPane(isPane(opened) ? opened : 'players');
    },
    turnTo: setList,
    setDrawerOpen,
  };
}

function isPane(list: string): list is 'log' | 'chat' {
  return list === 'log' || list === 'chat';
}

/** Goes to the power cards: a phone shows them, and the first playable one gets the keyboard focus. */
export function showHand(panes: Pick<Panes, 'show'>): void {
  panes.show('cards');
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[data-part=hand] button:not([aria-disabled=true])')?.focus(),
  );
}
