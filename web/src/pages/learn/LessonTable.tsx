import { useEffect } from 'preact/hooks';
import { useScreens } from '../../table/game';
import { LessonContext } from '../../table/lesson';
import { useLive } from '../../table/use-live';
import { forgetWhyNot } from '../../table/why-not';
import { t } from '../../text';
import { Loading } from '../../ui/MessagePage';
import { Coach } from './Coach';
import { stepText } from './lessons';
import { type LessonProps, useLesson } from './use-lesson';

/** The table of a lesson with the coach on top of it. */
export function LessonTable(props: LessonProps) {
  const { lesson, index, onOpen, onSkip } = props;
  const { live, state } = useLive(props.table);
  const { Table } = useScreens();
  const { table } = state;
  const play = table?.play ?? undefined;
  const { control, isTicked, isPlaying, answer, say, tick, show } = useLesson(props, live, play);
  const step = lesson.steps[index]!;
  useQuietTouches(step.task.kind === 'touch');
  if (table === undefined || play === undefined || (play.seat !== 0 && table.yours.length !== 1)) {
    return <Loading />;
  }
  return (
    <>
      <LessonContext.Provider value={control}>
        <Table live={live} state={state} table={table} play={play} />
      </LessonContext.Provider>
      <Coach
        step={step}
        number={index + 1}
        count={lesson.steps.length}
        title={stepText(lesson.game, step.id, 'title')}
        text={stepText(lesson.game, step.id, 'text')}
        todo={stepText(lesson.game, step.id, 'todo')}
        answer={answer}
        isTicked={isTicked}
        isPlaying={isPlaying}
        onTouch={() => step.task.kind === 'touch' && !isTicked && tick()}
        onAside={() => say(t('learn.onlyLit'))}
        onBack={index > 0 ? () => onOpen(index - 1) : undefined}
        onShow={show}
        onSkip={onSkip}
      />
    </>
  );
}

/** Where a step asks for nothing but a touch, the table has no reason to refuse it. */
function useQuietTouches(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) {
      return undefined;
    }
    const stop = new AbortController();
    // After the table has heard of it too.
    const forget = () => setTimeout(forgetWhyNot);
    addEventListener('pointerup', forget, { signal: stop.signal });
    addEventListener('keydown', forget, { signal: stop.signal });
    return () => stop.abort();
  }, [isAsked]);
}
