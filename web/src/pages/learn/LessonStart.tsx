import { Icon } from '../../draw/Icon';
import type { GameTeaching } from '../../table/game';
import { OverviewPicture } from '../../table/OverviewPicture';
import { plural, t } from '../../text';
import { ButtonLink } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { gameName } from '../../ui/names';
import { Panel } from '../../ui/Panel';
import { useTitle } from '../../ui/page-hooks';
import { LessonFrame } from './LessonFrame';
import styles from './LessonStart.module.css';
import { stepText } from './lessons';

/** The first page of a lesson: what the game is about, with a picture, and the steps to come. */
export function LessonStart({ teaching }: { teaching: GameTeaching }) {
  const { lesson } = teaching;
  const overview = teaching.overview();
  const { game } = lesson;
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
        <p>{t('learn.stepsNote')}</p>
        <ol>
          {lesson.steps.map(({ id }, i) => (
            <li key={id}>
              <Link to={{ page: 'learn', game, step: i + 1 }}>
                <span>{i + 1}</span>
                {stepText(game, id, 'title')}
              </Link>
            </li>
          ))}
        </ol>
        <ButtonLink to={{ page: 'learn', game, step: 1 }} variant="primary" size="large">
          <Icon name="play" />
          {t('learn.begin')}
        </ButtonLink>
      </Panel>
    </LessonFrame>
  );
}
