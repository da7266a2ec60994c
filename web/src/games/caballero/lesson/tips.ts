import type { Coaching } from '../../../table/game';
import type { TipList } from '../../../table/help/tip-list';
import { type Key, t } from '../text';

/** The tips about the symbols of El Caballero. */
export const tips: TipList = {
  game: 'el-caballero',
  tips: {
    caballero: { icon: 'cab', rule: 'EC-3.3' },
    court: { icon: 'house', rule: 'EC-3.2' },
    tiles: { icon: 'tile', rule: 'EC-1.3' },
    ship: { icon: 'ship', rule: 'EC-3.15' },
    castillo: { icon: 'castillo', rule: 'EC-3.16' },
    grande: { icon: 'grande', rule: 'EC-5.5' },
    governor: { icon: 'governor', rule: 'EC-5.3' },
    gold: { icon: 'gold', rule: 'EC-4.1' },
    fish: { icon: 'fish', rule: 'EC-4.1' },
    power: { icon: 'hand', rule: 'EC-2.4' },
    supply: { icon: 'supply', rule: 'EC-3.1' },
    area: { icon: 'area', rule: 'EC-3.5' },
    move: { icon: 'move', rule: 'EC-3.17' },
    take: { icon: 'take', rule: 'EC-3.19' },
    stack: { icon: 'layers', rule: 'EC-2.2' },
    scoring: { icon: 'star', rule: 'EC-2.3' },
    badge: { icon: 'flag', rule: 'EC-4.2' },
    ifScored: { icon: 'star', rule: 'EC-4.2' },
    twoTiles: { icon: 'area', rule: 'EC-3.5' },
    evicted: { icon: 'warn', rule: 'EC-3.8' },
  },
};

/** The tips up to the first scoring. */
const COACHED: Readonly<Record<string, Key>> = {
  bid1: 'ec.coach.bid1',
  turn1: 'ec.coach.turn1',
  turn2: 'ec.coach.turn2',
  turn3: 'ec.coach.turn3',
  turn4: 'ec.coach.turn4',
};

export const coaching: Coaching = (round, step) => {
  const key = COACHED[`${step}${round}`];
  return key && t(key);
};
