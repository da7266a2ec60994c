import type { ComponentChildren } from 'preact';
import { Icon } from '../../draw/Icon';
import { t } from '../../text';
import { classes } from '../../ui/parts/classes';
import { EdgedPanel } from '../../ui/parts/EdgedPanel';
import { Hidden } from '../../ui/parts/Hidden';
import { LevelBadge } from '../../ui/parts/LevelBadge';
import { Pill } from '../../ui/parts/Pill';
import { SeatHead } from '../../ui/parts/SeatHead';
import { nameOf } from './names';
import styles from './PlayerPanel.module.css';
import strip from './PlayerStrip.module.css';
import { PlayedCard, PowerPips } from './PowerPips';
import type { Player } from './types';

interface Props {
  seat: number;
  player: Player;
  total: number;
  /** The reader's turn, another player's, or no turn. */
  turn: 'yours' | 'theirs' | 'none';
  status: ComponentChildren;
  /** A line under the head: the points if scored now. */
  ifScored: ComponentChildren;
  stats: ComponentChildren;
  /** The power cards, in a game where they stay on the table. */
  power?: {
    hand: readonly number[];
    laid: number;
    /** The caballeros from the played card. */
    supply: number;
    /** Replaces the played card while there is none. */
    noCard?: ComponentChildren;
  };
  /** With five seats there is less space for each. */
  isDense?: boolean;
}

/** A seat: name, points, court and power cards. The same for all games. */
export function PlayerPanel(props: Props) {
  const { seat, player, total, turn, status, ifScored, stats, power, isDense = false } = props;
  return (
    <EdgedPanel
      seat={seat}
      label={player.name}
      class={classes(
        styles.seat,
        strip.seat,
        turn !== 'none' && styles[turn],
        turn === 'yours' && strip.yours,
        player.isAway && styles.away,
        isDense && styles.dense,
        isDense && strip.dense,
      )}
    >
      <SeatHead
        seat={seat}
        persona={player.persona}
        class={classes(styles.head, strip.head)}
        name={<Name {...player} />}
        note={<span class={styles.status}>{player.isAway ? <Away /> : status}</span>}
        score={
          <b class={classes(styles.score, strip.score, total >= 100 && styles.long)}>
            {total}
            <Hidden> {t('player.points')}</Hidden>
          </b>
        }
      />
      <div class={classes(styles.ifScored, strip.ifScored)}>
        <span data-tip="ifScored">{ifScored}</span>
        {player.level !== '' && <LevelBadge level={player.level} />}
        {player.clock && <Clock {...player.clock} />}
      </div>
      {stats}
      {power && (
        <div class={classes(styles.power, strip.power)}>
          <PlayedCard card={power.laid} supply={power.supply} noCard={power.noCard} isDense={isDense} />
          <PowerPips hand={power.hand} laid={power.laid} />
        </div>
      )}
    </EdgedPanel>
  );
}

function Name(player: Player) {
  return (
    <>
      <span translate={false}>{nameOf(player)}</span>
      {player.isBot && <Hidden> {t('player.bot')}</Hidden>}
    </>
  );
}

function Away() {
  return (
    <Pill kind="warning">
      <Icon name="wifi" />
      {t('player.away')}
    </Pill>
  );
}

/** A seat's remaining time; highlighted if it is low. */
function Clock({ text, isLow }: { text: string; isLow: boolean }) {
  const face = (
    <>
      <Icon name="clock" />
      {text}
    </>
  );
  return <span class={classes(styles.clock, strip.clock)}>{isLow ? <Pill kind="warning">{face}</Pill> : face}</span>;
}
