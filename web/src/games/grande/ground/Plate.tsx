import { fmt } from '../../../draw/curve';
import { classes } from '../../../ui/parts/classes';
import styles from './Plate.module.css';

const WIDTHS = [21, 17, 17];

/** The values of a region: printed ones on cobalt, those of a mobile scoreboard on ivory. */
export function Plate({
  x,
  y,
  values,
  scale = 1,
  movable,
}: {
  x: number;
  y: number;
  values: readonly number[];
  scale?: number;
  movable: boolean;
}) {
  const middles = [-19, 0, 17];
  return (
    <g
      transform={`translate(${fmt(x)} ${fmt(y)}) scale(${scale})`}
      class={classes(styles.plate, movable && styles.movable)}
      data-tip={movable ? 'scoreboard' : 'values'}
    >
      <rect x="-32.5" y="-10" width={WIDTHS.reduce((a, b) => a + b) + 6} height="22" rx="4.5" class={styles.shadow} />
      <rect x="-32.5" y="-11" width={WIDTHS.reduce((a, b) => a + b) + 6} height="22" rx="4.5" class={styles.ground} />
      {values.map((value, i) => (
        <text key={i} x={middles[i]} y="0" class={i === 0 ? styles.first : undefined}>
          {value}
        </text>
      ))}
      <path d="M-8.5 -7V7M8.5 -7V7" class={styles.rules} />
    </g>
  );
}
