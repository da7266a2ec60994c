import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import type { IconName } from '../../draw/icons';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Hidden } from '../../ui/parts/Hidden';
import { showWhyNot } from '../help/WhyNot';
import { EndQuestion } from './EndQuestion';
import styles from './TurnEnd.module.css';
import type { TurnEnding } from './use-turn-ending';

interface Props {
  canUndo: boolean;
  onUndo: () => void;
  canEnd: boolean;
  /** The button's text if it does not end the turn, but something else. */
  label?: string | undefined;
  /** Why the turn can't end, in a few words. */
  whyNot: string;
  /** Asks for the reason in full. */
  onWhyNot: () => void;
  ending: TurnEnding;
}

/** Undo and End turn, at the same place in both games. */
export function TurnEnd({ canUndo, onUndo, canEnd, label, whyNot, onWhyNot, ending }: Props) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div class={styles.place} ref={place}>
      <EndButtons
        back={{
          icon: 'undo',
          label: t('actions.undo'),
          keys: 'U Control+Z',
          onClick: canUndo ? onUndo : undefined,
          onWhyNot: () => showWhyNot(t('actions.undoNone')),
        }}
        on={{ keys: 'E', onClick: canEnd ? ending.end : undefined, onWhyNot }}
      >
        {label ?? t('actions.end')}
        {!canEnd && <Hidden>{whyNot}</Hidden>}
      </EndButtons>
      {ending.isAsking && place.current && (
        <EndQuestion
          losses={ending.losses}
          warnings={ending.warnings}
          at={place.current.getBoundingClientRect()}
          onEnd={ending.end}
          onCancel={ending.cancel}
        />
      )}
    </div>
  );
}

interface EndButton {
  keys?: string;
  onClick: (() => void) | undefined;
  /** Shows why it can't be pressed. */
  onWhyNot?: () => void;
}

interface EndButtonsProps {
  /** The button that undoes. */
  back: EndButton & { icon: IconName; label: string };
  /** The button that continues; its text is the children. */
  on: EndButton;
  children: ComponentChildren;
}

/** The two buttons to undo and to continue. A disabled one can still be pressed: it shows why it is disabled. */
export function EndButtons({ back, on, children }: EndButtonsProps) {
  return (
    <div class={styles.end} data-part="end">
      <Button aria-disabled={back.onClick === undefined} aria-keyshortcuts={back.keys} onClick={back.onClick ?? back.onWhyNot}>
        <Icon name={back.icon} />
        <span>{back.label}</span>
      </Button>
      <Button
        variant="primary"
        aria-disabled={on.onClick === undefined}
        aria-keyshortcuts={on.keys}
        onClick={on.onClick ?? on.onWhyNot}
      >
        {children}
      </Button>
    </div>
  );
}
