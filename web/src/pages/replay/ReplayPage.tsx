import { useEffect, useState } from 'preact/hooks';
import { WithScreens } from '../../games/WithGame';
import { api } from '../../net/api';
import type { ReplayView } from '../../protocol/types';
import { t } from '../../text';
import { named } from '../../text/say';
import { ButtonLink } from '../../ui/Button';
import { explain } from '../../ui/explain';
import { Loading, MessagePage } from '../../ui/MessagePage';
import { nameOfBot } from '../../ui/names';
import { PageBar } from '../../ui/PageBar';
import { useTitle } from '../../ui/page-hooks';
import { Replay, replayTitle } from './Replay';

/** A game to look through, by its link. */
export function ReplayPage({ id, ply }: { id: string; ply: number | undefined }) {
  const [replay, setReplay] = useState<ReplayView>();
  const [trouble, setTrouble] = useState<string>();
  useTitle(t('app.title', { page: replay === undefined ? t('app.nav.replays') : replayTitle(replay) }));
  useEffect(() => {
    api.replay(id).then(
      // An uploaded record has no names: its seats are named after their colours.
      (found) =>
        setReplay({
          ...found,
          names: found.names.map((name, seat) => (name === '' ? named(`seat.${seat}`) : nameOfBot(name))),
        }),
      (error: unknown) => setTrouble(explain(error)),
    );
  }, [id]);
  if (replay !== undefined) {
    return <WithScreens game={replay.game}>{() => <Replay replay={replay} firstPly={ply} />}</WithScreens>;
  }
  if (trouble === undefined) {
    return <Loading />;
  }
  return (
    <>
      <PageBar page="replay" />
      <MessagePage icon="search" title={t('replay.none')} text={trouble}>
        <ButtonLink to={{ page: 'replays' }} variant="primary">
          {t('replay.toList')}
        </ButtonLink>
      </MessagePage>
    </>
  );
}
