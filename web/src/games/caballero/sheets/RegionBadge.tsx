import { Badge, Icon } from '../../../draw/Icon';
import { colourOf } from '../../../draw/players';
import { classes } from '../../../ui/parts/classes';
import { shownStandings } from '../scene/badge-parts';
import type { Scene } from '../scene/scene';
import styles from './RegionBadge.module.css';

interface Props {
  scene: Scene;
  region: number;
  /** On a small chart: in a compact form. */
  isSmall?: boolean;
}

/** The value of a region and its entries, the strongest first. */
export function RegionBadge({ scene, region, isSmall = false }: Props) {
  const { value, governor, land, ship } = scene.table.regions[region]!;
  const entries = shownStandings(scene, region, isSmall);
  return (
    <span class={classes(styles.badge, isSmall && styles.small)}>
      {/* A separate class: Chromium does not always notice when a class of its parent changes. */}
      <b class={classes(styles.value, !land && styles.water)}>{value}</b>
      {governor >= 0 ? (
        <>
          <Badge seat={governor} size="small" />
          <Icon name="governor" class={styles.icon} />
          {ship && <Icon name="ship" class={styles.icon} />}
        </>
      ) : (
        entries.map(({ seat, count }, i) => (
          <>
            {i > 0 && entries[i - 1]!.count === count && '='}
            <span
              class={classes(styles.count, land && count === entries[0]!.count && styles.lead)}
              style={seat === scene.reader ? { '--own': `var(--player-${colourOf(seat)})` } : undefined}
            >
              <Badge seat={seat} size="small" />
              {land ? count : <Icon name="ship" class={styles.icon} />}
              {!land && count > 1 && count}
            </span>
          </>
        ))
      )}
    </span>
  );
}
