import type { ComponentChildren } from 'preact';
import { Icon } from '../../draw/Icon';
import { WithScreens } from '../../games/WithGame';
import { files } from '../../net/api';
import type { LiveTable } from '../../net/live';
import type { LiveState } from '../../net/live-state';
import type { TableView } from '../../protocol/types';
import { FollowContext } from '../../table/follow/follow';
import { useFollow } from '../../table/follow/use-follow';
import { NoticeStrip } from '../../table/frame/NoticeStrip';
import { backNotice, connectionNotice } from '../../table/frame/notice';
import { type TableProps, useScreens } from '../../table/game';
import { useLive } from '../../table/live/use-live';
import { FirstShownContext } from '../../table/map/first-shown';
import { t } from '../../text';
import { Button, ButtonLink, FileLink } from '../../ui/controls/Button';
import { HurryContext } from '../../ui/hooks/use-later';
import { Loading, MessagePage } from '../../ui/page/MessagePage';
import { PageBar } from '../../ui/page/PageBar';
import { useNow } from '../../ui/page/page-hooks';
import { Locked } from './Locked';
import styles from './TablePage.module.css';
import { WaitingRoom } from './WaitingRoom';

/** A table by its link, in any state. */
export function TablePage({ id }: { id: string }) {
  const { live, state } = useLive(id);
  const { table, status } = state;
  if (status === 'gone') {
    return <Gone id={id} hadTable={table !== undefined && table.play !== null} />;
  }
  if (status === 'locked') {
    return <Locked id={id} onIn={() => void live.open()} />;
  }
  if (table === undefined) {
    return status === 'connecting' ? <Loading /> : <NoConnection live={live} state={state} />;
  }
  if (status === 'kicked') {
    return (
      <Message title={t('app.kicked.title')} text={t('app.kicked.text')}>
        <Button onClick={() => location.reload()}>
          <Icon name="eye" />
          {t('app.kicked.watch')}
        </Button>
      </Message>
    );
  }
  if (table.phase === 'stopped') {
    return (
      <Message title={t('app.stopped.title')} text={t('app.stopped.text')}>
        <FileLink href={files.record(id)}>
          <Icon name="download" />
          {t('replay.export.record')}
        </FileLink>
      </Message>
    );
  }
  if (table.phase === 'waiting' || table.play === null) {
    return (
      <>
        <WaitingRoom live={live} state={state} table={table} />
        <ConnectionStrip live={live} state={state} />
      </>
    );
  }
  return <WithScreens game={table.game}>{() => <FollowedTable live={live} state={state} table={table} />}</WithScreens>;
}

/** The state of the connection, at the bottom of pages that have no notice strip. */
export function ConnectionStrip({ live, state }: { live: LiveTable; state: LiveState }) {
  const now = useNow(500, state.status === 'reconnecting');
  const notice = connectionNotice(state, live, now) ?? backNotice(state, live);
  return notice === undefined ? null : (
    <div class={styles.strip}>
      <NoticeStrip notice={notice} />
    </div>
  );
}

function Message({ title, text, children }: { title: string; text: string; children?: ComponentChildren }) {
  return (
    <>
      <PageBar page="table" />
      <MessagePage icon="warn" title={title} text={text}>
        {children}
        <ButtonLink to={{ page: 'lobby' }} variant="primary">
          {t('app.toLobby')}
        </ButtonLink>
      </MessagePage>
    </>
  );
}

function Gone({ id, hadTable }: { id: string; hadTable: boolean }) {
  return (
    <Message title={t('app.gone.title')} text={t('app.gone.text')}>
      {hadTable && <ButtonLink to={{ page: 'replay', id, ply: undefined }}>{t('app.gone.replay')}</ButtonLink>}
    </Message>
  );
}

function NoConnection({ live, state }: { live: LiveTable; state: LiveState }) {
  const now = useNow(500);
  const notice = connectionNotice(state, live, now);
  return (
    <MessagePage icon="wifi" title={notice?.title ?? t('app.lost.title')} text={notice?.text ?? ''}>
      <Button variant="primary" onClick={() => live.tryNow()}>
        {t('app.tryNow')}
      </Button>
    </MessagePage>
  );
}

/** A table at the person's own pace: it may lag behind the server, so that the person can follow other players' moves. */
function FollowedTable({ live, state, table: newest }: Omit<TableProps, 'play'> & { table: TableView }) {
  const { Table } = useScreens();
  const { table, follow } = useFollow(newest);
  return (
    <FollowContext.Provider value={follow}>
      <FirstShownContext.Provider value={live.moves.first}>
        <HurryContext.Provider value={state.isPredicted}>
          {table.play !== null && <Table live={live} state={state} table={table} play={table.play} />}
        </HurryContext.Provider>
      </FirstShownContext.Provider>
    </FollowContext.Provider>
  );
}
