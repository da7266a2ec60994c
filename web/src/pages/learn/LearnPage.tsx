import { Icon } from '../../draw/Icon';
import { plural, t } from '../../text';
import { named } from '../../text/say';
import { ButtonLink } from '../../ui/Button';
import { PageBar } from '../../ui/PageBar';
import { Panel } from '../../ui/Panel';
import { GAMES, type GameId } from '../../ui/route';
import { useTitle } from '../../ui/use';
import { gameName } from '../../ui/words';
import { PosterArt } from '../lobby/PosterArt';
import { LessonPage } from './LessonPage';
import { LESSONS } from './lessons';

/** The lessons to choose from, or the one that was chosen. */
export function LearnPage({ game, step }: { game: GameId | undefined; step: number | undefined }) {
  return game === undefined ? <Choice /> : <LessonPage lesson={LESSONS[game]} from={step ?? 1} />;
}

function Choice() {
  useTitle(t('app.title', { page: t('learn.title') }));
  return (
    <>
      <PageBar page="learn" title={{ main: t('learn.title'), sub: t('learn.sub') }} />
      <main class="learnhall">
        <h1>{t('learn.title')}</h1>
        <p>{t('learn.lead')}</p>
        <div class="posters">
          {GAMES.map((game) => (
            <Panel key={game} as="article" class="poster">
              <div class="art">
                <PosterArt game={game} />
              </div>
              <div class="pbody">
                <div class="pt">
                  <h2>{gameName(game)}</h2>
                  <span>{plural('learn.steps', LESSONS[game].steps.length)}</span>
                </div>
                <p>{named(`learn.${game}.lead`)}</p>
                <div class="go">
                  <ButtonLink to={{ page: 'learn', game, step: undefined }} variant="primary" size="large">
                    <Icon name="play" />
                    {t('learn.start')}
                  </ButtonLink>
                  <ButtonLink to={{ page: 'rules', game, rule: undefined }} size="large">
                    <Icon name="book" />
                    {t('app.nav.rules')}
                  </ButtonLink>
                </div>
              </div>
            </Panel>
          ))}
        </div>
      </main>
    </>
  );
}
