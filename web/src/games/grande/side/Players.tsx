import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon } from '../../../draw/Icon';
import type { GrandePreview, GrandeTable } from '../../../protocol/types';
import { PlayerPanel } from '../../../table/people/PlayerPanel';
import { SeatColumn } from '../../../table/people/SeatColumn';
import { SeatStats } from '../../../table/people/SeatStats';
import { bidStatus, orderStatus, turnOf } from '../../../table/people/status';
import { ThinkingDots } from '../../../table/people/ThinkingDots';
import type { Player } from '../../../table/people/types';
import { PointsIfScored } from '../../../table/scoring/PointsIfScored';
import { Pill } from '../../../ui/parts/Pill';
import { personal, t } from '../text';
import { supplyOf } from '../words/cards';

interface Props {
  table: GrandeTable;
  players: readonly Player[];
  seat: number;
  /** The result of the previewed move. */
  preview: GrandePreview | undefined;
  /** Whether a card of yours is planned. */
  isPlanned: boolean;
  /** For each seat, a text instead of its state when no seat has to act. */
  words?: readonly string[];
}

/** The seats in the order of the round. */
export function Players(props: Props) {
  const { order } = props.table;
  return (
    <SeatColumn count={order.length}>
      {order.map((other) => (
        <PlayerOf key={other} other={other} {...props} />
      ))}
    </SeatColumn>
  );
}

function PlayerOf({ other, table, players, seat, preview, isPlanned, words }: Props & { other: number }) {
  const court = table.courts[other]!;
  const isAsked = table.stage !== 'over' && words === undefined && table.obliged.includes(other);
  const certain = preview?.certain ? preview : undefined;
  return (
    <PlayerPanel
      seat={other}
      player={players[other]!}
      total={court.total}
      turn={turnOf(isAsked, other === seat)}
      status={
        <>
          {words?.[other] ?? status(table, players, seat, other, isPlanned)}
          {court.vetoes > 0 && (
            <>
              {' '}
              <Pill kind="warning" data-tip="veto" title={t('eg.status.vetoLong')}>
                <Icon name="veto" />
                {t('eg.status.veto')}
              </Pill>
            </>
          )}
        </>
      }
      ifScored={
        <PointsIfScored now={court.ifScoredNow} before={certain?.scoreBefore[other]} after={certain?.scoreAfter[other]} />
      }
      stats={<Stats court={court.caballeros} province={court.province} />}
      power={{
        hand: court.hand,
        laid: court.laid,
        supply: supplyOf(court.laid),
        noCard: isAsked ? <ThinkingDots /> : '?',
      }}
      isDense={players.length === 5}
    />
  );
}

/** The court and the province; caballeros that move between them slide from one number to the other. */
function Stats({ court, province }: { court: number; province: number }) {
  const last = useRef({ court, province, moved: 0 });
  if (last.current.court !== court || last.current.province !== province) {
    last.current = { court, province, moved: fetched(last.current, { court, province }) };
  }
  const { moved } = last.current;
  return (
    <SeatStats
      labels="after"
      stats={[
        { icon: 'cab', tip: 'court', label: t('eg.stat.court'), title: t('eg.stat.courtLong'), value: court, moved },
        { icon: 'house', tip: 'province', label: t('eg.stat.province'), title: t('eg.stat.provinceLong'), value: province },
      ]}
    />
  );
}

interface Caballeros {
  court: number;
  province: number;
}

/** How many caballeros went from the province to the court; negative if they went back. */
export function fetched(before: Caballeros, after: Caballeros): number {
  const [came, left] = [after.court - before.court, before.province - after.province];
  return Math.sign(came) === Math.sign(left) ? Math.sign(came) * Math.min(Math.abs(came), Math.abs(left)) : 0;
}

function thinking(players: readonly Player[], other: number, words: string): ComponentChildren {
  return players[other]!.isBot ? (
    <>
      <ThinkingDots /> {t('status.thinking')}
    </>
  ) : (
    words
  );
}

function status(
  table: GrandeTable,
  players: readonly Player[],
  seat: number,
  other: number,
  isPlanned: boolean,
): ComponentChildren {
  const { stage, obliged, chosen, active, action, order } = table;
  const isAsked = obliged.includes(other);
  const mine = (words: string) => (other === seat ? <Pill kind="action">{words}</Pill> : undefined);
  if (stage === 'over') {
    return t('status.over');
  }
  if (stage === 'disks' || stage === 'castillo') {
    if (chosen.includes(other)) {
      return (
        <>
          <Icon name="lock" /> {t('eg.status.locked')}
        </>
      );
    }
    return isAsked ? (mine(t('eg.status.choice')) ?? t('eg.status.deciding')) : t('eg.status.notAsked');
  }
  if (isAsked) {
    if (stage === 'asking') {
      return mine(t('eg.status.answer')) ?? thinking(players, other, t('eg.status.deciding'));
    }
    if (stage === 'laying') {
      return mine(t('status.yourBid')) ?? thinking(players, other, t('status.choosing'));
    }
    return (
      mine(other === active ? t('status.yourTurn') : t('eg.status.choice')) ??
      thinking(players, other, other === active ? t('status.playing') : t('eg.status.gives'))
    );
  }
  if (stage === 'laying') {
    return bidStatus(table.courts[other]!.laid, other === seat && isPlanned);
  }
  if (other === active) {
    const asked = stage === 'asking' ? action.asked : action.stepper;
    return asked < 0 ? t('status.playing') : personal('eg.status.waitsFor', { ...players[asked]!, isYou: asked === seat });
  }
  return orderStatus(order.indexOf(other), order.indexOf(active));
}
