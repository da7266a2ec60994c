import type { ComponentChildren } from 'preact';
import { Badge, Icon } from '../draw/Icon';
import { colourOf } from '../draw/players';
import { t } from '../text';
import { placeWord } from '../text/ordinal';
import { Button } from '../ui/Button';
import { Hidden } from '../ui/Hidden';
import { Panel, PanelHead, PanelNote } from '../ui/Panel';
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
  /** What else is to be told: key moments, exports. */
  children?: ComponentChildren;
}

const PILLARS = [196, 150, 118, 92, 70];

function nameOf(player: Player): string {
  return player.isYou ? t('player.you') : player.name;
}

/** The result in a sentence, a podium by rank, points by source. */
export function FinalStanding({ players, seats, sources, columns, ready, onRematch, onReplay, onLeave, children }: Props) {
  const order = [...seats].sort((a, b) => b.total - a.total);
  const best = order[0]!.total;
  const winners = order.filter((seat) => seat.total === best);
  const rankOf = (total: number) => order.filter((other) => other.total > total).length;
  const names = winners.map(({ seat }) => nameOf(players[seat]!));
  const youWin = winners.some(({ seat }) => players[seat]!.isYou);
  const headline =
    winners.length > 1
      ? t('final.shared', { names: names.slice(0, -1).join(', '), last: names.at(-1)!, points: best })
      : t(youWin ? 'final.youWin' : 'final.wins', { name: names[0]!, points: best });
  const second = order.find((seat) => seat.total < best);
  // The winner stands in the middle of the podium.
  const podium = order.length > 2 ? [order[1]!, order[0]!, ...order.slice(2)] : order;
  return (
    <main class="fstage">
      <Panel class="fpod">
        <h1>{headline}</h1>
        {second && (
          <p>
            {players[second.seat]!.isYou
              ? t('final.aheadOfYou', { n: best - second.total })
              : t('final.ahead', { n: best - second.total, name: players[second.seat]!.name })}
          </p>
        )}
        <ol class={`podium3 n${order.length}`}>
          {podium.map(({ seat, total }) => {
            const rank = rankOf(total);
            return (
              <li key={seat} data-player={colourOf(seat)} class={rank === 0 ? 'win' : ''}>
                <span class="pn1">
                  {rank === 0 && <Icon name="trophy" />}
                  <Badge seat={seat} size="large" />
                  <b>
                    {nameOf(players[seat]!)} {players[seat]!.isBot && <Icon name="bot" />}
                  </b>
                </span>
                <div style={{ height: `${PILLARS[rank] ?? 60}px` }}>
                  <svg width="100%" height="100%" aria-hidden="true">
                    <rect width="100%" height="100%" fill="var(--player)" />
                    <rect width="100%" height="100%" fill={`url(#pat-${colourOf(seat)})`} opacity=".9" />
                  </svg>
                  <b class="serif">{total}</b>
                  <i>{placeWord(rank + 1)}</i>
                </div>
              </li>
            );
          })}
        </ol>
      </Panel>
      <Panel class="fsrc">
        <PanelHead>
          <h2>{t('final.sources')}</h2>
          <PanelNote aria-hidden="true">
            {sources.list.map(({ label, look }) => (
              <>
                <i key={look} class={`k ${look}`} />
                {label}
              </>
            ))}
          </PanelNote>
        </PanelHead>
        <table class="ftable" aria-label={t('final.sources')}>
          <thead>
            <tr>
              <th scope="col">
                <Hidden>{t('final.player')}</Hidden>
              </th>
              <th scope="col">
                <Hidden>{t('final.sources')}</Hidden>
              </th>
              <th scope="col">{t('sheet.total')}</th>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.map(({ seat, total, bySource, byColumn }) => (
              <tr key={seat} data-player={colourOf(seat)}>
                <th scope="row">
                  <Badge seat={seat} />
                  {nameOf(players[seat]!)}
                </th>
                <td class="fcell">
                  <div class="fbar" role="img" aria-label={sources.words(bySource)}>
                    {sources.list.map(
                      ({ look }, i) =>
                        bySource[i]! > 0 && (
                          <i key={look} class={look} style={{ width: `${(bySource[i]! / Math.max(1, best)) * 100}%` }}>
                            {bySource[i]! > 5 && bySource[i]}
                          </i>
                        ),
                    )}
                  </div>
                </td>
                <td class="tot2 serif">{total}</td>
                {byColumn.map((points, i) => (
                  <td key={i} class="tn">
                    {points}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      {children}
      <section class="fact">
        {onRematch && (
          <Button variant="primary" size="large" onClick={onRematch}>
            <Icon name="rotate" />
            {t('final.rematch')}
          </Button>
        )}
        {ready.length > 0 && (
          <span class="ready">
            {ready.map((seat) => (
              <Badge key={seat} seat={seat} size="small" />
            ))}{' '}
            {t('final.ready', { names: ready.map((seat) => nameOf(players[seat]!)).join(', ') })}
          </span>
        )}
        <span class="grow" />
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
    </main>
  );
}
