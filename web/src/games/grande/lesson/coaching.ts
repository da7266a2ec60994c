import type { Coaching } from '../../../table/game';
import { type Key, t } from '../text';

/** The tips up to the first scoring. */
const TIPS: Readonly<Record<string, Key>> = {
  bid1: 'eg.coach.bid1',
  turn1: 'eg.coach.turn1',
  turn2: 'eg.coach.turn2',
  turn3: 'eg.coach.turn3',
};

export const coaching: Coaching = (round, step) => {
  const key = TIPS[`${step}${round}`];
  return key && t(key);
};
