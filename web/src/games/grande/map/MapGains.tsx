import { Badge } from '../../../draw/Icon';
import { signed } from '../../../text';
import type { MapLayout } from '../ground/map-layout';
import styles from './MapGains.module.css';
import { gainPlace } from './MapMarks';

/** What places give each seat, as chips next to them. */
export function MapGains({ layout, gains }: { layout: MapLayout; gains: ReadonlyMap<string, readonly number[]> }) {
  return (
    <>
      {[...gains].map(([code, points]) => {
        const [left, top] = gainPlace(layout, code);
        return (
          <div key={code} class={styles.gains} style={{ left: `${left}px`, top: `${top}px` }} aria-hidden="true">
            {points.map(
              (gain, seat) =>
                gain !== 0 && (
                  <span key={seat}>
                    <Badge seat={seat} size="small" />
                    {signed(gain)}
                  </span>
                ),
            )}
          </div>
        );
      })}
    </>
  );
}
