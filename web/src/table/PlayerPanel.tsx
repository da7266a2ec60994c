import type { ComponentChildren } from 'preact';
import { Badge, Icon } from '../draw/Icon';
import { colourOf } from '../draw/players';
import { t } from '../text';
import { Hidden } from '../ui/Hidden';
import { Pill } from '../ui/Pill';
import { PowerPips } from './PowerPips';
import type { Player } from './types';

interface Props {
  seat: number;
  player: Player;
  total: number;
  /** Your turn, another's turn, or nobody's. */
  turn: 'yours' | 'theirs' | 'none';
  status: ComponentChildren;
  /** A line under the head: what a scoring would bring. */
  outlook: ComponentChildren;
  stats: ComponentChildren;
  hand: readonly number[];
  laid: number;
  /** The caballeros that the laid card brings. */
  supply: number;
  /** Shown in the place of the laid card while none lies. */
  noCard?: ComponentChildren;
}

/** A seat: name, points, court and power cards. The same for both games. */
export function PlayerPanel({ seat, player, total, turn, status, outlook, stats, hand, laid, supply, noCard }: Props) {
  const state = turn === 'yours' ? 'active' : turn === 'theirs' ? 'turn' : '';
  return (
    <article data-player={colourOf(seat)} class={`pp ${state} ${player.isAway ? 'away' : ''}`} aria-label={player.name}>
      <div class="pp-h">
        <Badge seat={seat} size="large" />
        <div class="nm">
          <h2>
            {player.isYou ? t('player.you') : player.name}
            {player.isBot && (
              <>
                {' '}
                <Icon name="bot" />
                <Hidden>{t('player.bot')}</Hidden>
              </>
            )}
          </h2>
          <span class="st">
            {player.isAway ? (
              <Pill kind="warning">
                <Icon name="wifi" />
                {t('player.away')}
              </Pill>
            ) : (
              status
            )}
          </span>
        </div>
        <div class="sc">
          <b class="serif">
            {total}
            <Hidden> {t('player.points')}</Hidden>
          </b>
        </div>
      </div>
      <div class="pp-m">
        <span class="if">{outlook}</span>
        {player.clock && <Clock {...player.clock} />}
      </div>
      {stats}
      <div class="pw">
        {laid > 0 ? (
          <span class="pcard" data-tip="power" title={t('player.card', { card: laid, supply })}>
            <b>{laid}</b>
            <i>
              <Icon name="cab" />
              {supply}
            </i>
          </span>
        ) : (
          <span class="pcard none">{noCard ?? '–'}</span>
        )}
        <PowerPips hand={hand} laid={laid} />
      </div>
    </article>
  );
}

/** What a seat has left to think; it stands out when that is little. */
function Clock({ text, isLow }: { text: string; isLow: boolean }) {
  const face = (
    <>
      <Icon name="clock" />
      {text}
    </>
  );
  return isLow ? (
    <Pill kind="warning" class="clk tn">
      {face}
    </Pill>
  ) : (
    <span class="clk tn">{face}</span>
  );
}
