import { Icon } from '../../draw/Icon';
import { TAUGHT } from '../../games';
import { WithScreens, WithTeaching } from '../../games/WithGame';
import { api } from '../../net/api';
import { useStore } from '../../net/store';
import type { GameTeaching } from '../../table/game';
import type { Lesson } from '../../table/lesson/lesson';
import { annotate, type Sample } from '../../table/lesson/sample';
import { plural, t } from '../../text';
import { named } from '../../text/say';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { ErrorText } from '../../ui/page/MessagePage';
import { PageBar } from '../../ui/page/PageBar';
import { useAttempt, useTitle } from '../../ui/page/page-hooks';
import { PosterButtons, PosterCard, Posters } from '../../ui/parts/PosterCard';
import { gameName } from '../../ui/state/names';
import { go } from '../../ui/state/router';
import { welcome } from '../../ui/state/session';
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
  /** The second lesson of a game. */
  variant: 'expanded' | undefined;
}

/** The list of lessons, or the chosen one. */
export function LearnPage({ game, step, isShort = false, variant }: Props) {
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
                key={`${isShort} ${variant}`}
                teaching={teaching}
                lesson={chosen(teaching, isShort, variant)}
                from={step}
              />
            )}
          </WithScreens>
        )
      }
    </WithTeaching>
  );
}

/** The lesson, its short version, or the one about the expanded game. */
function chosen({ lesson, expanded }: GameTeaching, isShort: boolean, variant: Props['variant']): Lesson {
  if (variant !== undefined && expanded !== undefined) {
    return expanded;
  }
  return isShort ? shortened(lesson) : lesson;
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
        <Shelf />
      </main>
    </>
  );
}

/** Four bots of the highest level. */
const WATCHED = 4;

/** Something to look at on the first day: a sample game, and a table of champions. */
function Shelf() {
  const { busy, trouble, attempt } = useAttempt();
  const bots = useStore(welcome)?.bots ?? [];
  const watch = (game: string) =>
    attempt(async () => {
      const seats = Array.from({ length: WATCHED }, () => ({ kind: 'bot' as const, bot: bots.at(-1)! }));
      go({ page: 'table', id: (await api.newTable({ game, seats, visibility: 'link', start: true })).id });
    });
  const look = (load: () => Promise<Sample>) =>
    attempt(async () => {
      const sample = await load();
      const { id } = await api.upload(JSON.stringify(sample.record));
      annotate(id, sample);
      go({ page: 'replay', id, ply: sample.notes[0]?.ply });
    });
  return (
    <section class={styles.shelf} aria-label={t('learn.shelf.title')}>
      <h2>{t('learn.shelf.title')}</h2>
      <p>{t('learn.shelf.text')}</p>
      <ul>
        {TAUGHT.map(({ id: game, sample }) => (
          <li key={game}>
            <b>{gameName(game)}</b>
            {sample && (
              <Button disabled={busy} onClick={() => look(sample)}>
                <Icon name="play" />
                {t('learn.shelf.sample')}
              </Button>
            )}
            {bots.length > 0 && (
              <Button disabled={busy} onClick={() => watch(game)}>
                <Icon name="eye" />
                {t('learn.shelf.watch')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ErrorText text={trouble} />
    </section>
  );
}
