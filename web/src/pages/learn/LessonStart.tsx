import { Icon } from '../../draw/Icon';
import { SeatPortrait } from '../../draw/Portrait';
import type { GameTeaching } from '../../table/game';
import { OverviewPicture } from '../../table/lesson/OverviewPicture';
import { plural, t } from '../../text';
import { listed, named } from '../../text/say';
import { ButtonLink } from '../../ui/controls/Button';
import { useTitle } from '../../ui/page/page-hooks';
import { Panel } from '../../ui/parts/Panel';
import { gameName } from '../../ui/state/names';
import { LessonFrame } from './LessonFrame';
import styles from './LessonStart.module.css';
import { minutesOf, PEOPLE } from './lessons';
import { doneSteps } from './progress';
import { StepList } from './StepList';

/** The first page of a lesson: the idea of the game, with a picture, and the list of steps. */
export function LessonStart({ teaching }: { teaching: GameTeaching }) {
  const { lesson } = teaching;
  const overview = teaching.overview();
  const { game } = lesson;
  const done = doneSteps(game);
  // After a finished lesson, starts from the first step again.
  const next = done < lesson.steps.length ? done + 1 : 1;
  useTitle(t('app.title', { page: t('learn.lesson', { game: gameName(game) }) }));
  return (
    <LessonFrame game={game}>
      <div class={styles.goal}>
        <p class={styles.over}>{t('learn.playFor')}</p>
        <h1>{overview.headline}</h1>
        {overview.goal.slice(0, 2).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Panel class={styles.picture}>
          <OverviewPicture drawing={overview.drawing} labels={overview.labels} />
          <p>{overview.example.text}</p>
        </Panel>
      </div>
      <Panel class={styles.steps}>
        <h2>{plural('learn.stepsTitle', lesson.steps.length)}</h2>
        <p>{t('learn.stepsNote', { n: minutesOf(lesson) })}</p>
        <StepList lesson={lesson} done={done} />
        <div class={styles.begin}>
          <ButtonLink to={{ page: 'learn', game, step: next }} variant="primary" size="large">
            <Icon name="play" />
            {next === 1 ? t('learn.begin') : t('learn.goOnAt', { n: next })}
          </ButtonLink>
          <ButtonLink to={{ page: 'learn', game, step: 1, isShort: true }} size="large">
            {t('learn.shortWay', {
              known: named(`learn.${game}.short`),
              steps: plural('learn.shortSteps', lesson.short.length),
            })}
          </ButtonLink>
          {teaching.expanded && (
            <ButtonLink to={{ page: 'learn', game, step: 1, variant: 'expanded' }} size="large">
              {t('learn.shortWay', {
                known: named(`learn.${game}.expanded`),
                steps: plural('learn.shortSteps', teaching.expanded.steps.length),
              })}
            </ButtonLink>
          )}
        </div>
        <People count={lesson.players - 1} />
      </Panel>
    </LessonFrame>
  );
}

/** The learner's opponents. */
function People({ count }: { count: number }) {
  const names = [t('learn.teacher'), t('learn.teacher2')].slice(0, count);
  return (
    <p class={styles.people}>
      {PEOPLE.slice(0, count).map((persona, i) => (
        <SeatPortrait key={persona} seat={i + 1} persona={persona} size="large" />
      ))}
      <span>{plural('learn.against', count, { names: listed(names) })}</span>
    </p>
  );
}
