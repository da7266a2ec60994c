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

/** The part of a table with the latest action; until it is loaded, and before the start, the game's poster. */
export function TableGlance({ line, isPictured }: { line: TableLine; isPictured: boolean }) {
  // For a table on this device, a worker would have to replay the game, which the lobby does not need otherwise.
  const seen = useTable(line, isPictured && line.phase === 'playing' && !isLocal(line.id));
  const Poster = findGame(line.game)?.Poster;
  if (seen?.table.play) {
    const { position, log } = { position: seen.table.play.table, log: seen.table.play.log };
    return <seen.glance.Glance position={position} log={log} />;
  }
  return Poster === undefined ? null : <Poster />;
}

/** The table and its game's drawing code, fetched again after every change. */
function useTable({ id, game, changed }: TableLine, isWanted: boolean): Seen | undefined {
  const [seen, setSeen] = useState<Seen>();
  useEffect(() => {
    const glancing = isWanted ? findGame(game)?.glance?.() : undefined;
    if (glancing === undefined) {
      return;
    }
    Promise.all([glancing, api.table(id)]).then(
      ([glance, table]) => setSeen({ glance, table }),
      (error: unknown) => {
        // On failure, the picture is left out.
        if (!(error instanceof Refused || error instanceof Unreachable || error instanceof TypeError)) {
          throw error;
        }
      },
    );
  }, [id, game, changed, isWanted]);
  return seen;
}
