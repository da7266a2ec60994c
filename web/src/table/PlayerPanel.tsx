import type { ComponentChildren } from 'preact';
import { Badge, Icon } from '../draw/Icon';
import { colourOf } from '../draw/players';
import { t } from '../text';
import { classes } from '../ui/classes';
import { Hidden } from '../ui/Hidden';
import { Panel } from '../ui/Panel';
import { Pill } from '../ui/Pill';
import { LaidCard } from './LaidCard';
import { nameOf } from './names';
import styles from './PlayerPanel.module.css';
import { PowerPips } from './PowerPips';
import type { Player } from './types';

interface Props {
  seat: number;
  player: Player;
  total: number;
  /** Your turn, another's turn, or nobody's. */
  turn: 'yours' | 'theirs' | 'none';
  status: ComponentChildren;
  /** A line under the head: what a scoring would give. */
  outlook: ComponentChildren;
  stats: ComponentChildren;
  hand: readonly number[];
  laid: number;
  /** The caballeros that the played card brings. */
  supply: number;
  /** Shown instead of the played card while there is none. */
  noCard?: ComponentChildren;
  /** With five seats there is less space for each. */
  isDense?: boolean;
}

/** A seat: name, points, court and power cards. The same for both games. */
export function PlayerPanel(props: Props) {
  const { seat, player, total, turn, status, outlook, stats, hand, laid, supply, noCard, isDense = false } = props;
  return (
    <Panel
      as="article"
      data-player={colourOf(seat)}
      class={classes(styles.seat, turn !== 'none' && styles[turn], player.isAway && styles.away, isDense && styles.dense)}
      aria-label={player.name}
    >
      <div class={styles.head}>
        <Badge seat={seat} size="large" />
        <div class={styles.name}>
          <h2>
            <span translate={false}>{nameOf(player)}</span>
            {player.isBot && (
              <>
                {' '}
                <Icon name="bot" class={styles.bot} />
                <Hidden>{t('player.bot')}</Hidden>
              </>
            )}
          </h2>
          <span class={styles.status}>
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
        <b class={styles.score}>
          {total}
          <Hidden> {t('player.points')}</Hidden>
        </b>
      </div>
      <div class={styles.outlook}>
        <span>{outlook}</span>
        {player.clock && <Clock {...player.clock} />}
      </div>
      {stats}
      <div class={styles.power}>
        <LaidCard card={laid} supply={supply} noCard={noCard} isDense={isDense} />
        <PowerPips hand={hand} laid={laid} />
      </div>
    </Panel>
  );
}

/** The time that a seat has left; highlighted if it is little. */
function Clock({ text, isLow }: { text: string; isLow: boolean }) {
  const face = (
    <>
      <Icon name="clock" />
      {text}
    </>
  );
  return <span class={styles.clock}>{isLow ? <Pill kind="warning">{face}</Pill> : face}</span>;
}
