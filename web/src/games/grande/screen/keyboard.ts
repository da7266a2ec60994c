import { runTableKey, type TableKeys } from '../../../table/map/table-keys';
import type { KeyPress } from '../../../ui/hooks/use-keys';

/** What keys do at the table of El Grande. */
export interface KeyActions extends TableKeys {
  /** An action card, by its pile. */
  card: (pile: number) => void;
  special: () => void;
  /** Turns the secret disk. */
  turnDisk: (direction: 1 | -1) => void;
  /** V: the veto if the seat is asked for it, otherwise who leads. */
  overlayOrVeto: () => void;
  allow: () => void;
}

/** Which of the table's keys an event is, if any: pure, so that it can be tested. */
export function runKey(event: KeyPress, onButton: boolean, run: KeyActions): boolean {
  return runTableKey(event, onButton, run, (key) => {
    if (/^[1-5]$/.test(key)) {
      run.card(Number(key));
    } else if (key === 's') {
      run.special();
    } else if (key === 'r' || key === 'q') {
      run.turnDisk(key === 'r' ? 1 : -1);
    } else if (key === 'v') {
      run.overlayOrVeto();
    } else if (key === 'a') {
      run.allow();
    } else {
      return false;
    }
    return true;
  });
}
