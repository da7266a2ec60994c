import { Icon } from '../draw/Icon';
import { classes } from '../ui/parts/classes';
import { gameName } from '../ui/state/names';
import { findGame } from '.';
import styles from './GameIcon.module.css';

/** The sign of a game in a list. */
export function GameIcon({ game }: { game: string }) {
  const found = findGame(game);
  return (
    <span class={classes(styles.icon, found !== undefined && styles[found.tint])} role="img" aria-label={gameName(game)}>
      <Icon name={found?.icon ?? 'warn'} />
    </span>
  );
}
