import { useEffect, useState } from 'preact/hooks';
import { findGame } from '../../games';
import { api, Refused, Unreachable } from '../../net/api';
import { isLocal } from '../../offline/local';
import type { TableLine, TableView } from '../../protocol/types';
import type { GameGlance } from '../../table/game';

interface Seen {
  glance: GameGlance;
  table: TableView;
}

/** What a table looks like where something happened last; until that is known, and before the start, the game's poster. */
export function TableGlance({ line, isPictured }: { line: TableLine; isPictured: boolean }) {
  // A table on this device would have to be played again by a worker that the lobby does not need.
  const seen = useTable(line, isPictured && line.phase === 'playing' && !isLocal(line.id));
  const Poster = findGame(line.game)?.Poster;
  if (seen?.table.play) {
    const { position, log } = { position: seen.table.play.table, log: seen.table.play.log };
    return <seen.glance.Glance position={position} log={log} />;
  }
  return Poster === undefined ? null : <Poster />;
}

/** The table and how its game draws it, fetched again whenever something has happened. */
function useTable({ id, game, changed }: TableLine, isWanted: boolean): Seen | undefined {
  const [seen, setSeen] = useState<Seen>();
  useEffect(() => {
    const found = findGame(game);
    if (!isWanted || found === undefined) {
      return;
    }
    Promise.all([found.glance(), api.table(id)]).then(
      ([glance, table]) => setSeen({ glance, table }),
      (error: unknown) => {
        // A picture that can't be had is left out.
        if (!(error instanceof Refused || error instanceof Unreachable || error instanceof TypeError)) {
          throw error;
        }
      },
    );
  }, [id, game, changed, isWanted]);
  return seen;
}
