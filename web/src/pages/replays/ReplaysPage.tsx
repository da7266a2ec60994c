import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { api, withoutServer } from '../../net/api';
import { useStore } from '../../net/store';
import { isStaticSite } from '../../offline/static-site';
import type { TableLine } from '../../protocol/types';
import { t } from '../../text';
import { FileButton } from '../../ui/controls/FileButton';
import { ForgetButton } from '../../ui/page/ForgetButton';
import { ErrorText } from '../../ui/page/MessagePage';
import { NarrowPage } from '../../ui/page/NarrowPage';
import { PageBar } from '../../ui/page/PageBar';
import { useAttempt, usePolling, useTitle } from '../../ui/page/page-hooks';
import { Panel } from '../../ui/parts/Panel';
import { explain } from '../../ui/state/explain';
import { go } from '../../ui/state/router';
import { FindGames } from './FindGames';
import { GameRows } from './GameRows';
import styles from './ReplaysPage.module.css';

const REFRESH = 30_000;

/** Finished games, and uploaded records of other games. */
export function ReplaysPage() {
  const [finished, setFinished] = useState<TableLine[]>();
  const [lost, setLost] = useState<string>();
  const { busy, trouble, attempt } = useAttempt();
  const isAlone = useStore(withoutServer) || isStaticSite();
  useTitle(t('app.title', { page: t('app.nav.replays') }));
  const refresh = usePolling(() => {
    api.lobby().then(
      (lobby) => {
        setFinished(lobby.finished);
        setLost(undefined);
      },
      (error: unknown) => setLost(explain(error)),
    );
  }, REFRESH);
  const open = (file: File | undefined) => {
    if (file !== undefined) {
      attempt(async () => go({ page: 'replay', id: (await api.upload(await file.text())).id, ply: undefined }));
    }
  };
  return (
    <>
      <PageBar page="replays" />
      <NarrowPage class={styles.page}>
        <h1>{t('app.nav.replays')}</h1>
        <Panel
          class={styles.upload}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            open(event.dataTransfer?.files[0]);
          }}
        >
          <h2>{t('replay.upload')}</h2>
          <p>{t('replay.upload.text')}</p>
          <FileButton variant="primary" accept=".json,application/json" disabled={busy} onFile={open}>
            <Icon name="download" class={styles.upwards} />
            {busy ? t('app.loading') : t('replay.upload.choose')}
          </FileButton>
          <ErrorText text={trouble} />
          {trouble !== undefined && <p>{t('replay.upload.again')}</p>}
        </Panel>
        {!isAlone && <FindGames />}
        <Panel class={styles.games}>
          <h2>{t('replay.finishedGames')}</h2>
          <ErrorText text={lost} />
          {finished === undefined || finished.length === 0 ? (
            <p class={styles.empty}>{finished === undefined ? t('app.loading') : t('replay.finishedGames.none')}</p>
          ) : (
            <GameRows lines={finished} more={({ id }, title) => <ForgetButton id={id} title={title} onForgotten={refresh} />} />
          )}
        </Panel>
      </NarrowPage>
    </>
  );
}
