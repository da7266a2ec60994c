import { t } from '.';

const MOST = 5;
type Rank = 1 | 2 | 3 | 4 | 5;

function rank(n: number): Rank {
  return Math.min(MOST, Math.max(1, n)) as Rank;
}

/** First, second: a rank in a sentence. */
export function rankWord(n: number): string {
  return t(`rank.${rank(n)}`);
}

/** 1st, 2nd: a rank, if there is little space. */
export function placeWord(n: number): string {
  return t(`place.${rank(n)}`);
}
