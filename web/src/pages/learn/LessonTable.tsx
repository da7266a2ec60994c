import { useEffect, useMemo } from 'preact/hooks';
import { useScreens } from '../../table/game';
import { hideWhyNot } from '../../table/help/WhyNot';
import { CoachContext, type CoachParts, LessonContext, type Light } from '../../table/lesson/lesson';
import { useLive } from '../../table/live/use-live';
import { t } from '../../text';
import { PHONE, useMedia } from '../../ui/hooks/use-media';
import { Loading } from '../../ui/page/MessagePage';
import { Panel } from '../../ui/parts/Panel';
import { Coach, useRead } from './Coach';
import styles from './LessonTable.module.css';
import { Lights } from './Lights';
import { stepText } from './lessons';
import { Pins } from './Pins';
import { doneSteps } from './progress';
import { StepList } from './StepList';
import { useScriptMoves } from './script-moves';
import { type LessonProps, useLesson } from './use-lesson';
import { WrongMarks } from './WrongMarks';

const NOTHING: readonly Light[] = [];

/** The table of a lesson, with a place for the coach. */
export function LessonTable(props: LessonProps) {
  const { lesson, index, onOpen, onLeave } = props;
  const { live, state } = useLive(props.table);
  const { Table } = useScreens();
  const { table } = state;
  const play = table?.play ?? undefined;
  const lived = useLesson(props, live, play);
  const { control, isTicked, isPlaying, answer, tick } = lived;
  const step = lesson.steps[index]!;
  const isFree = step.lights.length === 0;
  // A step that shows the result of the one before has nothing to try.
  const isToTry = isFree && !step.follows;
  const [isRead, setRead] = useRead(step);
  const isPhone = useMedia(PHONE);
  const told = useScriptMoves(table, play, lived.playedFrom);
  useQuietTouches(step.task.kind === 'touch');
  const card = (isSmall: boolean) => (
    <Coach
      game={lesson.game}
      step={step}
      number={index + 1}
      count={lesson.steps.length}
      title={stepText(lesson.game, step.id, 'title')}
      text={stepText(lesson.game, step.id, 'text')}
      todo={stepText(lesson.game, step.id, 'todo')}
      answer={answer}
      isTicked={isTicked}
      told={isPlaying ? told : undefined}
      onRead={lived.onRead}
      isSmall={isSmall}
      onTry={isToTry && !isRead ? setRead : undefined}
      onBack={index > 0 && !isPlaying ? () => onOpen(index - 1) : undefined}
      onShow={lived.show}
      onLeave={onLeave}
    />
  );
  const coach: CoachParts = {
    card: card(isToTry && isRead),
    smallCard: card(isFree),
    steps: useMemo(
      () => (
        <Panel class={styles.steps} aria-label={t('learn.all')}>
          <StepList lesson={lesson} done={Math.max(index, lesson.isShort ? 0 : doneSteps(lesson.game))} now={index + 1} />
        </Panel>
      ),
      [lesson, index],
    ),
    controls: isFree && (isRead || !isPhone) ? 'all' : (step.controls ?? 'none'),
  };
  if (table === undefined || play === undefined || (play.seat !== 0 && table.yours.length !== 1)) {
    return <Loading />;
  }
  return (
    <CoachContext.Provider value={coach}>
      <LessonContext.Provider value={control}>
        <Table live={live} state={state} table={table} play={play} />
      </LessonContext.Provider>
      {!isFree && (
        <Lights
          lights={isPlaying ? NOTHING : step.lights}
          onTouch={() => step.task.kind === 'touch' && !isTicked && tick()}
          onAside={isPlaying ? undefined : lived.pressedAside}
        />
      )}
      {step.pins && !isPlaying && <Pins pins={step.pins} />}
      {lived.tried.length > 0 && !isTicked && <WrongMarks tried={lived.tried} />}
    </CoachContext.Provider>
  );
}

/** Suppresses the table's refusals in a step that asks only for a touch. */
function useQuietTouches(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) {
      return undefined;
    }
    const stop = new AbortController();
    // Runs after the table has received the event too.
    const forget = () => setTimeout(hideWhyNot);
    addEventListener('pointerup', forget, { signal: stop.signal });
    addEventListener('keydown', forget, { signal: stop.signal });
    return () => stop.abort();
  }, [isAsked]);
}
