import { Icon } from '../../draw/Icon';
import { TAUGHT } from '../../games';
import { WithScreens, WithTeaching } from '../../games/WithGame';
import { plural, t } from '../../text';
import { named } from '../../text/say';
import { ButtonLink } from '../../ui/controls/Button';
import { PageBar } from '../../ui/page/PageBar';
import { useTitle } from '../../ui/page/page-hooks';
import { PosterButtons, PosterCard, Posters } from '../../ui/parts/PosterCard';
import { gameName } from '../../ui/state/names';
import styles from './LearnPage.module.css';
import { LessonPage } from './LessonPage';
import { LessonStart } from './LessonStart';
import { shortened } from './lessons';

interface Props {
  game: string | undefined;
  /** The step, from 1; undefined for the lesson's first page. */
  step: number | undefined;
  /** Whether the lesson is the short one, for players who know the other game. */
  isShort: boolean | undefined;
}

/** The list of lessons, or the chosen one. */
export function LearnPage({ game, step, isShort = false }: Props) {
  if (game === undefined) {
    return <LessonChoice />;
  }
  return (
    <WithTeaching game={game}>
      {(teaching) =>
        step === undefined ? (
          <LessonStart teaching={teaching} />
        ) : (
          <WithScreens game={game}>
            {() => (
              <LessonPage
                key={String(isShort)}
                teaching={teaching}
                lesson={isShort ? shortened(teaching.lesson) : teaching.lesson}
                from={step}
              />
            )}
          </WithScreens>
        )
      }
    </WithTeaching>
  );
}

function LessonChoice() {
  useTitle(t('app.title', { page: t('learn.title') }));
  return (
    <>
      <PageBar page="learn" title={{ main: t('learn.title'), sub: t('learn.sub') }} />
      <main class={styles.page}>
        <h1>{t('learn.title')}</h1>
        <p>{t('learn.lead')}</p>
        <Posters>
          {TAUGHT.map(({ id: game, Poster, lessonSteps }) => (
            <PosterCard
              key={game}
              picture={<Poster />}
              title={gameName(game)}
              note={plural('learn.steps', lessonSteps)}
              text={named(`learn.${game}.lead`)}
            >
              <PosterButtons>
                <ButtonLink to={{ page: 'learn', game, step: undefined }} variant="primary" size="large">
                  <Icon name="play" />
                  {t('learn.start')}
                </ButtonLink>
                <ButtonLink to={{ page: 'rules', game, rule: undefined }} size="large">
                  <Icon name="book" />
                  {t('app.nav.rules')}
                </ButtonLink>
              </PosterButtons>
            </PosterCard>
          ))}
        </Posters>
      </main>
    </>
  );
}
