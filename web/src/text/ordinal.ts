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

/** 1st, 2nd: a rank where space is short. */
export function placeWord(n: number): string {
  return t(`place.${rank(n)}`);
}
