import type { ComponentChildren } from 'preact';
import { Badge, Icon } from '../draw/Icon';
import { personal, t } from '../text';
import { listed } from '../text/say';
import { Button } from '../ui/Button';
import { Panel } from '../ui/Panel';
import styles from './FinalStanding.module.css';
import { nameOf } from './names';
import { Podium, type Ranked } from './Podium';
import { PointTable } from './PointTable';
import type { Player, Sources } from './types';

export interface FinalSeat {
  seat: number;
  total: number;
  bySource: readonly number[];
  /** Points by column. */
  byColumn: readonly number[];
}

interface Props {
  players: readonly Player[];
  seats: readonly FinalSeat[];
  sources: Sources;
  /** What the columns after the total are: the scorings. */
  columns: readonly string[];
  /** Seats that have agreed to a rematch. */
  ready: readonly number[];
  onRematch?: () => void;
  onReplay?: () => void;
  onLeave: () => void;
  /** Further contents: key moments, exports. */
  children?: ComponentChildren;
}

/** The result in a sentence, a podium by rank, points by source. */
export function FinalStanding(props: Props) {
  const { players, seats, sources, columns, children } = props;
  const order = [...seats].sort((a, b) => b.total - a.total);
  const ranked = order.map(({ seat, total }) => ({
    seat,
    total,
    rank: order.filter((other) => other.total > total).length,
  }));
  return (
    <main class={styles.standing}>
      <Panel class={styles.result}>
        <h1>{headline(ranked, players)}</h1>
        <Lead ranked={ranked} players={players} />
        <Podium order={ranked} players={players} />
      </Panel>
      <PointTable players={players} order={order} sources={sources} columns={columns} />
      <div class={styles.more}>{children}</div>
      <Actions {...props} />
    </main>
  );
}

function headline(ranked: readonly Ranked[], players: readonly Player[]): string {
  const winners = ranked.filter(({ rank }) => rank === 0);
  const points = ranked[0]!.total;
  if (winners.length > 1) {
    return t('final.shared', { names: listed(winners.map(({ seat }) => nameOf(players[seat]!))), points });
  }
  return personal('final.wins', players[winners[0]!.seat]!, { points });
}

/** How far the winner is ahead of the next. */
function Lead({ ranked, players }: { ranked: readonly Ranked[]; players: readonly Player[] }) {
  const second = ranked.find(({ rank }) => rank > 0);
  if (second === undefined) {
    return null;
  }
  const n = ranked[0]!.total - second.total;
  return <p>{personal('final.ahead', players[second.seat]!, { n })}</p>;
}

function Actions({ players, ready, onRematch, onReplay, onLeave }: Props) {
  return (
    <section class={styles.actions}>
      {onRematch && (
        <Button variant="primary" size="large" onClick={onRematch}>
          <Icon name="rotate" />
          {t('final.rematch')}
        </Button>
      )}
      {ready.length > 0 && (
        <span class={styles.ready}>
          {ready.map((seat) => (
            <Badge key={seat} seat={seat} size="small" />
          ))}{' '}
          {t('final.ready', { names: listed(ready.map((seat) => nameOf(players[seat]!))) })}
        </span>
      )}
      <span class={styles.grow} />
      {onReplay && (
        <Button size="large" onClick={onReplay}>
          <Icon name="play" />
          {t('final.replay')}
        </Button>
      )}
      <Button size="large" variant="ghost" onClick={onLeave}>
        {t('final.leave')}
      </Button>
    </section>
  );
}
