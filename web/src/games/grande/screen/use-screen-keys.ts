import { type Panes, showHand } from '../../../table/frame/panes';
import { useKeys } from '../../../ui/hooks/use-keys';
import type { PartProps } from '../actions/screen-props';
import { turned } from '../secret/Disk';
import type { SideTab } from '../side/Lists';
import { runKey } from './keyboard';

/** The keys of the table. */
export function useScreenKeys({ screen, waiting, canUndo, onUndo, onInterrupt }: PartProps, panes: Panes<SideTab>) {
  const { turn, secret, ending, map, bid, onMove } = screen;
  const isWaitedFor = waiting?.seat !== undefined;
  const send = (move: string) => turn.has(move) && onMove(move);
  useKeys((event, onButton) =>
    runKey(event, onButton, {
      card: (pile) => (turn.has(`card ${pile}`) ? onMove(`card ${pile}`) : screen.whyNot.move(`card ${pile}`)),
      special: () => send('special'),
      turnDisk: (direction) => secret.setDraft((old) => turned(old, secret.disks, direction)),
      confirm: () => {
        if (bid.laying !== undefined) {
          onMove(bid.laying);
        } else if (secret.disks.length > 0) {
          secret.lockIn();
        } else {
          turn.commit();
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
      undo: () => canUndo && onUndo(),
      end: ending.endByKey,
      overlayOrVeto: () => (turn.has('veto') || isWaitedFor ? onInterrupt('veto') : map.toggleOverlay()),
      allow: () => (isWaitedFor ? waiting.letGo() : send('allow')),
      open: (what) => (what === 'cards' ? showHand(panes) : panes.open(what)),
    }),
  );
}
