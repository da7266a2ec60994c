import { memo } from 'preact/compat';
import { Badge } from '../draw/Icon';
import { t } from '../text';
import { classes } from '../ui/classes';
import styles from './Lines.module.css';
import type { LogEntry } from './types';

interface Props<Where> {
  entries: readonly LogEntry<Where>[];
  /** The places of the line under the pointer are highlighted on the map. */
  onLight: (where: readonly Where[]) => void;
  /** A click opens the line in the replay. */
  onOpen?: (id: string) => void;
}

/** The log, newest first; every move is one sentence. It is long, so it is rendered again only for new lines. */
export const LogList = memo(Lines) as typeof Lines;

function Lines<Where>({ entries, onLight, onOpen }: Props<Where>) {
  return (
    <ol class={styles.lines} aria-label={t('tabs.log')} aria-live="polite" aria-relevant="additions">
      {entries.map((entry) =>
        entry.kind === 'round' ? (
          <li key={entry.id} class={styles.round}>
            {entry.text}
          </li>
        ) : (
          <li
            key={entry.id}
            class={classes(styles.line, entry.isNew && styles.fresh)}
            onMouseEnter={() => onLight(entry.where)}
            onMouseLeave={() => onLight([])}
          >
            <Badge seat={entry.seat} />
            {onOpen ? (
              <button
                type="button"
                class={styles.open}
                onClick={() => onOpen(entry.id)}
                onFocus={() => onLight(entry.where)}
                onBlur={() => onLight([])}
              >
                {entry.text}
              </button>
            ) : (
              <span>{entry.text}</span>
            )}
            <span class={styles.time}>{entry.time}</span>
          </li>
        ),
      )}
    </ol>
  );
}
