import { Badge } from '../draw/Icon';
import styles from './Rises.module.css';

/** What rises from a region when it is scored; where, the map says. */
export function Rises({ points }: { points: readonly number[] }) {
  return (
    <ul class={`${styles.rises} rises`} aria-hidden="true">
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
