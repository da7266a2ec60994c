import { type KeyPress, useKeys } from '../table/use-keys';
import { type Action, ACTIONS } from './moves';
import { HOTKEYS } from './actions';

/** What keys do at the table (design.md 9). */
export interface KeyActions {
  action: (action: Action) => void;
  tile: (index: number) => void;
  rotate: (direction: 1 | -1) => void;
  confirm: () => void;
  cancel: () => void;
  nextTarget: (direction: 1 | -1) => void;
  undo: () => void;
  end: () => void;
  overlay: () => void;
  open: (what: 'log' | 'chat' | 'cards') => void;
}

const BY_KEY = new Map<string, Action>(ACTIONS.map((action) => [HOTKEYS[action].toLowerCase(), action]));

/** Which of the table's keys an event is, if any: pure, so that it can be tested. */
export function runKey(event: KeyPress, onButton: boolean, run: KeyActions): boolean {
  const key = event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && key === 'z' && !event.shiftKey) {
    run.undo();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) {
    return false;
  }
  const action = BY_KEY.get(key);
  if (event.shiftKey && key === 'p') {
    run.open('cards');
  } else if (action !== undefined) {
    run.action(action);
  } else if (/^[1-5]$/.test(key)) {
    run.tile(Number(key) - 1);
  } else if (key === 'r' || key === 'q') {
    run.rotate(key === 'r' ? 1 : -1);
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
  } else if (key === 'v') {
    run.overlay();
  } else if (key === 'l' || key === 'h') {
    run.open(key === 'l' ? 'log' : 'chat');
  } else {
    return false;
  }
  return true;
}

export function useTableKeys(run: KeyActions): void {
  useKeys((event, onButton) => runKey(event, onButton, run));
}
