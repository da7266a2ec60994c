import { api, Refused, Unreachable } from '../../net/api';
import type { DailyDeal } from '../../protocol/types';

/* A deal that the person has taken along is played at a table on this device. When there is a connection again, the result joins
   the others. */

/** The deal that a page shows: of a game and a day, or of today. */
export function dealId(game: string, day: string | undefined): string {
  return `${game}-${day ?? 'today'}`;
}

/** Whether the person has taken the deal along and not come back with it. */
export function isCarried({ yours }: DailyDeal): boolean {
  return yours !== null && yours.id === '';
}

/** The deal; a game that this device has finished joins the others before. */
export async function fetchDeal(id: string): Promise<DailyDeal> {
  const deal = await api.deal(id);
  if (!isCarried(deal)) {
    return deal;
  }
  const here = await onDevice(deal);
  if (here?.yours === null || here === undefined || here.deal.hash !== deal.deal.hash) {
    return deal;
  }
  if (here.yours.totals === null) {
    return { ...deal, yours: { ...here.yours } };
  }
  return api.joinDeal(`${deal.game}-${deal.day}`, JSON.stringify(await api.replayRecord(here.yours.id)));
}

async function onDevice({ game, day }: DailyDeal): Promise<DailyDeal | undefined> {
  try {
    return await api.dealOnDevice(`${game}-${day}`);
  } catch (error) {
    if (error instanceof Refused || error instanceof Unreachable) {
      return undefined;
    }
    throw error;
  }
}

/** The number of games and the share of them below a number of points, for a curve. */
export function curveOf(scores: DailyDeal['scores'], steps: number): { x: number; y: number; points: number }[] {
  const games = scores.reduce((sum, score) => sum + score.games, 0);
  const mean = scores.reduce((sum, score) => sum + score.points * score.games, 0) / games;
  const variance = scores.reduce((sum, score) => sum + score.games * (score.points - mean) ** 2, 0) / games;
  // Silverman's rule: narrower with more games.
  const width = Math.max(1, 1.06 * Math.sqrt(variance) * games ** -0.2);
  const from = scores[0]!.points - 2 * width;
  const to = scores.at(-1)!.points + 2 * width;
  const found = Array.from({ length: steps + 1 }, (_, i) => {
    const points = from + ((to - from) * i) / steps;
    const y = scores.reduce((sum, score) => sum + score.games * Math.exp(-(((points - score.points) / width) ** 2) / 2), 0);
    return { x: i / steps, y, points };
  });
  const highest = Math.max(...found.map(({ y }) => y));
  return found.map((each) => ({ ...each, y: each.y / highest }));
}
