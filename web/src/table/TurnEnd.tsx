import { Icon } from '../draw/Icon';
import { t } from '../text';
import { Button } from '../ui/Button';
import { Hidden } from '../ui/Hidden';

interface Props {
  canUndo: boolean;
  onUndo: () => void;
  canEnd: boolean;
  /** What the button says when it ends something else than the turn. */
  label?: string | undefined;
  /** Why the turn can't end, in the place of a tool tip. */
  whyNot: string;
  /** The first press asks, the second ends the turn. */
  isEnding: boolean;
  onEnd: () => void;
}

/** Undo and End turn, which stand in one place in both games. */
export function TurnEnd({ canUndo, onUndo, canEnd, label, whyNot, isEnding, onEnd }: Props) {
  return (
    <div class="fin">
      <Button class="undo" aria-disabled={!canUndo} aria-keyshortcuts="U Control+Z" onClick={canUndo ? onUndo : undefined}>
        <Icon name="undo" />
        <span>{t('actions.undo')}</span>
      </Button>
      <Button
        variant="primary"
        class={`end ${isEnding ? 'sure' : ''}`}
        aria-disabled={!canEnd}
        aria-keyshortcuts="E"
        title={canEnd ? '' : whyNot}
        onClick={canEnd ? onEnd : undefined}
      >
        {isEnding ? t('actions.endSure') : (label ?? t('actions.end'))}
        {!canEnd && <Hidden>{whyNot}</Hidden>}
      </Button>
    </div>
  );
}
