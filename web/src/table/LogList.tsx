import { Badge } from '../draw/Icon';
import type { Cell } from '../draw/grid';
import type { LogEntry } from './types';

interface Props {
  entries: readonly LogEntry[];
  /** What is being pointed at lights up on the map. */
  onLight: (cells: readonly Cell[]) => void;
  /** A click opens the line in the replay. */
  onOpen?: (id: string) => void;
}

/** The log, newest first; every move one sentence. */
export function LogList({ entries, onLight, onOpen }: Props) {
  return (
    <ol class="log" aria-live="polite" aria-relevant="additions">
      {entries.map((entry) =>
        entry.kind === 'round' ? (
          <li key={entry.id} class="round">
            {entry.text}
          </li>
        ) : (
          <li
            key={entry.id}
            class={entry.isNew ? 'new' : ''}
            onMouseEnter={() => onLight(entry.cells)}
            onMouseLeave={() => onLight([])}
          >
            <Badge seat={entry.seat} />
            {onOpen ? (
              <button type="button" class="line" onClick={() => onOpen(entry.id)} onFocus={() => onLight(entry.cells)} onBlur={() => onLight([])}>
                {entry.text}
              </button>
            ) : (
              <span>{entry.text}</span>
            )}
            <span class="t tn">{entry.time}</span>
          </li>
        ),
      )}
    </ol>
  );
}
