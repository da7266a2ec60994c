import { useEffect, useRef, useState } from 'preact/hooks';
import { api, Refused, Unreachable } from '../../../net/api';
import type { GrandeTable, LogLine, PlayView, Sheet, TableView } from '../../../protocol/types';
import type { Scorings } from '../../../table/live/use-scorings';
import { type Revealed, reveals } from './revealed';

/** A show that comes before the table continues: revealed disks or a scoring, in the order in which they happened. */
export type Show =
  | { kind: 'reveal'; revealed: Revealed; before: GrandeTable; after: GrandeTable; isScored: boolean; done: () => void }
  | { kind: 'scoring'; sheet: Sheet; scored: GrandeTable; before: readonly number[]; done: () => void }
  | { kind: 'loading' };

/** The positions before and after a move, once they are loaded; undefined if that is not possible. */
function usePositions(
  id: string,
  ply: number | undefined,
): { before: GrandeTable; after: GrandeTable } | 'loading' | undefined {
  const [found, setFound] = useState<{ ply: number; tables: GrandeTable[] }>();
  useEffect(() => {
    if (ply === undefined) {
      return undefined;
    }
    let isStale = false;
    api.positions(id, ply - 1, ply).then(
      ({ positions }) => !isStale && setFound({ ply, tables: positions.map((moment) => moment.table as GrandeTable) }),
      (error: unknown) => {
        // Without the positions there is no show; the table has the result.
        setFound({ ply, tables: [] });
        if (!(error instanceof Refused || error instanceof Unreachable)) {
          throw error;
        }
      },
    );
    return () => {
      isStale = true;
    };
  }, [id, ply]);
  if (ply === undefined || found?.ply !== ply) {
    return ply === undefined ? undefined : 'loading';
  }
  const [before, after] = found.tables;
  return before === undefined || after === undefined ? undefined : { before, after };
}

/** The next show of El Grande, if any. Events before the page was opened are not shown. */
export function useShow(table: TableView, play: PlayView, log: readonly LogLine[], scorings: Scorings): Show | undefined {
  const seen = useRef(play.moves);
  const [, redraw] = useState(0);
  const { stage } = play.table as GrandeTable;
  const next = reveals(log, stage === 'disks' || stage === 'castillo').find(({ ply }) => ply > seen.current);
  const scoring = scorings.toShow;
  const isRevealNext = next !== undefined && (scoring === undefined || next.ply <= scoring.sheet.ply);
  const ply = isRevealNext ? next.ply : scoring?.sheet.ply;
  const positions = usePositions(table.id, ply);
  const isEmpty = !isRevealNext && scoring !== undefined && scoring.sheet.sheet.length === 0;
  const isMissing = isRevealNext && positions === undefined;
  const past = () => {
    seen.current = Math.max(seen.current, ply ?? 0);
    redraw((n) => n + 1);
  };
  useEffect(() => {
    if (isEmpty) {
      scorings.shown();
    } else if (isMissing) {
      past();
    }
  }, [isEmpty, isMissing, ply]);

  if (ply === undefined || isEmpty || isMissing) {
    return undefined;
  }
  if (positions === 'loading') {
    return { kind: 'loading' };
  }
  if (isRevealNext) {
    const isScored = play.scorings.length > 0 && log.find((line) => line.ply === next.ply)?.scorings.length !== 0;
    return { kind: 'reveal', revealed: next, before: positions!.before, after: positions!.after, isScored, done: past };
  }
  const { sheet, before } = scoring!;
  // The Castillo opens during a general scoring, so the regions are scored as they are after it.
  const scored =
    sheet.scoring.cause === 'general' && positions !== undefined
      ? asScored(sheet.table as GrandeTable, positions.after)
      : (sheet.table as GrandeTable);
  return { kind: 'scoring', sheet, scored, before, done: scorings.shown };
}

/** The position that a general scoring counts: the regions after the Castillo was opened, and everything else as before. */
function asScored(before: GrandeTable, after: GrandeTable): GrandeTable {
  return { ...before, regions: after.regions };
}
