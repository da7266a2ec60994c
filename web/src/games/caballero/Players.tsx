import { memo } from 'preact/compat';
import { Icon } from '../../draw/Icon';
import type { IconName } from '../../draw/icons';
import type { CaballeroTable, Forecast } from '../../protocol/table';
import { PlayerPanel } from '../../table/PlayerPanel';
import type { TipName } from '../../table/tip-list';
import type { Player } from '../../table/types';
import { rich, signed, t } from '../../text';
import { rankWord } from '../../text/ordinal';
import { Hidden } from '../../ui/Hidden';
import { Pill } from '../../ui/Pill';
import { type GameKind, supplyOf } from './cards';

interface Props {
  table: CaballeroTable;
  players: readonly Player[];
  seat: number;
  kind: GameKind;
  /** What the previewed move would do. */
  forecast: Forecast | undefined;
  /** Whether a card of yours is planned. */
  isPlanned: boolean;
}

/** The seats in the order of the round. */
export const Players = memo(function Players({ table, players, seat, kind, forecast, isPlanned }: Props) {
  return (
    <div class={`players n${table.order.length}`}>
      {table.order.map((other) => (
        <Panel
          key={other}
          other={other}
          table={table}
          players={players}
          seat={seat}
          kind={kind}
          forecast={forecast}
          isPlanned={isPlanned}
        />
      ))}
    </div>
  );
});

function Panel({ other, table, players, seat, kind, forecast, isPlanned }: Props & { other: number }) {
  const player = players[other]!;
  const court = table.courts[other]!;
  const isMover = table.phase !== 'over' && other === table.mover;
  const after = forecast?.scoreAfter[other];
  const change = after === undefined ? 0 : after - forecast!.scoreBefore[other]!;
  const outlook = (
    <>
      {rich('player.ifScored', { points: <b>{signed(court.ifScoredNow)}</b> })}
      {change !== 0 && <em class={change > 0 ? 'up' : 'dn'}> → {signed(after!)}</em>}
    </>
  );
  return (
    <PlayerPanel
      seat={other}
      player={player}
      total={court.total}
      turn={isMover ? (other === seat ? 'yours' : 'theirs') : 'none'}
      status={status(table, players, seat, other, isPlanned)}
      outlook={outlook}
      stats={<Stats table={table} other={other} kind={kind} />}
      hand={court.hand}
      laid={court.laid}
      supply={supplyOf(court.laid)}
      noCard={isMover ? <i class="dots3" /> : '?'}
    />
  );
}

function status(table: CaballeroTable, players: readonly Player[], seat: number, other: number, isPlanned: boolean) {
  const at = table.order.indexOf(other);
  const now = table.order.indexOf(table.mover);
  const { laid } = table.courts[other]!;
  if (table.phase === 'over') {
    return t('status.over');
  }
  if (other === table.mover) {
    if (other === seat) {
      return <Pill kind="action">{t(table.phase === 'power' ? 'status.yourBid' : 'status.yourTurn')}</Pill>;
    }
    if (players[other]!.isBot) {
      return (
        <>
          <i class="dots3" /> {t('status.thinking')}
        </>
      );
    }
    return t(table.phase === 'power' ? 'status.choosing' : 'status.playing');
  }
  if (table.phase === 'power') {
    if (laid > 0) {
      return t('status.laid', { card: laid });
    }
    return other === seat && isPlanned ? <Pill kind="action">{t('status.planned')}</Pill> : t('status.toLay');
  }
  if (at < now) {
    return t('status.played');
  }
  return at === now + 1 ? t('status.next') : rankWord(at + 1);
}

function Stats({ table, other, kind }: { table: CaballeroTable; other: number; kind: GameKind }) {
  const court = table.courts[other]!;
  const onMap = table.tiles.some((tile) => tile.seat === other && tile.grande);
  const entry = (icon: IconName, tip: TipName, label: string, title: string, value: number | string, of?: number) => (
    <div data-tip={tip}>
      <dt>
        <span aria-hidden="true">{label}</span>
        <Hidden>{title}</Hidden>
      </dt>
      <dd class={typeof value === 'string' ? 'w' : ''}>
        <Icon name={icon} />
        <b>{value}</b>
        {of !== undefined && <small>/{of}</small>}
      </dd>
    </div>
  );
  return (
    <dl class={kind.isExpanded ? 'stats' : 'stats basic'}>
      {entry('cab', 'court', t('stat.court'), t('stat.courtLong'), court.caballeros, court.capacity)}
      {entry('tile', 'tiles', t('stat.tiles'), t('stat.tilesLong'), court.tiles, kind.tiles)}
      {entry('ship', 'ship', t('stat.ships'), t('stat.shipsLong'), court.ships)}
      {kind.isExpanded && entry('governor', 'governor', t('stat.governors'), t('stat.governorsLong'), court.governors)}
      {kind.isExpanded &&
        entry('grande', 'grande', t('stat.grande'), t('stat.grandeLong'), t(onMap ? 'stat.onMap' : 'stat.inCourt'))}
    </dl>
  );
}
