import type { AnalysisView } from '../../protocol/types';

export interface WinEstimate {
  ply: number;
  /** Every seat's chance to win, from 0 to 1. */
  chances: readonly number[];
}

/** The chances before the first turn and after each, by ply. */
export function winEstimates({ outlook, judged }: AnalysisView): WinEstimate[] {
  return outlook.flatMap((chances, i) => {
    const ply = i === 0 ? 0 : judged[i - 1]?.last;
    return ply === undefined ? [] : [{ ply, chances }];
  });
}

/** The chances at a ply: the latest up to that ply. */
export function winEstimateAt(points: readonly WinEstimate[], ply: number): WinEstimate | undefined {
  return points.findLast((point) => point.ply <= ply);
}

/** One seat's band in a stacked graph, from 0 at the top to 1: its edge down the game and back. */
export function band(points: readonly WinEstimate[], seat: number): { ply: number; from: number; to: number }[] {
  return points.map(({ ply, chances }) => {
    const sum = chances.reduce((all, chance) => all + chance, 0) || 1;
    const from = chances.slice(0, seat).reduce((all, chance) => all + chance, 0) / sum;
    return { ply, from, to: from + (chances[seat] ?? 0) / sum };
  });
}

export function percent(chance: number): number {
  return Math.round(chance * 100);
}
