import { runTableKey, type TableKeys } from '../../../table/map/table-keys';
import { type KeyPress, useKeys } from '../../../ui/hooks/use-keys';
import { ACTIONS, type Action } from '../scene/moves';
import { HOTKEYS } from './actions';

/** The keys of El Caballero's table. */
export interface KeyActions extends TableKeys {
  action: (action: Action) => void;
  /** Takes a displayed tile, or chooses a number while the page asks for one. */
  digit: (digit: number) => void;
  rotate: (direction: 1 | -1) => void;
  overlay: () => void;
  /** Shows or hides the tiles in danger. */
  danger: () => void;
}

const BY_KEY = new Map<string, Action>(ACTIONS.map((action) => [HOTKEYS[action].toLowerCase(), action]));

/** Which of the table's keys an event is, if any: pure, so that it can be tested. */
export function runKey(event: KeyPress, onButton: boolean, run: KeyActions): boolean {
  return runTableKey(event, onButton, run, (key) => {
    const action = BY_KEY.get(key);
    if (action !== undefined) {
      run.action(action);
    } else if (/^[1-8]$/.test(key)) {
      run.digit(Number(key));
    } else if (key === 'r' || key === 'q') {
      run.rotate(key === 'r' ? 1 : -1);
    } else if (key === 'v') {
      run.overlay();
    } else if (key === 'x') {
      run.danger();
    } else {
      return false;
    }
    return true;
  });
}

export function useTableKeys(run: KeyActions): void {
  useKeys((event, onButton) => runKey(event, onButton, run));
}
