import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { save } from '../../draw/picture';
import { api, files } from '../../net/api';
import { t } from '../../text';
import { Button, FileLink } from '../../ui/controls/Button';
import { Copy } from '../../ui/controls/Copy';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { addressOf, go } from '../../ui/state/router';
import { play as sound } from '../../ui/state/sound';
import { vibrate } from '../../ui/state/vibration';
import { TableScreen } from '../frame/TableScreen';
import { nameOf } from '../people/names';
import type { Sources } from '../people/types';
import { useTable } from '../table-state';
import { type FinalSeat, FinalStanding } from './FinalStanding';
import styles from './Finished.module.css';
import { KeyMoments } from './KeyMoments';
import { scoreCsv } from './score-csv';
import { leftWords, rankedBy } from './standing';

interface Props {
  seats: readonly FinalSeat[];
  sources: Sources;
  columns: readonly string[];
  facts?: readonly string[] | undefined;
}

/** A game that ended less than this ago is celebrated, in milliseconds. */
const JUST_NOW = 60_000;

/** The end of a game: the winner and the lead, the deal and its proof, and the actions after the game. */
export function Finished({ seats, sources, columns, facts }: Props) {
  const { live, table, play, players, title, subtitle, log, chat, unread, isSpectator, say } = useTable();
  const { busy, trouble, attempt } = useAttempt();
  const [wants, setWants] = useState(false);
  const ranked = rankedBy(
    seats.map(({ total }) => total),
    players,
  );
  const [isFresh] = useState(() => Date.now() - (log.at(-1)?.at ?? 0) < JUST_NOW);
  useEffect(() => {
    if (isFresh) {
      sound('win');
      vibrate('turn');
    }
  }, []);
  const isSeated = table.yours.length > 0;
  const agreed = table.yours.some((seat) => table.rematch.includes(seat));
  useEffect(() => {
    if (table.next !== null && (wants || agreed)) {
      go({ page: 'table', id: table.next });
    }
  }, [table.next]);
  const rematch = () =>
    attempt(async () => {
      setWants(true);
      live.take(await api.rematch(table.id));
    });
  return (
    <TableScreen screen="final">
      <FinalStanding
        players={players}
        seats={seats}
        sources={sources}
        columns={columns}
        facts={facts}
        notes={[play.over ? undefined : t('app.over.agreed'), leftWords(players)]}
        ready={table.rematch}
        chat={{ table: table.id, yours: table.yours, messages: chat, unread, isSpectator, onSay: say }}
        deal={table.deal ?? undefined}
        isFresh={isFresh}
        more={<Downloads id={table.id} sheet={scoreCsv(players.map(nameOf), play.scorings, play.totals)} />}
        {...(table.visibility === 'deal' ? { onCompare: () => go({ page: 'deal', game: table.game, day: undefined }) } : {})}
        {...(isSeated && !agreed && !busy && table.visibility !== 'deal'
          ? { onRematch: table.next === null ? rematch : () => go({ page: 'table', id: table.next! }) }
          : {})}
        onReplay={() => go({ page: 'replay', id: table.id, ply: undefined })}
        onLeave={() => go({ page: 'lobby' })}
      >
        <KeyMoments
          id={table.id}
          log={log}
          players={players}
          title={title}
          subtitle={subtitle}
          standing={ranked}
          bySource={{ sources, points: seats.map(({ bySource }) => bySource) }}
        />
        <ErrorText text={trouble} />
      </FinalStanding>
    </TableScreen>
  );
}

/** The link to the replay, and the game as files. */
function Downloads({ id, sheet }: { id: string; sheet: string }) {
  return (
    <div class={styles.downloads}>
      <Copy text={addressOf({ page: 'replay', id, ply: undefined })} label={t('replay.copyLink')} />
      <FileLink href={files.record(id)}>
        <Icon name="download" />
        {t('replay.export.record')}
      </FileLink>
      <Button onClick={() => save(new Blob([sheet], { type: 'text/csv' }), `hidalgo-${id}.csv`)}>
        <Icon name="download" />
        {t('replay.export.csv')}
      </Button>
    </div>
  );
}
