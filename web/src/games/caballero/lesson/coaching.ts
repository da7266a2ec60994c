import type { Coaching } from '../../../table/game';
import { type Key, t } from '../text';

/** The tips up to the first scoring. */
const TIPS: Readonly<Record<string, Key>> = {
  bid1: 'ec.coach.bid1',
  turn1: 'ec.coach.turn1',
  turn2: 'ec.coach.turn2',
  turn3: 'ec.coach.turn3',
  turn4: 'ec.coach.turn4',
};

export const coaching: Coaching = (round, step) => {
  const key = TIPS[`${step}${round}`];
  return key && t(key);
};
