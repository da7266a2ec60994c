import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { findGame, TAUGHT } from '../../games';
import { api, withoutServer } from '../../net/api';
import { useStore } from '../../net/store';
import { isStaticSite } from '../../offline/static-site';
import type { Lobby, Welcome } from '../../protocol/types';
import { plural, t } from '../../text';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Copy } from '../../ui/controls/Copy';
import { Help } from '../../ui/controls/Field';
import { useKeys } from '../../ui/hooks/use-keys';
import { PHONE, useMedia } from '../../ui/hooks/use-media';
import { ErrorText, Loading } from '../../ui/page/MessagePage';
import { PageBar } from '../../ui/page/PageBar';
import { useAttempt, usePolling, useTitle } from '../../ui/page/page-hooks';
import { classes } from '../../ui/parts/classes';
import { Panel } from '../../ui/parts/Panel';
import { Posters } from '../../ui/parts/PosterCard';
import { explain } from '../../ui/state/explain';
import { gameName, isLocal } from '../../ui/state/names';
import { addressOf, go } from '../../ui/state/router';
import { me, welcome, wish } from '../../ui/state/session';
import { NameForm } from '../settings/NameForm';
import { CreateForm } from './CreateForm';
import { GamePoster } from './GamePoster';
import styles from './LobbyPage.module.css';
import { MyGames } from './MyGames';
import { TableLists } from './TableLists';

const REFRESH = 6000;

/** Guests of this server can't play. */
function WatchOnly() {
  const person = useStore(me);
  return person?.account ? null : (
    <Panel class={styles.newcomer}>
      <p>{t('lobby.watchOnly')}</p>
      <ButtonLink to={{ page: 'settings', part: undefined }} variant="primary">
        {t('account.toCreate')}
      </ButtonLink>
    </Panel>
  );
}

/** Shows the latest invitation to a table. */
function Invited({ mine }: { mine: Lobby['mine'] | undefined }) {
  const id = useStore(me)?.preferences.invited ?? '';
  const { busy, attempt } = useAttempt();
  if (id === '' || mine === undefined || mine.some((line) => line.id === id)) {
    return null;
  }
  return (
    <Panel class={styles.newcomer} role="status">
      <p>{t('lobby.invited')}</p>
      <ButtonLink to={{ page: 'table', id }} variant="primary">
        {t('lobby.openTable')}
      </ButtonLink>
      <Button disabled={busy} onClick={() => attempt(() => wish('invited', ''))}>
        {t('lobby.invited.no')}
      </Button>
    </Panel>
  );
}

/** Tells the host of a table that it never began. */
function Cleared() {
  const title = useStore(me)?.preferences.cleared ?? '';
  const { busy, attempt } = useAttempt();
  if (title === '') {
    return null;
  }
  return (
    <Panel class={styles.newcomer} role="status">
      <p>{t('lobby.cleared', { title: findGame(title) === undefined ? title : gameName(title) })}</p>
      <Button disabled={busy} onClick={() => attempt(() => wish('cleared', ''))}>
        {t('lobby.cleared.seen')}
      </Button>
    </Panel>
  );
}

/** Greets a person whose account was to be deleted, and who has signed in again. */
function Kept() {
  const isKept = (useStore(me)?.preferences.kept ?? '') !== '';
  const { busy, attempt } = useAttempt();
  return isKept ? (
    <Panel class={styles.newcomer} role="status">
      <p>{t('lobby.kept')}</p>
      <Button disabled={busy} onClick={() => attempt(() => wish('kept', ''))}>
        {t('lobby.cleared.seen')}
      </Button>
    </Panel>
  ) : null;
}

/** The first screen: a game in one click, the person's own tables, others' tables, and a form for custom tables. */
export function LobbyPage({ isForm }: { isForm: boolean }) {
  const offer = useStore(welcome);
  const isAway = useStore(withoutServer) && !isStaticSite();
  const [lobby, setLobby] = useState<Lobby>();
  const [trouble, setTrouble] = useState<string>();
  const refresh = usePolling(() => {
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
  useNextKey(lobby);
  // The content below the heading depends on the lists: drawn before they arrive, it would be pushed down.
  const isKnown = lobby !== undefined || trouble !== undefined;
  const hasGames = lobby !== undefined && lobby.mine.length > 0;
  if (offer === undefined) {
    return <Loading />;
  }
  return (
    <>
      <PageBar
        page={isForm ? 'new' : 'lobby'}
        title={{
          main: location.host,
          sub: subtitle(lobby),
        }}
      />
      <main class={classes(styles.page, isForm && styles.isForm)} aria-busy={!isKnown}>
        {hasGames ? (
          <MyGames lobby={lobby} onForgotten={refresh} class={styles.mine} />
        ) : (
          <div class={styles.heading}>
            <h1>{t('lobby.heading')}</h1>
            {!isStaticSite() && <p>{t('lobby.lead')}</p>}
          </div>
        )}
        <ErrorText text={trouble} />
        {lobby?.announcement && (
          <Panel class={styles.newcomer} role="status">
            <p translate={false}>{lobby.announcement}</p>
          </Panel>
        )}
        <Cleared />
        <Kept />
        <Invited mine={lobby?.mine} />
        {isStaticSite() && (
          <Panel class={styles.newcomer}>
            <p>{t('lobby.folder')}</p>
          </Panel>
        )}
        {offer.guests === 'watch' && <WatchOnly />}
        {isAway && (
          <Panel class={styles.newcomer} role="status">
            <h2>{t('app.unreachable.title')}</h2>
            <p>{t('lobby.alone')}</p>
          </Panel>
        )}
        {isKnown && <Offers lobby={lobby} offer={offer} hasGames={hasGames} isForm={isForm} />}
      </main>
    </>
  );
}

/** Everything below the heading: lessons for newcomers, the games, the form for a table, and other people's tables. */
function Offers({
  lobby,
  offer,
  hasGames,
  isForm,
}: {
  lobby: Lobby | undefined;
  offer: Welcome;
  hasGames: boolean;
  isForm: boolean;
}) {
  const isPhone = useMedia(PHONE);
  if (isPhone && isForm) {
    // Here the form has a separate page.
    return (
      <>
        <NamePanel class={styles.name} />
        <CreateForm offer={offer} class={styles.form} />
      </>
    );
  }
  return (
    <>
      {lobby !== undefined && lobby.mine.length === 0 && !lobby.finished.some((line) => line.yours.length > 0) && (
        <Panel class={styles.newcomer}>
          <h2>{t('learn.newcomer.title')}</h2>
          <p>{t('learn.newcomer.text')}</p>
          {TAUGHT.map(({ id }) => (
            <ButtonLink key={id} to={{ page: 'learn', game: id, step: undefined }} variant="primary">
              <Icon name="play" />
              {gameName(id)}
            </ButtonLink>
          ))}
        </Panel>
      )}
      <Posters class={styles.posters}>
        {offer.games.map((game) => (
          <GamePoster key={game.id} game={game} bots={offer.bots} isSmall={hasGames} />
        ))}
      </Posters>
      <div class={styles.side}>
        <NamePanel class={styles.name} />
        {!isPhone && <CreateForm offer={offer} class={styles.form} />}
        <InvitePanel class={styles.invite} />
      </div>
      <p class={styles.toForm}>
        <ButtonLink to={{ page: 'new' }} size="large" isFull>
          {t('lobby.create')}
        </ButtonLink>
      </p>
      <TableLists lobby={lobby} class={styles.lists} />
    </>
  );
}

/** N goes to the first waiting game. */
function useNextKey(lobby: Lobby | undefined): void {
  useKeys(({ key, ctrlKey, metaKey, altKey }) => {
    const next = lobby?.mine.find((line) => line.yourTurn);
    if (key.toLowerCase() !== 'n' || ctrlKey || metaKey || altKey || next === undefined) {
      return false;
    }
    go({ page: 'table', id: next.id });
    return true;
  });
}

/** The number of tables to watch, if there are any. */
function subtitle(lobby: Lobby | undefined): string {
  if (lobby === undefined) {
    return t('app.loading');
  }
  return lobby.running.length === 0 ? '' : plural('lobby.running', lobby.running.length);
}

/** The address for inviting others. If the page's own address is local, shows an address of the network. */
function InvitePanel({ class: place }: { class?: string | undefined }) {
  const addresses = useStore(welcome)?.addresses ?? [];
  if (isStaticSite()) {
    return null;
  }
  const isOwnOnly = isLocal(location.hostname);
  const link = addressOf({ page: 'lobby' });
  const address = isOwnOnly && addresses[0] !== undefined ? new URL(new URL(link).pathname, addresses[0]).href : link;
  const isReached = !isOwnOnly || addresses.length > 0;
  return (
    <Panel class={`${styles.invitePanel} ${place ?? ''}`} aria-labelledby="invite-title">
      <h2 id="invite-title">{t('lobby.invite')}</h2>
      {isReached && (
        <div class={styles.address}>
          <code>{address}</code>
          <Copy text={address} label={t('waiting.copyLink')} size="small" />
        </div>
      )}
      <Help>{isReached ? t(isOwnOnly ? 'lobby.invite.network' : 'lobby.invite.text') : t('waiting.link.alone')}</Help>
    </Panel>
  );
}

/** Asks for the person's name, where people meet. */
function NamePanel({ class: place }: { class?: string | undefined }) {
  const person = useStore(me);
  return (
    <Panel class={`${styles.namePanel} ${person?.named ? '' : styles.nameless} ${place ?? ''}`} aria-labelledby="name-title">
      <h2 id="name-title">{t('lobby.yourName')}</h2>
      <NameForm />
      <Help>{person?.account ? t('lobby.yourName.account') : t('lobby.yourName.help')}</Help>
    </Panel>
  );
}
