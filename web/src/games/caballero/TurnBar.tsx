import { useContext } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { ActionBar, ActionButton } from '../../table/ActionButton';
import { LessonContext } from '../../table/lesson';
import { TurnEnd } from '../../table/TurnEnd';
import { Hidden } from '../../ui/Hidden';
import type { ActionState } from './actions';
import type { Action } from './moves';
import styles from './TurnBar.module.css';
import { t } from './text';

interface Props {
  states: readonly ActionState[];
  active: Action | undefined;
  onAction: (action: Action) => void;
  canUndo: boolean;
  onUndo: () => void;
  canEnd: boolean;
  /** Why the turn can't end, instead of a tool tip. */
  whyNotEnd: string;
  /** The first press asks, the second ends the turn. */
  isEnding: boolean;
  onEnd: () => void;
}

/** The turn bar: what can still be done, its price and limits, or why it can't be done. */
export function TurnBar({ states, active, onAction, canUndo, onUndo, canEnd, whyNotEnd, isEnding, onEnd }: Props) {
  const lesson = useContext(LessonContext);
  return (
    <div class={styles.turn}>
      <ActionBar count={states.length} label={t('ec.actions.label')}>
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
                  <Hidden>{t('ec.actions.caballeros')}</Hidden>
                </>
              )
            }
            limit={lesson?.asleep(state.action) ?? state.limit}
            hotkey={state.hotkey}
            tip={state.action === 'caballero' ? 'tiles' : state.action}
            isActive={state.action === active}
            isOwed={state.isOwed}
            isOff={state.isOff}
            onClick={() => onAction(state.action)}
          />
        ))}
      </ActionBar>
      <TurnEnd canUndo={canUndo} onUndo={onUndo} canEnd={canEnd} whyNot={whyNotEnd} isEnding={isEnding} onEnd={onEnd} />
    </div>
  );
}
