import type { ComponentChildren } from 'preact';
import { type GameScreens, type GameTeaching, ScreensContext } from '../table/game';
import { useTips } from '../table/help/tip-list';
import { t } from '../text';
import { ButtonLink } from '../ui/controls/Button';
import { Lazy } from '../ui/page/Lazy';
import { MessagePage } from '../ui/page/MessagePage';
import { PageBar } from '../ui/page/PageBar';
import { gameName } from '../ui/state/names';
import { findGame } from '.';

/** Loads the screens of a game (table and replays), then renders its children. */
export function WithScreens({ game, children }: { game: string; children: (screens: GameScreens) => ComponentChildren }) {
  const found = findGame(game);
  if (found === undefined) {
    return <UnknownGame id={game} />;
  }
  return <Lazy load={found.screens}>{(screens) => <Screens screens={screens}>{children(screens)}</Screens>}</Lazy>;
}

function Screens({ screens, children }: { screens: GameScreens; children: ComponentChildren }) {
  useTips(screens.tips);
  return <ScreensContext.Provider value={screens}>{children}</ScreensContext.Provider>;
}

/** Loads the teaching part of a game (rules and lesson), then renders its children. */
export function WithTeaching({ game, children }: { game: string; children: (teaching: GameTeaching) => ComponentChildren }) {
  const found = findGame(game);
  if (found === undefined) {
    return <UnknownGame id={game} />;
  }
  return found.teaching === undefined ? (
    <Missing title={t('app.untaught.title', { game: gameName(game) })} text={t('app.untaught.text')} />
  ) : (
    <Lazy load={found.teaching}>{children}</Lazy>
  );
}

/** A game that this page does not know, such as one of a newer server. */
function UnknownGame({ id }: { id: string }) {
  return <Missing title={t('app.unknownGame.title', { game: id })} text={t('app.unknownGame.text')} />;
}

function Missing({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageBar page="nowhere" />
      <MessagePage icon="warn" title={title} text={text}>
        <ButtonLink to={{ page: 'lobby' }} variant="primary">
          {t('app.toLobby')}
        </ButtonLink>
      </MessagePage>
    </>
  );
}
