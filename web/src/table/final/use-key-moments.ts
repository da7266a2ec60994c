import { useEffect, useMemo, useState } from 'preact/hooks';
import { api, Refused, Unreachable } from '../../net/api';
import type { AnalysisView, LogLine, Moment as Position } from '../../protocol/types';
import { personal, t } from '../../text';
import { useScreens } from '../game';
import type { Player, WordedMoment } from '../people/types';
import { chosenMoments, type Moment, momentsIn, mostTouched } from './moments';

/** A moment with its words and its picture. */
export interface KeyMoment extends Moment, WordedMoment {
  /** The action, and its effect on the points. */
  headline: string;
  /** The same with the names of all players, for others to read. */
  shared: string;
  /** The number of the round as the game counts it: some games leave rounds out. */
  round: number;
}

/** The key moments of a finished game, as far as their positions are loaded. */
export function useKeyMoments(
  id: string,
  log: readonly LogLine[],
  players: readonly Player[],
  analysis: AnalysisView | undefined,
): readonly KeyMoment[] {
  const parts = useScreens().replay.moments;
  const judged = analysis?.state === 'done' ? analysis.judged : undefined;
  // Until the beginning of the log is loaded, neither the key moments nor their rounds are known.
  const chosen = useMemo(
    () => (parts && log[0]?.ply === 1 ? chosenMoments(momentsIn(log, parts), players, judged) : []),
    [log, parts, players, judged],
  );
  const positions = usePositions(id, chosen);
  return useMemo(
    () =>
      chosen.flatMap((moment) => {
        const before = positions.get(moment.lines[0]!.ply - 1);
        const after = positions.get(moment.lines.at(-1)!.ply)?.table;
        if (parts === undefined || before === undefined || after === undefined) {
          return [];
        }
        const told = parts.describe({ before: before.table, after, lines: moment.lines, players });
        const all = withNames(players);
        const { words } = parts.describe({ before: before.table, after, lines: moment.lines, players: all });
        return [
          {
            ...moment,
            ...told,
            round: before.round,
            headline: headline(told.words, moment, players),
            shared: headline(words, moment, all),
          },
        ];
      }),
    [chosen, positions, players, parts],
  );
}

/** The players as others see them: none of them is the reader. */
export function withNames(players: readonly Player[]): Player[] {
  return players.map((player) => ({ ...player, isYou: false }));
}

/** The action, and its effect on the reader, or on the seat with the largest change. */
function headline(what: string, moment: Moment, players: readonly Player[]): string {
  const seat = mostTouched(moment, players);
  const by = moment.points[seat] ?? 0;
  const player = players[seat];
  if (by === 0 || player === undefined) {
    return what;
  }
  return personal(by > 0 ? 'final.moments.gained' : 'final.moments.lost', player, { what, n: Math.abs(by) });
}

/** The title of the pictures, for players and for spectators. */
export function picturesTitle(players: readonly Player[]): string {
  return t(players.some(({ isYou }) => isYou) ? 'final.moments.yours' : 'final.moments');
}

/** The round of a moment in words. */
export function roundWords({ round }: KeyMoment): string {
  return t('final.moments.round', { round });
}

/** The positions before and after some moments, as they are loaded. */
function usePositions(id: string, moments: readonly Moment[]): ReadonlyMap<number, Position> {
  const [positions, setPositions] = useState<ReadonlyMap<number, Position>>(new Map());
  const wanted = new Set(moments.flatMap(({ lines }) => [lines[0]!.ply - 1, lines.at(-1)!.ply]));
  const missing = [...wanted].filter((ply) => !positions.has(ply)).join();
  useEffect(() => {
    for (const ply of missing === '' ? [] : missing.split(',').map(Number)) {
      api.positions(id, ply, ply).then(
        (found) =>
          setPositions((known) => new Map([...known, ...found.positions.map((moment) => [moment.ply, moment] as const)])),
        (error: unknown) => {
          // Without its positions, a moment is left out.
          if (!(error instanceof Refused || error instanceof Unreachable)) {
            throw error;
          }
        },
      );
    }
  }, [id, missing]);
  return positions;
}
