import { memo } from 'preact/compat';
import { useRef } from 'preact/hooks';
import type { CaballeroPreview, CaballeroTable } from '../../../protocol/types';
import { PlayerPanel } from '../../../table/people/PlayerPanel';
import { SeatColumn } from '../../../table/people/SeatColumn';
import { type SeatStat, SeatStats } from '../../../table/people/SeatStats';
import { bidStatus, orderStatus, turnOf } from '../../../table/people/status';
import { ThinkingDots } from '../../../table/people/ThinkingDots';
import type { Player } from '../../../table/people/types';
import { PointsIfScored } from '../../../table/scoring/PointsIfScored';
import { Pill } from '../../../ui/parts/Pill';
import { type GameKind, supplyOf } from '../scene/cards';
import { t } from '../text';

interface Props {
  table: CaballeroTable;
  players: readonly Player[];
  seat: number;
  kind: GameKind;
  /** The result of the previewed move. */
  preview: CaballeroPreview | undefined;
  /** Whether a card of yours is planned. */
  isPlanned: boolean;
}

/** The seats in the order of the round. */
export const Players = memo(function Players({ table, players, seat, kind, preview, isPlanned }: Props) {
  return (
    <SeatColumn count={table.order.length}>
      {table.order.map((other) => (
        <PlayerOf
          key={other}
          other={other}
          table={table}
          players={players}
          seat={seat}
          kind={kind}
          preview={preview}
          isPlanned={isPlanned}
        />
      ))}
    </SeatColumn>
  );
});

function PlayerOf({ other, table, players, seat, kind, preview, isPlanned }: Props & { other: number }) {
  const player = players[other]!;
  const court = table.courts[other]!;
  const isMover = table.phase !== 'over' && other === table.mover;
  return (
    <PlayerPanel
      seat={other}
      player={player}
      total={court.total}
      turn={turnOf(isMover, other === seat)}
      status={status(table, players, seat, other, isPlanned)}
      ifScored={
        <PointsIfScored now={court.ifScoredNow} before={preview?.scoreBefore[other]} after={preview?.scoreAfter[other]} />
      }
      stats={<Stats table={table} other={other} kind={kind} />}
      power={{
        hand: court.hand,
        laid: court.laid,
        supply: supplyOf(court.laid),
        noCard: isMover ? <ThinkingDots /> : '?',
      }}
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
          <ThinkingDots /> {t('status.thinking')}
        </>
      );
    }
    return t(table.phase === 'power' ? 'status.choosing' : 'status.playing');
  }
  if (table.phase === 'power') {
    return bidStatus(laid, other === seat && isPlanned);
  }
  return orderStatus(at, now);
}

function Stats({ table, other, kind }: { table: CaballeroTable; other: number; kind: GameKind }) {
  const court = table.courts[other]!;
  const marched = useMarched(court.caballeros, court.capacity);
  const atSea = table.tiles.reduce((sum, tile) => sum + (tile.seat === other ? tile.ships.length : 0), 0);
  const onMap = table.tiles.some((tile) => tile.seat === other && tile.grande);
  const stats: SeatStat[] = [
    {
      icon: 'cab',
      tip: 'court',
      label: t('ec.stat.court'),
      title: t('ec.stat.courtLong'),
      value: court.caballeros,
      of: court.capacity,
      moved: marched,
    },
    {
      icon: 'tile',
      tip: 'tiles',
      label: t('ec.stat.tiles'),
      title: t('ec.stat.tilesLong'),
      value: court.tiles,
      of: kind.tiles,
    },
    {
      icon: 'ship',
      tip: 'ship',
      label: t('ec.stat.ships'),
      title: t('ec.stat.shipsLong', { map: atSea, court: court.ships }),
      value: atSea,
    },
  ];
  const expanded: SeatStat[] = [
    {
      icon: 'governor',
      tip: 'governor',
      label: t('ec.stat.governors'),
      title: t('ec.stat.governorsLong'),
      value: court.governors,
    },
    {
      icon: 'grande',
      tip: 'grande',
      label: t('ec.stat.grande'),
      title: t('ec.stat.grandeLong'),
      value: t(onMap ? 'ec.stat.onMap' : 'ec.stat.inCourt'),
    },
  ];
  return <SeatStats labels="below" stats={kind.isExpanded ? [...stats, ...expanded] : stats} />;
}

/** How many caballeros have just marched into the court; tiles that come back change its capacity too. */
function useMarched(caballeros: number, capacity: number): number {
  const last = useRef({ caballeros, capacity, marched: 0 });
  if (last.current.caballeros !== caballeros || last.current.capacity !== capacity) {
    const marched = last.current.capacity === capacity ? Math.max(0, caballeros - last.current.caballeros) : 0;
    last.current = { caballeros, capacity, marched };
  }
  return last.current.marched;
}
