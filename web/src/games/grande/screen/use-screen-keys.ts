import { type Panes, showHand } from '../../../table/frame/panes';
import { runTableKey, type TableKeys } from '../../../table/map/table-keys';
import { useTable } from '../../../table/table-state';
import { type KeyPress, useKeys } from '../../../ui/hooks/use-keys';
import type { Screen } from '../actions/use-screen';
import { turned } from '../cards/Disk';
import type { SideTab } from '../side/Lists';

/** Connects the keys of the table. */
export function useScreenKeys(screen: Screen, panes: Panes<SideTab>) {
  const { waiting, canUndo, undo, move } = useTable();
  const { turn, secret, ending, map, bid, interrupt } = screen;
  const isWaitedFor = waiting?.seat !== undefined;
  const send = (wanted: string) => turn.has(wanted) && move(wanted);
  useKeys((event, onButton) =>
    runKey(event, onButton, {
      card: (pile) => (turn.has(`card ${pile}`) ? move(`card ${pile}`) : screen.whyNot.move(`card ${pile}`)),
      special: () => send('special'),
      turnDisk: (direction) => secret.setDraft((old) => turned(old, secret.disks, direction)),
      confirm: () => {
        if (bid.laying !== undefined) {
          move(bid.laying);
        } else if (secret.disks.length > 0) {
          secret.lockIn();
        } else {
          turn.move();
        }
      },
      cancel: screen.cancel,
      nextTarget: (direction) => {
        const { targets } = turn;
        const at = targets.indexOf(map.cursor);
        const next = targets[(at + direction + targets.length) % targets.length];
        if (next !== undefined) {
          map.setCursor(next);
          map.look.set(next);
          document.querySelector<HTMLElement>(`button[data-place=${next}]`)?.focus();
        }
      },
      undo: () => canUndo && undo(),
      end: ending.endByKey,
      overlayOrVeto: () => (turn.has('veto') || isWaitedFor ? interrupt('veto') : map.toggleOverlay()),
      allow: () => (isWaitedFor ? waiting.letGo() : send('allow')),
      open: (what) => (what === 'cards' ? showHand(panes) : panes.open(what)),
    }),
  );
}

/** The keys of El Grande's table. */
export interface KeyActions extends TableKeys {
  /** An action card, by its pile. */
  card: (pile: number) => void;
  special: () => void;
  /** Turns the secret disk. */
  turnDisk: (direction: 1 | -1) => void;
  /** V: the veto if the seat is asked for it, otherwise the leaders. */
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
