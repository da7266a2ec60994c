import { useEffect, useRef, useState } from 'preact/hooks';
import { api, Refused, Unreachable } from '../../net/api';
import type { Sheet, TableView } from '../../protocol/types';

export interface Scorings {
  sheets: readonly Sheet[];
  /** A new scoring, until its show is over. */
  toShow: { sheet: Sheet; before: number[] } | undefined;
  /** Whether the sheet of a new scoring has not arrived yet. */
  isComing: boolean;
  shown: () => void;
}

/** The scorings of a table. Those that happen while the page is open are shown; older ones are not. */
export function useScorings(table: TableView): Scorings {
  const count = table.play?.scorings.length ?? 0;
  const [sheets, setSheets] = useState<readonly Sheet[]>([]);
  const seen = useRef(count);
  const [, redraw] = useState(0);
  useEffect(() => {
    if (count === 0 || sheets.length >= count) {
      return;
    }
    api.scorings(table.id).then(setSheets, (error: unknown) => {
      // Without the sheets there is no show; the totals are on the table.
      seen.current = count;
      redraw((n) => n + 1);
      if (!(error instanceof Refused || error instanceof Unreachable)) {
        throw error;
      }
    });
  }, [count]);
  const sheet = sheets[seen.current];
  const toShow =
    sheet === undefined || seen.current >= count ? undefined : { sheet, before: totalsBefore(sheets, seen.current) };
  return {
    sheets,
    toShow,
    isComing: sheet === undefined && seen.current < count,
    shown: () => {
      seen.current++;
      redraw((n) => n + 1);
    },
  };
}

/** Every seat's points before a scoring. */
export function totalsBefore(sheets: readonly Sheet[], index: number): number[] {
  const seats = sheets[0]?.scoring.points.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    sheets.slice(0, index).reduce((sum, sheet) => sum + (sheet.scoring.points[seat] ?? 0), 0),
  );
}
