import { Badge } from '../../draw/Icon';
import { classes } from '../../ui/parts/classes';
import styles from './RisingPoints.module.css';

/** The points that rise from a region when it is scored; the map decides where. */
export function RisingPoints({ points, direction = 'down' }: { points: readonly number[]; direction?: 'down' | 'across' }) {
  return (
    <ul class={classes(styles.rises, styles[direction])} aria-hidden="true">
      {points.map(
        (gain, seat) =>
          gain > 0 && (
            <li key={seat} class={styles.rise}>
              <Badge seat={seat} size="small" />+{gain}
            </li>
          ),
      )}
    </ul>
  );
}
