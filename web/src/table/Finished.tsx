import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../draw/Icon';
import { api, files } from '../net/api';
import type { LiveTable } from '../net/live';
import type { PlayView, TableView } from '../protocol/types';
import { t } from '../text';
import { FileLink } from '../ui/Button';
import { Copy } from '../ui/Copy';
import { ErrorText } from '../ui/MessagePage';
import { Panel } from '../ui/Panel';
import { useAttempt } from '../ui/page-hooks';
import { addressOf, go } from '../ui/router';
import { DealPanel } from './DealPanel';
import { type FinalSeat, FinalStanding } from './FinalStanding';
import styles from './Finished.module.css';
import { KeyMoments } from './KeyMoments';
import { TableScreen } from './TableScreen';
import type { Player, Sources, TellMoment } from './types';

interface Props {
  live: LiveTable;
  table: TableView;
  play: PlayView;
  players: readonly Player[];
  seats: readonly FinalSeat[];
  sources: Sources;
  columns: readonly string[];
  tellMoment: TellMoment;
  title: string;
  subtitle: string;
  tools: ComponentChildren;
}

/** The end of a game: who won and by what, the deal and its proof, and what can be done now. */
export function Finished({ live, table, play, players, seats, sources, columns, tellMoment, title, subtitle, tools }: Props) {
  const { busy, trouble, attempt } = useAttempt();
  const [wants, setWants] = useState(false);
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
    <TableScreen screen="final" title={title} subtitle={subtitle} tools={tools}>
      <FinalStanding
        players={players}
        seats={seats}
        sources={sources}
        columns={columns}
        ready={table.rematch}
        {...(isSeated && !agreed && !busy
          ? { onRematch: table.next === null ? rematch : () => go({ page: 'table', id: table.next! }) }
          : {})}
        onReplay={() => go({ page: 'replay', id: table.id, ply: undefined })}
        onLeave={() => go({ page: 'lobby' })}
      >
        <KeyMoments table={table} players={players} tell={tellMoment} />
        {!play.over && (
          <Panel as="p" class={styles.note}>
            {t('app.over.agreed')}
          </Panel>
        )}
        {table.deal !== null && <DealPanel deal={table.deal} />}
        <Panel as="div" class={styles.export}>
          <h2>{t('replay.export')}</h2>
          <Copy text={addressOf({ page: 'replay', id: table.id, ply: undefined })} label={t('replay.copyLink')} />
          <FileLink href={files.record(table.id)}>
            <Icon name="download" />
            {t('replay.export.record')}
          </FileLink>
          <FileLink href={files.csv(table.id)}>
            <Icon name="download" />
            {t('replay.export.csv')}
          </FileLink>
        </Panel>
        <ErrorText text={trouble} />
      </FinalStanding>
    </TableScreen>
  );
}
