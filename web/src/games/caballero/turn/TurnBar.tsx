import { useContext } from 'preact/hooks';
import { Icon } from '../../../draw/Icon';
import { ActionBar, ActionButton } from '../../../table/cards/ActionButton';
import { TurnEnd } from '../../../table/cards/TurnEnd';
import type { TurnEnding } from '../../../table/cards/use-turn-ending';
import { LessonContext } from '../../../table/lesson/lesson';
import { Hidden } from '../../../ui/parts/Hidden';
import type { Action } from '../scene/moves';
import { t } from '../text';
import type { ActionState } from './actions';
import styles from './TurnBar.module.css';
import type { WhyNots } from './why-not';

interface Props {
  states: readonly ActionState[];
  active: Action | undefined;
  onAction: (action: Action) => void;
  canUndo: boolean;
  onUndo: () => void;
  canEnd: boolean;
  /** Why the turn can't end, in a few words. */
  whyNotEnd: string;
  whyNot: WhyNots;
  ending: TurnEnding;
}

/** The turn bar: the actions that are left, their prices and limits, or why they are not possible. */
export function TurnBar({ states, active, onAction, canUndo, onUndo, canEnd, whyNotEnd, whyNot, ending }: Props) {
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
                  <Hidden>{t(state.price === '1' ? 'ec.actions.caballero' : 'ec.actions.caballeros')}</Hidden>
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
            onWhyNot={() => whyNot.action(state.action, state.limit)}
          />
        ))}
      </ActionBar>
      <TurnEnd
        canUndo={canUndo}
        onUndo={onUndo}
        canEnd={canEnd}
        whyNot={whyNotEnd}
        onWhyNot={() => whyNot.move('end')}
        ending={ending}
      />
    </div>
  );
}
