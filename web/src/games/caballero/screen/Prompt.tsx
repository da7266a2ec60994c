import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { Icon } from '../../../draw/Icon';
import { planComing } from '../../../table/cards/plan-words';
import { FollowContext } from '../../../table/follow/follow';
import { useTable } from '../../../table/table-state';
import { Button } from '../../../ui/controls/Button';
import { TOUCH, useMedia } from '../../../ui/hooks/use-media';
import { ChartControls } from '../chart/ChartControls';
import { t } from '../text';
import { promptOf } from '../turn/prompt';
import type { Screen } from '../turn/use-screen';
import styles from './Prompt.module.css';

interface Props {
  screen: Screen;
  /** The chart's buttons, where they are beside the prompt. */
  tools: { fitAll: { current: () => void }; onDanger: (() => void) | undefined } | false;
}

/** The current prompt, on a phone with the buttons of the chart. */
export function Prompt({ screen, tools }: Props) {
  const { players, seat, isPlanComing, showDangers } = useTable();
  const { table, turn, isMine, firstPlanned } = screen;
  const { isBack } = useContext(FollowContext);
  const isTouched = useMedia(TOUCH);
  const task = () =>
    isPlanComing && firstPlanned !== undefined
      ? planComing(firstPlanned)
      : promptOf(table, players, seat, turn, firstPlanned, isTouched);
  const { title, text } = isBack ? { title: t('follow.back'), text: '' } : task();
  return (
    <PromptBox
      title={title}
      text={text}
      isUrgent={isMine}
      tools={
        tools && (
          <ChartControls
            isBeside
            control={{ fitAll: () => tools.fitAll.current() }}
            overlay={screen.overlay}
            onOverlay={screen.toggleOverlay}
            onDanger={tools.onDanger}
            isDangerShown={showDangers}
          />
        )
      }
    >
      {turn.canTakeFromCourt && (
        <Button size="small" onClick={() => turn.pick('court')}>
          <Icon name="ship" />
          {t('ec.prompt.fromCourt')}
        </Button>
      )}
    </PromptBox>
  );
}

interface BoxProps {
  title: string;
  text: string;
  /** Whether the prompt is for the reader: then screen readers announce it at once. */
  isUrgent: boolean;
  /** Further choices. */
  children: ComponentChildren;
  /** Buttons beside it. */
  tools?: ComponentChildren;
}

/** The player's current task, over the map. */
function PromptBox({ title, text, isUrgent, children, tools }: BoxProps) {
  return (
    <div class={styles.line}>
      <div class={styles.prompt} data-part="heading" role="status" aria-live={isUrgent ? 'assertive' : 'polite'}>
        <b>{title}</b>
        {text !== '' && <span>{text}</span>}
        {children}
      </div>
      {tools}
    </div>
  );
}
