import type { KeyPress } from '../../ui/hooks/use-keys';

/** The keys of all tables. */
export interface TableKeys {
  confirm: () => void;
  cancel: () => void;
  nextTarget: (direction: 1 | -1) => void;
  undo: () => void;
  /** Ends the turn, or the current part of it. */
  end: () => void;
  open: (what: 'log' | 'chat' | 'cards') => void;
}

/** Runs the action of a key, a game's own keys first; returns whether there is one. */
export function runTableKey(event: KeyPress, onButton: boolean, run: TableKeys, own: (key: string) => boolean): boolean {
  const key = event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && key === 'z' && !event.shiftKey) {
    run.undo();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) {
    return false;
  }
  if (event.shiftKey && key === 'p') {
    run.open('cards');
  } else if (own(key)) {
    return true;
  } else if (key === 'enter' && !onButton) {
    run.confirm();
  } else if (key === 'escape') {
    run.cancel();
  } else if (key === 'n' || key === 'p') {
    run.nextTarget(key === 'n' ? 1 : -1);
  } else if (key === 'u') {
    run.undo();
  } else if (key === 'e') {
    run.end();
  } else if (key === 'l' || key === 'h') {
    run.open(key === 'l' ? 'log' : 'chat');
  } else {
    return false;
  }
  return true;
}
