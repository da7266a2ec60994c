import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { t } from '../../text';
import { SQUAT, useMedia } from '../../ui/hooks/use-media';
import { classes } from '../../ui/parts/classes';
import { EdgedPanel } from '../../ui/parts/EdgedPanel';
import { Hidden } from '../../ui/parts/Hidden';
import { LevelBadge } from '../../ui/parts/LevelBadge';
import { Pill } from '../../ui/parts/Pill';
import { SeatHead } from '../../ui/parts/SeatHead';
import { nameOf } from './names';
import styles from './PlayerPanel.module.css';
import { type PlayerProps, PlayerSheet } from './PlayerSheet';
import strip from './PlayerStrip.module.css';
import { PlayedCard, PowerPips } from './PowerPips';
import type { Player } from './types';

/** A seat: name, points, court and power cards. The same for all games. A cell of a narrow strip opens the rest. */
export function PlayerPanel(props: PlayerProps) {
  const { seat, player, total, turn, status, ifScored, stats, power, isDense = false } = props;
  const isCell = useMedia(SQUAT);
  const [isOpen, setOpen] = useState(false);
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
      {isCell && (
        <button
          type="button"
          class={strip.show}
          aria-haspopup="dialog"
          aria-label={t('player.show', { name: player.name })}
          onClick={() => setOpen(true)}
        />
      )}
      {isCell && isOpen && <PlayerSheet {...props} onClose={() => setOpen(false)} />}
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
