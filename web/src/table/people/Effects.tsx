import { Badge, Icon } from '../../draw/Icon';
import { signed } from '../../text';
import { classes } from '../../ui/parts/classes';
import styles from './Effects.module.css';
import { nameAt } from './names';
import type { Player, ShownEffect, ShownPoints } from './types';

/** The effects of an action on the reader: bad ones are orange with a triangle, good ones green with a plus. */
export function Touches({ effects }: { effects: readonly ShownEffect[] }) {
  return (
    <>
      {effects.map(({ tone, text }, i) => (
        <span key={i} class={classes(styles.touch, tone === 'bad' ? styles.bad : styles.good)}>
          <Icon name={tone === 'bad' ? 'warn' : 'plus'} />
          <span>{text}</span>
        </span>
      ))}
    </>
  );
}

/** The changes of the points if scored: each seat with its emblem, the reader's own highlighted. */
export function PointChips({ points, players }: { points: readonly ShownPoints[]; players: readonly Player[] }) {
  return (
    <>
      {points.map(({ seat, by }) => {
        const isYou = players[seat]?.isYou ?? false;
        return (
          <span key={seat} class={classes(styles.chip, isYou && by !== 0 && (by < 0 ? styles.bad : styles.good))}>
            <Badge seat={seat} size="tiny" />
            <span>
              {nameAt(players, seat)} <b>{signed(by)}</b>
            </span>
          </span>
        );
      })}
    </>
  );
}
