import { WithScreens } from '../../games/WithGame';
import { api } from '../../net/api';
import type { ReplayView } from '../../protocol/types';
import { t } from '../../text';
import { named } from '../../text/say';
import { ButtonLink } from '../../ui/controls/Button';
import { useFetched } from '../../ui/hooks/use-fetched';
import { Loading } from '../../ui/page/MessagePage';
import { PageBar } from '../../ui/page/PageBar';
import { useTitle } from '../../ui/page/page-hooks';
import { TroublePage } from '../../ui/page/TroublePage';
import { nameOfBot } from '../../ui/state/names';
import { Replay } from './Replay';
import { replayTitle } from './ReplayBar';

/** A finished game, by its link. */
export function ReplayPage({ id, ply }: { id: string; ply: number | undefined }) {
  const { found: replay, trouble } = useFetched(() => withNames(id), [id]);
  useTitle(t('app.title', { page: replay === undefined ? t('app.nav.replays') : replayTitle(replay) }));
  if (replay !== undefined) {
    return <WithScreens game={replay.game}>{() => <Replay replay={replay} firstPly={ply} />}</WithScreens>;
  }
  if (trouble === undefined) {
    return <Loading />;
  }
  return (
    <>
      <PageBar page="replay" />
      <TroublePage trouble={trouble} title={t('replay.none')} missing={t('replay.none.text')}>
        <ButtonLink to={{ page: 'replays' }} variant="primary">
          {t('replay.toList')}
        </ButtonLink>
      </TroublePage>
    </>
  );
}

/** Adds names to a replay: an uploaded record has none, so its seats are named after their colours. */
async function withNames(id: string): Promise<ReplayView> {
  const found = await api.replay(id);
  return { ...found, names: found.names.map((name, seat) => (name === '' ? named(`seat.${seat}`) : nameOfBot(name))) };
}
