import { Emblem } from '../../../draw/Icon';
import { colourOf } from '../../../draw/players';
import { type BadgePart, badgeParts, badgeSize, badgeWidth } from '../scene/badge-parts';
import type { BadgeLabel, Scene } from '../scene/scene';
import styles from './DrawnBadges.module.css';

/** The gap between the rim of a badge and its value. */
const RIM = 2;

/**
 * The badges of regions as part of a drawing, for exported pictures. On the page they are elements that keep their size while
 * the chart is zoomed.
 */
export function DrawnBadges({ scene, badges, cell }: { scene: Scene; badges: readonly BadgeLabel[]; cell: number }) {
  return (
    <g>
      {badges.map(({ x, y, region }) => (
        <g key={region} transform={`translate(${x * 100} ${y * 100}) scale(${100 / cell})`}>
          <DrawnBadge scene={scene} region={region} />
        </g>
      ))}
    </g>
  );
}

/** A badge around 0,0. */
function DrawnBadge({ scene, region }: { scene: Scene; region: number }) {
  const width = badgeWidth(scene, region, false);
  const height = badgeSize(false).height - RIM;
  let right = RIM - width / 2;
  return (
    <>
      <rect class={styles.badge} x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
      {badgeParts(scene, region, false).map((part, i) => {
        const left = right + part.before;
        right = left + part.width;
        return <Part key={i} part={part} left={left} isLand={scene.table.regions[region]!.land} />;
      })}
    </>
  );
}

function Part({ part: { width, shows }, left, isLand }: { part: BadgePart; left: number; isLand: boolean }) {
  const middle = left + width / 2;
  if ('value' in shows) {
    return (
      <>
        <rect class={isLand ? styles.land : styles.water} x={left} y={-8.5} width={width} height={17} rx={8.5} />
        <text class={styles.value} x={middle} y={4.2}>
          {shows.value}
        </text>
      </>
    );
  }
  if ('seat' in shows) {
    const colour = colourOf(shows.seat);
    return (
      <>
        <rect x={left} y={-width / 2} width={width} height={width} rx={3} fill={`var(--player-${colour})`} />
        <Emblem seat={shows.seat} x={middle} y={0} size={width * 0.72} fill={`var(--player-${colour}-ink)`} />
      </>
    );
  }
  if ('icon' in shows) {
    return <use class={styles.icon} href={`#i-${shows.icon}`} x={left} y={-width / 2} width={width} height={width} />;
  }
  return (
    <text class={shows.leads ? styles.leads : styles.count} x={middle} y={4.2}>
      {shows.text}
    </text>
  );
}
