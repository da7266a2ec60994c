import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { GAMES } from '../../games';
import { api } from '../../net/api';
import { useStore } from '../../net/store';
import type { Lobby } from '../../protocol/types';
import { plural, t } from '../../text';
import { ButtonLink } from '../../ui/Button';
import { PageBar } from '../../ui/PageBar';
import { Panel } from '../../ui/Panel';
import { Loading, Trouble } from '../../ui/State';
import { welcome } from '../../ui/session';
import { explain } from '../../ui/trouble';
import { usePolling, useTitle } from '../../ui/use';
import { gameName } from '../../ui/words';
import { CreateForm } from './CreateForm';
import { Lists } from './Lists';
import { Poster } from './Poster';

const REFRESH = 6000;

/** The first screen: a game in one click, one's own tables, others' tables, and a form for everything else. */
export function LobbyPage({ isForm }: { isForm: boolean }) {
  const offer = useStore(welcome);
  const [lobby, setLobby] = useState<Lobby>();
  const [trouble, setTrouble] = useState<string>();
  usePolling(() => {
    api.lobby().then(
      (found) => {
        setLobby(found);
        setTrouble(undefined);
      },
      (error: unknown) => setTrouble(explain(error)),
    );
  }, REFRESH);
  const turns = lobby?.mine.filter((line) => line.yourTurn).length ?? 0;
  useTitle(turns === 0 ? t('app.name') : t('lobby.tab', { n: turns }));
  if (offer === undefined) {
    return <Loading />;
  }
  return (
    <>
      <PageBar
        page={isForm ? 'new' : 'lobby'}
        title={{
          main: location.host,
          sub: lobby === undefined ? t('app.loading') : plural('lobby.running', lobby.running.length),
        }}
      />
      <main class={`hall ${isForm ? 'form' : ''} ${(lobby?.mine.length ?? 0) > 0 ? 'has-mine' : ''}`}>
        <div class="hero">
          <h1>{t('lobby.heading')}</h1>
          <p>{t('lobby.lead')}</p>
        </div>
        <Trouble text={trouble} />
        {lobby !== undefined && lobby.mine.length === 0 && !lobby.finished.some((line) => line.yours.length > 0) && (
          <Panel class="newcomer">
            <h2>{t('learn.newcomer.title')}</h2>
            <p>{t('learn.newcomer.text')}</p>
            {GAMES.map(({ id }) => (
              <ButtonLink key={id} to={{ page: 'learn', game: id, step: undefined }} variant="primary">
                <Icon name="play" />
                {gameName(id)}
              </ButtonLink>
            ))}
          </Panel>
        )}
        <div class="posters">
          {offer.games.map((game) => (
            <Poster key={game.id} game={game} bots={offer.bots} />
          ))}
        </div>
        <CreateForm offer={offer} />
        <p class="toform">
          <ButtonLink to={{ page: 'new' }} size="large" isFull>
            {t('lobby.create')}
          </ButtonLink>
        </p>
        <Lists lobby={lobby} />
      </main>
    </>
  );
}
