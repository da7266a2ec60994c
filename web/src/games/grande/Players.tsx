import type { ComponentChildren } from 'preact';
import { Icon } from '../../draw/Icon';
import type { IconName } from '../../draw/icons';
import type { GrandeTable } from '../../protocol/table';
import type { GrandeForecast } from '../../protocol/types';
import { PlayerPanel } from '../../table/PlayerPanel';
import type { TipName } from '../../table/tip-list';
import type { Player } from '../../table/types';
import { rich, signed, t } from '../../text';
import { rankWord } from '../../text/ordinal';
import { Hidden } from '../../ui/Hidden';
import { Pill } from '../../ui/Pill';
import { supplyOf } from './cards';

interface Props {
  table: GrandeTable;
  players: readonly Player[];
  seat: number;
  /** What the previewed move would do. */
  forecast: GrandeForecast | undefined;
  /** Whether a card of yours is planned. */
  isPlanned: boolean;
  /** What is said of each seat instead of what it does, where nobody is to do anything. */
  words?: readonly string[];
}

/** The seats in the order of the round. */
export function Players(props: Props) {
  const { order } = props.table;
  return (
    <div class={`players n${order.length} ${order.length === 5 ? 'five' : ''}`}>
      {order.map((other) => (
        <Panel key={other} other={other} {...props} />
      ))}
    </div>
  );
}

function Panel({ other, table, players, seat, forecast, isPlanned, words }: Props & { other: number }) {
  const court = table.courts[other]!;
  const isAsked = table.stage !== 'over' && words === undefined && table.obliged.includes(other);
  const after = forecast?.certain ? forecast.scoreAfter[other] : undefined;
  const change = after === undefined ? 0 : after - forecast!.scoreBefore[other]!;
  return (
    <PlayerPanel
      seat={other}
      player={players[other]!}
      total={court.total}
      turn={isAsked ? (other === seat ? 'yours' : 'theirs') : 'none'}
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
      outlook={
        <>
          {rich('player.ifScored', { points: <b>{signed(court.ifScoredNow)}</b> })}
          {change !== 0 && <em class={change > 0 ? 'up' : 'dn'}> → {signed(after!)}</em>}
        </>
      }
      stats={<Stats court={court.caballeros} province={court.province} />}
      hand={court.hand}
      laid={court.laid}
      supply={supplyOf(court.laid)}
      noCard={isAsked ? <i class="dots3" /> : '?'}
    />
  );
}

function Stats({ court, province }: { court: number; province: number }) {
  const entry = (icon: IconName, tip: TipName, label: string, title: string, value: number) => (
    <div data-tip={tip}>
      <Hidden as="dt">{title}</Hidden>
      <dd>
        <Icon name={icon} />
        <b>{value}</b> <small>{label}</small>
      </dd>
    </div>
  );
  return (
    <dl class="stats g">
      {entry('cab', 'grandeCourt', t('eg.stat.court'), t('eg.stat.courtLong'), court)}
      {entry('house', 'province', t('eg.stat.province'), t('eg.stat.provinceLong'), province)}
    </dl>
  );
}

function thinking(players: readonly Player[], other: number, words: string): ComponentChildren {
  return players[other]!.isBot ? (
    <>
      <i class="dots3" /> {t('status.thinking')}
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
    return chosen.includes(other) ? (
      <>
        <Icon name="lock" /> {t('eg.status.locked')}
      </>
    ) : isAsked ? (
      (mine(t('eg.status.choice')) ?? t('eg.status.deciding'))
    ) : (
      t('eg.status.notAsked')
    );
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
    const { laid } = table.courts[other]!;
    return laid > 0 ? (
      t('status.laid', { card: laid })
    ) : other === seat && isPlanned ? (
      <Pill kind="action">{t('status.planned')}</Pill>
    ) : (
      t('status.toLay')
    );
  }
  if (other === active) {
    const asked = stage === 'asking' ? action.asked : action.stepper;
    return asked === seat
      ? t('eg.status.waitsForYou')
      : asked >= 0
        ? t('eg.status.waitsFor', { name: players[asked]!.name })
        : t('status.playing');
  }
  const at = order.indexOf(other);
  const now = order.indexOf(active);
  return at < now ? t('status.played') : at === now + 1 ? t('status.next') : rankWord(at + 1);
}
