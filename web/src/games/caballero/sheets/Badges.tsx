import { memo } from 'preact/compat';
import type { Point } from '../../../draw/curve';
import type { BadgeLabel, Scene } from '../scene/scene';
import { t } from '../text';
import styles from './Badges.module.css';
import { RegionBadge } from './RegionBadge';

interface Props {
  scene: Scene;
  badges: readonly BadgeLabel[];
  cell: number;
  /** The upper left of the layer, in cells. */
  origin: Point;
  small: boolean;
}

/** The badges of regions, placed in pixels of the layer. */
export const Badges = memo(function Badges({ scene, badges, cell, origin, small }: Props) {
  return (
    <div class={styles.badges} aria-hidden="true">
      {badges.map(({ x, y, region }) => (
        <div
          key={region}
          class={styles.place}
          data-tip="badge"
          data-about={aboutRegion(scene, region)}
          style={{ left: `${(x - origin[0]) * cell}px`, top: `${(y - origin[1]) * cell}px` }}
        >
          <RegionBadge scene={scene} region={region} isSmall={small} />
        </div>
      ))}
    </div>
  );
});

/** A region's name and value, for its tip. */
function aboutRegion({ table, nameAt }: Scene, index: number): string {
  const { name, value } = table.regions[index]!;
  return t('ec.cell.region', { region: nameAt(name), value });
}
