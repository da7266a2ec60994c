import type { AnalysisView, LogLine } from '../../protocol/types';
import { GENERAL } from '../people/steps';
import type { MomentParts, Player } from '../people/types';

/* Selects the key moments of a game: those that changed the most points, including win chances from the analysis. */

/** Moves that decided something. */
export interface Moment {
  lines: readonly LogLine[];
  kind: string;
  /** How much they changed every seat's points if scored, including points they scored themselves. */
  points: readonly number[];
}

const MOST = 4;
/** The maximum number of moments of a kind. */
const MOST_OF_A_KIND = 2;
/** The extra weight of a turn that changed a win chance from 0 to 1. */
const WEIGHT_OF_CHANCES = 3;

/** How much a group of moves changed the points. */
export function pointsOf(lines: readonly LogLine[]): number[] {
  const scored = lines.flatMap(({ scorings }) => scorings).filter(({ cause }) => cause !== GENERAL);
  return [...lines.map(({ points }) => points), ...scored.map(({ points }) => points)].reduce<number[]>(
    (sum, points) => points.map((by, seat) => by + (sum[seat] ?? 0)),
    [],
  );
}

/** All possible moments. */
export function momentsIn(log: readonly LogLine[], { grouped, kindOf }: MomentParts): Moment[] {
  return grouped(log).map((lines) => ({
    lines,
    kind: kindOf(lines),
    points: pointsOf(lines),
  }));
}

/**
 * The moments that changed the most points: at least one that hurt the reader and one that helped, at most two of a kind, in
 * the order of play.
 */
export function chosenMoments(
  moments: readonly Moment[],
  players: readonly Player[],
  judged: AnalysisView['judged'] = [],
): Moment[] {
  const reader = players.findIndex(({ isYou }) => isYou);
  const own = ({ points }: Moment) => points[reader] ?? 0;
  const swing = ({ lines }: Moment) => {
    const { ply } = lines[0]!;
    const turn = judged.find(({ first, last }) => first <= ply && ply <= last);
    return turn === undefined ? 0 : Math.abs(turn.after - turn.before);
  };
  const size = (moment: Moment) =>
    moment.points.reduce((sum, by) => sum + Math.abs(by), 0) * (1 + WEIGHT_OF_CHANCES * swing(moment));
  const largest = moments.filter((moment) => size(moment) > 0).sort((a, b) => size(b) - size(a));
  const chosen = new Set<Moment>();
  for (const wanted of [largest.find((moment) => own(moment) < 0), largest.find((moment) => own(moment) > 0), ...largest]) {
    const ofItsKind = [...chosen].filter(({ kind }) => kind === wanted?.kind).length;
    if (wanted !== undefined && chosen.size < MOST && ofItsKind < MOST_OF_A_KIND) {
      chosen.add(wanted);
    }
  }
  return [...chosen].sort((a, b) => a.lines[0]!.ply - b.lines[0]!.ply);
}

/** The seat whose change of points is shown: the reader's, or else the one with the largest change. */
export function mostTouched({ points }: Moment, players: readonly Player[]): number {
  const reader = players.findIndex(({ isYou }) => isYou);
  if ((points[reader] ?? 0) !== 0) {
    return reader;
  }
  return points.reduce((most, by, seat) => (Math.abs(by) > Math.abs(points[most] ?? 0) ? seat : most), 0);
}
