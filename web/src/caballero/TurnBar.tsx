import { Icon } from '../draw/Icon';
import { t } from '../text';
import { ActionButton } from '../table/ActionButton';
import type { ActionState } from './actions';
import type { Action } from './moves';

interface Props {
  states: readonly ActionState[];
  active: Action | undefined;
  onAction: (action: Action) => void;
  canUndo: boolean;
  onUndo: () => void;
  canEnd: boolean;
  /** Why the turn can't end, in the place of a tool tip. */
  whyNotEnd: string;
  /** The first press asks, the second ends the turn. */
  isEnding: boolean;
  onEnd: () => void;
}

/** The turn bar: what can still be done, price and limits, and why not. */
export function TurnBar({ states, active, onAction, canUndo, onUndo, canEnd, whyNotEnd, isEnding, onEnd }: Props) {
  return (
    <div class="actions">
      <div class={`acts n${states.length}`} role="toolbar" aria-label={t('actions.label')}>
        {states.map((state) => (
          <ActionButton
            key={state.action}
            icon={state.icon}
            label={state.label}
            cost={
              state.price === undefined ? (
                state.free
              ) : (
                <>
                  <Icon name="cab" />
                  {state.price}
                  <span class="sr">{t('actions.caballeros')}</span>
                </>
              )
            }
            limit={state.limit}
            hotkey={state.hotkey}
            isActive={state.action === active}
            isOwed={state.isOwed}
            isOff={state.isOff}
            onClick={() => onAction(state.action)}
          />
        ))}
      </div>
      <div class="fin">
        <button type="button" class="btn undo" aria-disabled={!canUndo} aria-keyshortcuts="U Control+Z" onClick={canUndo ? onUndo : undefined}>
          <Icon name="undo" />
          <span>{t('actions.undo')}</span>
        </button>
        <button
          type="button"
          class={`btn primary end ${isEnding ? 'sure' : ''}`}
          aria-disabled={!canEnd}
          aria-keyshortcuts="E"
          title={canEnd ? '' : whyNotEnd}
          onClick={canEnd ? onEnd : undefined}
        >
          {isEnding ? t('actions.endSure') : t('actions.end')}
          {!canEnd && <span class="sr">{whyNotEnd}</span>}
        </button>
      </div>
    </div>
  );
}
