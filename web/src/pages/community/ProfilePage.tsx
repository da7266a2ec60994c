import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { GameIcon } from '../../games/GameIcon';
import { community } from '../../net/community';
import type { Profile, RecentResult, Rival, SeatingResults } from '../../protocol/types';
import { locale } from '../../text';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { useFetched } from '../../ui/hooks/use-fetched';
import { MessagePage } from '../../ui/page/MessagePage';
import { PageBar } from '../../ui/page/PageBar';
import { useTitle } from '../../ui/page/page-hooks';
import { LevelBadge } from '../../ui/parts/LevelBadge';
import { Panel } from '../../ui/parts/Panel';
import { gameName, timeLeft } from '../../ui/state/names';
import { ProfileHead } from './ProfileHead';
import styles from './ProfilePage.module.css';
import { Pending, PlayerLink } from './Ranking';
import { RatingCourse } from './RatingCourse';
import { RatingRows } from './RatingRows';
import { t } from './text';

const FIRST = 5;

/** The page of a person with an account: ratings and results, their course, the latest games, opponents and habits. */
export function ProfilePage({ name }: { name: string }) {
  const [version, setVersion] = useState(0);
  const { found, trouble } = useFetched(() => community.profile(name), [name, version]);
  useTitle(t('app.title', { page: name }));
  if (trouble?.isMissing) {
    return (
      <>
        <PageBar page="player" />
        <MessagePage icon="search" title={t('profile.missing')} text={trouble.text}>
          <ButtonLink to={{ page: 'community' }} variant="primary">
            {t('profile.toCommunity')}
          </ButtonLink>
        </MessagePage>
      </>
    );
  }
  return (
    <>
      <PageBar page="player" />
      <main class={styles.page}>
        {found === undefined ? (
          <Panel class={styles.wide}>
            <Pending trouble={trouble} />
          </Panel>
        ) : (
          <>
            <ProfileHead profile={found} onChange={() => setVersion(version + 1)} />
            {found.isHidden ? (
              <Panel class={styles.wide}>
                <p>{t('profile.hidden', { name: found.name })}</p>
              </Panel>
            ) : (
              <ProfileResults profile={found} />
            )}
          </>
        )}
      </main>
    </>
  );
}

function ProfileResults({ profile }: { profile: Profile }) {
  const [chosen, setChosen] = useState<SeatingResults | undefined>(profile.results[0]);
  if (chosen === undefined) {
    return (
      <Panel class={styles.wide}>
        <h2>{t('profile.results')}</h2>
        <p>{t('profile.results.none')}</p>
      </Panel>
    );
  }
  return (
    <>
      <RatingRows results={profile.results} chosen={chosen} onChoose={setChosen} />
      <RatingCourse name={profile.name} game={chosen.game} seats={chosen.seats} />
      <Recent games={profile.recent} />
      <Rivals title={t('profile.rivals')} rivals={profile.rivals} none={t('profile.rivals.none')} />
      <Rivals title={t('profile.bots')} rivals={profile.bots} none={t('profile.bots.none')}>
        {profile.times.map(({ game, millis }) => (
          <p key={game}>{t('profile.time', { game: gameName(game), time: seconds(millis) })}</p>
        ))}
      </Rivals>
    </>
  );
}

function seconds(millis: number): string {
  return millis >= 60_000
    ? timeLeft(millis)
    : new Intl.NumberFormat(locale(), { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(Math.round(millis / 1000));
}

function Recent({ games }: { games: readonly RecentResult[] }) {
  const [isAll, setAll] = useState(false);
  return (
    <Panel>
      <h2>{t('profile.recent')}</h2>
      <ul class={styles.lines}>
        {games.slice(0, isAll ? games.length : FIRST).map((game) => (
          <li key={`${game.table} ${game.at}`}>
            <GameIcon game={game.game} />
            <div>
              <b>{t('profile.recent.place', { place: game.place, seats: game.seats, points: game.points })}</b>
              <small>
                {t('profile.recent.when', {
                  game: gameName(game.game),
                  date: new Date(game.at).toLocaleDateString(locale(), { dateStyle: 'medium' }),
                })}
              </small>
            </div>
            <span class={styles.change}>{signed(game.change)}</span>
            {game.table !== '' && (
              <ButtonLink to={{ page: 'replay', id: game.table, ply: undefined }} size="small">
                <Icon name="play" />
                {t('profile.replay')}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      {games.length > FIRST && !isAll && (
        <Button size="small" onClick={() => setAll(true)}>
          {t('profile.recent.all', { n: games.length })}
        </Button>
      )}
    </Panel>
  );
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

function Rivals({
  title,
  rivals,
  none,
  children,
}: {
  title: string;
  rivals: readonly Rival[];
  none: string;
  children?: ComponentChildren;
}) {
  return (
    <Panel>
      <h2>{title}</h2>
      {rivals.length === 0 && <p>{none}</p>}
      <ul class={styles.lines}>
        {rivals.map((rival) => (
          <li key={`${rival.name} ${rival.bot}`}>
            <div>
              {rival.bot === '' ? <PlayerLink name={rival.name} /> : <LevelBadge level={rival.bot} />}
              <small>{t('profile.rivals.line', { games: rival.games, higher: rival.higher, lower: rival.lower })}</small>
            </div>
          </li>
        ))}
      </ul>
      {children}
    </Panel>
  );
}
