import type { ComponentChildren } from 'preact';
import { Icon } from '../draw/Icon';
import type { IconName } from '../draw/icons';
import { t } from '../text';
import { Button } from '../ui/Button';
import { Hidden } from '../ui/Hidden';
import styles from './TurnEnd.module.css';

interface Props {
  canUndo: boolean;
  onUndo: () => void;
  canEnd: boolean;
  /** The button's text if it ends something other than the turn. */
  label?: string | undefined;
  /** Why the turn can't end, instead of a tool tip. */
  whyNot: string;
  /** The first press asks, the second ends the turn. */
  isEnding: boolean;
  onEnd: () => void;
}

/** Undo and End turn, at the same place in both games. */
export function TurnEnd({ canUndo, onUndo, canEnd, label, whyNot, isEnding, onEnd }: Props) {
  return (
    <EndButtons
      back={{ icon: 'undo', label: t('actions.undo'), keys: 'U Control+Z', onClick: canUndo ? onUndo : undefined }}
      on={{ keys: 'E', title: canEnd ? '' : whyNot, isSure: isEnding, onClick: canEnd ? onEnd : undefined }}
    >
      {isEnding ? t('actions.endSure') : (label ?? t('actions.end'))}
      {!canEnd && <Hidden>{whyNot}</Hidden>}
    </EndButtons>
  );
}

interface EndButtonsProps {
  /** Takes back. */
  back: { icon: IconName; label: string; keys?: string; onClick: (() => void) | undefined };
  /** Continues; the children are the button's text. */
  on: { keys: string; title?: string; isSure?: boolean; onClick: (() => void) | undefined };
  children: ComponentChildren;
}

/** The two buttons to take back and to continue. A disabled one can still get the focus, so that its reason can be read. */
export function EndButtons({ back, on, children }: EndButtonsProps) {
  return (
    <div class={styles.end} data-part="end">
      <Button aria-disabled={back.onClick === undefined} aria-keyshortcuts={back.keys} onClick={back.onClick}>
        <Icon name={back.icon} />
        <span>{back.label}</span>
      </Button>
      <Button
        variant="primary"
        class={on.isSure ? styles.sure : undefined}
        aria-disabled={on.onClick === undefined}
        aria-keyshortcuts={on.keys}
        title={on.title}
        onClick={on.onClick}
      >
        {children}
      </Button>
    </div>
  );
}
