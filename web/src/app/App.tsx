import { useEffect, useState } from 'preact/hooks';
import { Defs } from '../draw/Defs';
import { Icon } from '../draw/Icon';
import { findGame, gameOfRules } from '../games';
import { Unreachable } from '../net/api';
import { onArrival } from '../net/arrival';
import { pause } from '../net/backoff';
import { useStore } from '../net/store';
import { LobbyPage } from '../pages/lobby/LobbyPage';
import { Tips } from '../table/help/Tips';
import { WhyNot } from '../table/help/WhyNot';
import { t } from '../text';
import { type Language, withTexts } from '../text/languages';
import { Button, ButtonLink } from '../ui/controls/Button';
import { focusContent, useFocusOnPages } from '../ui/page/focus-page';
import { Lazy, lazy } from '../ui/page/Lazy';
import { Loading, MessagePage } from '../ui/page/MessagePage';
import { PageBar } from '../ui/page/PageBar';
import { Panel } from '../ui/parts/Panel';
import { loadPlaces } from '../ui/parts/Popover';
import { explain } from '../ui/state/explain';
import { spoken } from '../ui/state/language';
import type { SettingsPart } from '../ui/state/route';
import { route } from '../ui/state/router';
import { startSession } from '../ui/state/session';
import { newVersion } from '../ui/state/worker';
import styles from './App.module.css';

/** The pages besides the lobby: each is loaded when it is first opened. */
const LATER = {
  table: async () => (await import('../pages/table/TablePage')).TablePage,
  replays: async () => (await import('../pages/replays/ReplaysPage')).ReplaysPage,
  community: async () => (await withTexts(import('../pages/community/CommunityPage'))).CommunityPage,
  club: async () => (await withTexts(import('../pages/community/ClubPage'))).ClubPage,
  player: async () => (await withTexts(import('../pages/community/ProfilePage'))).ProfilePage,
  replay: async () => (await import('../pages/replay/ReplayPage')).ReplayPage,
  settings: async () => (await import('../pages/settings/SettingsPage')).SettingsPage,
  admin: async () => (await withTexts(import('../pages/admin/AdminPage'))).AdminPage,
  account: async () => (await import('../pages/settings/AccountPage')).AccountPage,
  reset: async () => (await import('../pages/arrive/ResetPage')).ResetPage,
  notifications: async () => (await import('../pages/settings/NotificationsPage')).NotificationsPage,
  invite: async () => (await import('../pages/arrive/InvitePage')).InvitePage,
  seat: async () => (await import('../pages/arrive/SeatPage')).SeatPage,
  unsubscribe: async () => (await import('../pages/arrive/UnsubscribePage')).UnsubscribePage,
  'signed-in': async () => (await import('../pages/arrive/SignedInPage')).SignedInPage,
  rules: async () => (await import('../pages/rules/RulesPage')).RulesPage,
  learn: async () => (await import('../pages/learn/LearnPage')).LearnPage,
  cups: async () => (await import('../pages/cup/CupsPage')).CupsPage,
  cup: async () => (await import('../pages/cup/CupPage')).CupPage,
  puzzle: async () => (await import('../pages/puzzle/PuzzlePage')).PuzzlePage,
  deal: async () => (await withTexts(import('../pages/deal/DealPage'))).DealPage,
};

/** The first page has been drawn by then. */
const A_MOMENT = 2000;

const TablePage = lazy(LATER.table);
const ReplaysPage = lazy(LATER.replays);
const CommunityPage = lazy(LATER.community);
const ClubPage = lazy(LATER.club);
const ProfilePage = lazy(LATER.player);
const ReplayPage = lazy(LATER.replay);
const SettingsPage = lazy(LATER.settings);
const AdminPage = lazy(LATER.admin);
const AccountPage = lazy(LATER.account);
const ResetPage = lazy(LATER.reset);
const NotificationsPage = lazy(LATER.notifications);
const InvitePage = lazy(LATER.invite);
const SeatPage = lazy(LATER.seat);
const UnsubscribePage = lazy(LATER.unsubscribe);
const SignedInPage = lazy(LATER['signed-in']);
const RulesPage = lazy(LATER.rules);
const LearnPage = lazy(LATER.learn);
const CupsPage = lazy(LATER.cups);
const CupPage = lazy(LATER.cup);
const PuzzlePage = lazy(LATER.puzzle);
const DealPage = lazy(LATER.deal);

/**
 * Loads the page of the address, and its game, while the server still answers. If that fails, the page loads them again and reports
 * it.
 */
export function startPage(): void {
  const at = route.get();
  const early: Promise<unknown>[] = at.page in LATER ? [LATER[at.page as keyof typeof LATER]()] : [];
  if (at.page === 'rules') {
    early.push(Promise.resolve(gameOfRules(at.game, at.rule)?.teaching?.()));
  } else if (at.page === 'learn' && at.game !== undefined) {
    early.push(Promise.resolve(findGame(at.game)?.teaching?.()));
  }
  onArrival(
    ({ game, play }) =>
      play &&
      findGame(game)
        ?.screens()
        .catch(() => undefined),
  );
  Promise.all(early).catch(() => undefined);
}

/** The whole client: shows the page for the address, once the server has sent the session. */
export function App() {
  const { ready, trouble, again } = useGreeting();
  // Renders everything again when the language changes.
  const language = useStore(spoken);
  useFocusOnPages();
  useTablePage(ready);
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

/** A lobby leads to a table: its page is loaded when the first page is there, and so are the places of popovers. */
function useTablePage(isReady: boolean): void {
  useEffect(() => {
    const timer = setTimeout(() => isReady && Promise.all([LATER.table(), loadPlaces()]).catch(() => undefined), A_MOMENT);
    return () => clearTimeout(timer);
  }, [isReady]);
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
    case 'community':
      return <CommunityPage key={language} />;
    case 'club':
      return <ClubPage key={`${at.id} ${language}`} id={at.id} />;
    case 'player':
      return <ProfilePage key={`${at.name} ${language}`} name={at.name} />;
    case 'replay':
      return <ReplayPage key={`${at.id} ${language}`} id={at.id} ply={at.ply} />;
    case 'settings':
      return <Settings key={language} part={at.part} />;
    case 'admin':
      return <AdminPage key={language} />;
    case 'reset':
      return <ResetPage secret={at.secret} />;
    case 'invite':
      return <InvitePage secret={at.secret} />;
    case 'seat':
      return <SeatPage key={at.id} id={at.id} secret={at.secret} />;
    case 'unsubscribe':
      return <UnsubscribePage secret={at.secret} />;
    case 'signed-in':
      return <SignedInPage code={at.code} state={at.state} />;
    case 'rules':
      return <RulesPage key={language} game={at.game} rule={at.rule} />;
    case 'learn':
      return (
        <LearnPage key={`${at.game} ${language}`} game={at.game} step={at.step} isShort={at.isShort} variant={at.variant} />
      );
    case 'cups':
      return <CupsPage isForm={at.isForm} />;
    case 'cup':
      return <CupPage key={at.id} id={at.id} />;
    case 'puzzle':
      return <PuzzlePage key={`${at.day} ${language}`} day={at.day} />;
    case 'deal':
      return <DealPage key={`${at.game} ${at.day} ${language}`} game={at.game} day={at.day} />;
    case 'count': {
      const load = findGame(at.game)?.count;
      return load === undefined ? <Nowhere /> : <Lazy load={load}>{(Count) => <Count />}</Lazy>;
    }
    case 'nowhere':
      return <Nowhere />;
  }
}

function Settings({ part }: { part: SettingsPart | undefined }) {
  switch (part) {
    case 'account':
      return <AccountPage />;
    case 'notifications':
      return <NotificationsPage />;
    default:
      return <SettingsPage />;
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
