import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { t } from '../../text';
import { IconButton } from '../../ui/controls/IconButton';
import { useMedia, WIDE } from '../../ui/hooks/use-media';
import { classes } from '../../ui/parts/classes';
import { CoachContext } from '../lesson/lesson';
import styles from './Stage.module.css';

interface Props {
  players: ComponentChildren;
  /** The column on the right; below the map on an upright tablet. */
  side: ComponentChildren;
  /** Shown above the side column's lists; on phones it is part of the players. */
  sideTop?: ComponentChildren;
  /** Where there is no space for columns: the side is in a drawer; during a show it is beside the map, on a phone below it. */
  sideWithoutRoom?: 'drawer' | 'beside';
  /** During a show without a side column, the coach of a lesson is below the map. */
  hasCoachBelow?: boolean;
  isDrawerOpen?: boolean;
  onCloseDrawer?: () => void;
  /** The middle: the map and all controls. */
  children: ComponentChildren;
}

/** The layout of a table: players on the left, the map in the middle, points, log and chat on the right. */
export function Stage({
  players,
  side,
  sideTop,
  sideWithoutRoom = 'drawer',
  hasCoachBelow = false,
  isDrawerOpen,
  onCloseDrawer,
  children,
}: Props) {
  const coach = useContext(CoachContext);
  const isWide = useMedia(WIDE);
  // Beside a show, the score sheet needs the space of the steps.
  const isShow = sideWithoutRoom === 'beside';
  const isAlone = coach !== undefined && isWide && !isShow;
  return (
    <main class={classes(styles.stage, styles[sideWithoutRoom], coach && styles.lesson)}>
      {/* The Tab key visits the middle first. */}
      <div class={styles.centre}>{children}</div>
      {coach && hasCoachBelow && !isWide && <div class={styles.coach}>{isShow ? coach.smallCard : coach.card}</div>}
      <div class={styles.players}>{players}</div>
      <div class={classes(styles.side, isDrawerOpen && styles.open)}>
        {onCloseDrawer && (
          <div class={styles.closer}>
            <IconButton aria-label={t('drawer.close')} onClick={onCloseDrawer}>
              <Icon name="x" />
            </IconButton>
          </div>
        )}
        {coach && isWide && coach.card}
        {isAlone && coach.steps}
        {!isAlone && sideTop && <div class={styles.top}>{sideTop}</div>}
        {!isAlone && side}
      </div>
    </main>
  );
}
