import type { Coaching } from '../../../table/game';
import type { TipList } from '../../../table/help/tip-list';
import { type Key, t } from '../text';

/** The tips about the symbols of El Grande. */
export const tips: TipList = {
  game: 'el-grande',
  tips: {
    king: { icon: 'king', rule: 'EG-3.5' },
    province: { icon: 'house', rule: 'EG-3.1' },
    court: { icon: 'cab', rule: 'EG-3.4' },
    pawn: { icon: 'cab', rule: 'EG-5.1' },
    grande: { icon: 'grande', rule: 'EG-5.3' },
    castillo: { icon: 'castillo', rule: 'EG-3.6' },
    values: { icon: 'star', rule: 'EG-5.1' },
    scoreboard: { icon: 'star', rule: 'EG-4.8' },
    veto: { icon: 'veto', rule: 'EG-4.15' },
    disk: { icon: 'disk', rule: 'EG-4.16' },
    pile: { icon: 'layers', rule: 'EG-1.5' },
    scoring: { icon: 'star', rule: 'EG-5.4' },
    ifScored: { icon: 'star', rule: 'EG-5.1' },
    power: { icon: 'hand', rule: 'EG-2.4' },
  },
};

/** The tips up to the first scoring. */
const COACHED: Readonly<Record<string, Key>> = {
  bid1: 'eg.coach.bid1',
  turn1: 'eg.coach.turn1',
  turn2: 'eg.coach.turn2',
  turn3: 'eg.coach.turn3',
};

export const coaching: Coaching = (round, step) => {
  const key = COACHED[`${step}${round}`];
  return key && t(key);
};
