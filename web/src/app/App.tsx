import { useEffect, useState } from 'preact/hooks';
import { Defs } from '../draw/Defs';
import { Icon } from '../draw/Icon';
import { findGame } from '../games';
import { Unreachable } from '../net/api';
import { pause } from '../net/backoff';
import { useStore } from '../net/store';
import { LobbyPage } from '../pages/lobby/LobbyPage';
import { ReplayPage } from '../pages/replay/ReplayPage';
import { ReplaysPage } from '../pages/replay/ReplaysPage';
import { SettingsPage } from '../pages/settings/SettingsPage';
import { TablePage } from '../pages/table/TablePage';
import { Tips } from '../table/help/Tips';
import { WhyNot } from '../table/help/WhyNot';
import { t } from '../text';
import type { Language } from '../text/languages';
import { Button, ButtonLink } from '../ui/controls/Button';
import { focusContent, useFocusOnPages } from '../ui/page/focus-page';
import { Lazy, lazy } from '../ui/page/Lazy';
import { Loading, MessagePage } from '../ui/page/MessagePage';
import { PageBar } from '../ui/page/PageBar';
import { Panel } from '../ui/parts/Panel';
import { explain } from '../ui/state/explain';
import { spoken } from '../ui/state/language';
import { route } from '../ui/state/router';
import { startSession } from '../ui/state/session';
import { newVersion } from '../ui/state/worker';
import styles from './App.module.css';

const RulesPage = lazy(async () => (await import('../pages/rules/RulesPage')).RulesPage);
const AccountPage = lazy(async () => (await import('../pages/settings/AccountPage')).AccountPage);
const ResetPage = lazy(async () => (await import('../pages/settings/ResetPage')).ResetPage);
const PuzzlePage = lazy(async () => (await import('../pages/puzzle/PuzzlePage')).PuzzlePage);
const LearnPage = lazy(async () => (await import('../pages/learn/LearnPage')).LearnPage);

/** The whole client: shows the page for the address, once the server has sent the session. */
export function App() {
  const { ready, trouble, again } = useGreeting();
  // Renders everything again when the language changes.
  const language = useStore(spoken);
  useFocusOnPages();
  return (
    <>
      <SkipLink />
      <Defs />
      {trouble === undefined && (ready ? <Page language={language} /> : <Loading />)}
      {trouble !== undefined && (
        <MessagePage icon="wifi" title={t('app.unreachable.title')} text={trouble}>
          <Button variant="primary" onClick={again}>
            {t('app.tryNow')}
          </Button>
        </MessagePage>
      )}
      <Tips />
      <WhyNot />
      <Update />
    </>
  );
}

/** Asks the server until it answers. */
function useGreeting() {
  const [ready, setReady] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    startSession().then(
      () => {
        setReady(true);
        setTrouble(undefined);
      },
      (error: unknown) => {
        setTrouble(error instanceof Unreachable ? t('app.unreachable.text') : explain(error));
        timer = setTimeout(() => setTries(tries + 1), pause(tries + 1));
      },
    );
    return () => clearTimeout(timer);
  }, [tries]);
  return { ready, trouble, again: () => setTries(tries + 1) };
}

/** Pages with much internal state are created again when the language changes. */
function Page({ language }: { language: Language }) {
  const at = useStore(route);
  switch (at.page) {
    case 'lobby':
    case 'new':
      return <LobbyPage isForm={at.page === 'new'} />;
    case 'table':
      return <TablePage key={`${at.id} ${language}`} id={at.id} />;
    case 'replays':
      return <ReplaysPage />;
    case 'replay':
      return <ReplayPage key={`${at.id} ${language}`} id={at.id} ply={at.ply} />;
    case 'settings':
      return at.part === 'account' ? <AccountPage key={language} /> : <SettingsPage />;
    case 'reset':
      return <ResetPage secret={at.secret} />;
    case 'rules':
      return <RulesPage key={language} game={at.game} rule={at.rule} />;
    case 'learn':
      return <LearnPage key={`${at.game} ${language}`} game={at.game} step={at.step} isShort={at.isShort} />;
    case 'puzzle':
      return <PuzzlePage key={`${at.day} ${language}`} day={at.day} />;
    case 'count': {
      const load = findGame(at.game)?.count;
      return load === undefined ? <Nowhere /> : <Lazy load={load}>{(Count) => <Count />}</Lazy>;
    }
    case 'nowhere':
      return <Nowhere />;
  }
}

function Nowhere() {
  return (
    <>
      <PageBar page="nowhere" />
      <MessagePage icon="search" title={t('app.nowhere.title')} text={t('app.nowhere.text')}>
        <ButtonLink to={{ page: 'lobby' }} variant="primary">
          {t('app.toLobby')}
        </ButtonLink>
      </MessagePage>
    </>
  );
}

/** Offers a newer version of the app. Nothing reloads by itself, because the person may be in a game. */
function Update() {
  const waiting = useStore(newVersion);
  if (waiting === undefined) {
    return null;
  }
  return (
    <Panel as="div" class={styles.update} role="status">
      <Icon name="download" />
      <span>
        <b>{t('app.update.title')}</b> {t('app.update.text')}
      </span>
      <Button size="small" variant="primary" onClick={() => waiting.postMessage('use')}>
        {t('app.update.reload')}
      </Button>
      <Button variant="ghost" isSquare size="small" aria-label={t('app.close')} onClick={() => newVersion.set(undefined)}>
        <Icon name="x" />
      </Button>
    </Panel>
  );
}

/** The first stop of the Tab key: skips the bar. */
function SkipLink() {
  return (
    <nav aria-label={t('app.skip')}>
      <button type="button" class={styles.skip} onClick={focusContent}>
        {t('app.skip')}
      </button>
    </nav>
  );
}
