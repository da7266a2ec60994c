import { type Panes, showHand } from '../../../table/frame/panes';
import { useTable } from '../../../table/table-state';
import { useKeys } from '../../../ui/hooks/use-keys';
import type { Screen } from '../actions/use-screen';
import { turned } from '../secret/Disk';
import type { SideTab } from '../side/Lists';
import { runKey } from './keyboard';

/** The keys of the table. */
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
          map.setLook(next);
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
