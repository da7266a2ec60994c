import type { KeyPress } from '../table/use-keys';

/** What keys do at the table of El Grande (design.md 9). */
export interface KeyActions {
  /** An action card, by its pile. */
  card: (pile: number) => void;
  special: () => void;
  /** Turns the secret disk. */
  turnDisk: (direction: 1 | -1) => void;
  confirm: () => void;
  cancel: () => void;
  nextTarget: (direction: 1 | -1) => void;
  undo: () => void;
  /** Ends the turn, or the half that is under way. */
  end: () => void;
  /** V: the veto where one is asked for it, else who leads. */
  overlayOrVeto: () => void;
  allow: () => void;
  open: (what: 'log' | 'chat' | 'cards') => void;
}

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
  if (event.shiftKey && key === 'p') {
    run.open('cards');
  } else if (/^[1-5]$/.test(key)) {
    run.card(Number(key));
  } else if (key === 's') {
    run.special();
  } else if (key === 'r' || key === 'q') {
    run.turnDisk(key === 'r' ? 1 : -1);
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
    run.overlayOrVeto();
  } else if (key === 'a') {
    run.allow();
  } else if (key === 'l' || key === 'h') {
    run.open(key === 'l' ? 'log' : 'chat');
  } else {
    return false;
  }
  return true;
}
