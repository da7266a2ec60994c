import type { ComponentChildren } from 'preact';
import { Icon } from '../draw/Icon';
import { t } from '../text';
import { classes } from '../ui/classes';
import { IconButton } from '../ui/IconButton';
import styles from './Stage.module.css';

interface Props {
  players: ComponentChildren;
  /** The column at the right; without one, the middle uses its space. */
  side?: ComponentChildren;
  /** Shown above the side column's lists; on phones it is part of the players. */
  sideTop?: ComponentChildren;
  /** On tablets the side column is in a drawer; during a show it is visible, to the right of the map or below it. */
  sideOnTablets?: 'drawer' | 'right' | 'below';
  isDrawerOpen?: boolean;
  onCloseDrawer?: () => void;
  /** The middle: the map and all controls. */
  children: ComponentChildren;
}

/** The layout of a table: players at the left, the map in the middle, projection, log and chat at the right. */
export function Stage({ players, side, sideTop, sideOnTablets = 'drawer', isDrawerOpen, onCloseDrawer, children }: Props) {
  const hasSide = side !== undefined;
  return (
    <main class={classes(styles.stage, hasSide && styles[sideOnTablets])}>
      {/* The Tab key visits the middle first. */}
      <div class={classes(styles.centre, !hasSide && styles.broad)}>{children}</div>
      <div class={styles.players}>{players}</div>
      {hasSide && (
        <div class={classes(styles.side, isDrawerOpen && styles.open)}>
          {onCloseDrawer && (
            <div class={styles.closer}>
              <IconButton aria-label={t('drawer.close')} onClick={onCloseDrawer}>
                <Icon name="x" />
              </IconButton>
            </div>
          )}
          {sideTop && <div class={styles.top}>{sideTop}</div>}
          {side}
        </div>
      )}
    </main>
  );
}
