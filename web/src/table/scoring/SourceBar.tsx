import type { ComponentChildren } from 'preact';
import type { Sources } from '../people/types';
import styles from './SourceBar.module.css';

interface Props {
  sources: Sources;
  /** Points by source. */
  points: readonly number[];
  /** The number of points for the whole width. */
  full: number;
  /** The text on a part of the bar. */
  label?: (points: number) => ComponentChildren;
}

/** Points as a bar, a part for each source. */
export function SourceBar({ sources, points, full, label }: Props) {
  return (
    <div class={styles.bar} role="img" aria-label={sources.words(points)}>
      {sources.list.map(
        ({ look }, i) =>
          points[i]! > 0 && (
            <i key={look} class={styles[look]} style={{ width: `${(points[i]! / full) * 100}%` }}>
              {label?.(points[i]!)}
            </i>
          ),
      )}
    </div>
  );
}

/** The numbers of a bar that is too short for them: below the bar, each in the style of its part. */
export function SourceNumbers({ sources, points }: Pick<Props, 'sources' | 'points'>) {
  return (
    <div class={styles.numbers} aria-hidden="true">
      {sources.list.map(
        ({ look }, i) =>
          points[i]! > 0 && (
            <span key={look}>
              <i class={styles[look]} />
              {points[i]}
            </span>
          ),
      )}
    </div>
  );
}

/** The legend of such bars. */
export function SourceKey({ sources }: { sources: Sources }) {
  return (
    <>
      {sources.list.map(({ label, look }) => (
        <>
          <i key={look} class={`${styles.key} ${styles[look]}`} />
          {label}
        </>
      ))}
    </>
  );
}
