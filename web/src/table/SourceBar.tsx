import type { ComponentChildren } from 'preact';
import styles from './SourceBar.module.css';
import type { Sources } from './types';

interface Props {
  sources: Sources;
  /** Points by source. */
  points: readonly number[];
  /** The points that fill the whole width. */
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

/** What the parts of such bars mean. */
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
