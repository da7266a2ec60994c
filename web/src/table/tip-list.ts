import type { IconName } from '../draw/icons';
import type { GameId } from '../ui/route';

/* The symbols of both games, each with the rule behind it; their texts are `tip.<name>.title` and `tip.<name>.text`. */

export interface Tip {
  icon: IconName;
  rule: string;
}

export const TIPS = {
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
  evicted: { icon: 'warn', rule: 'EC-3.8' },
  king: { icon: 'king', rule: 'EG-3.5' },
  province: { icon: 'flag', rule: 'EG-3.1' },
  grandeCourt: { icon: 'house', rule: 'EG-3.4' },
  grandePawn: { icon: 'cab', rule: 'EG-5.1' },
  grandeEg: { icon: 'grande', rule: 'EG-5.3' },
  castilloEg: { icon: 'castillo', rule: 'EG-3.6' },
  values: { icon: 'star', rule: 'EG-5.1' },
  scoreboard: { icon: 'star', rule: 'EG-4.8' },
  veto: { icon: 'veto', rule: 'EG-4.15' },
  disk: { icon: 'disk', rule: 'EG-4.16' },
  pile: { icon: 'layers', rule: 'EG-1.5' },
  scoringEg: { icon: 'star', rule: 'EG-5.4' },
  powerEg: { icon: 'hand', rule: 'EG-2.4' },
} as const satisfies Record<string, Tip>;

export type TipName = keyof typeof TIPS;

export function isTip(name: string | undefined): name is TipName {
  return name !== undefined && name in TIPS;
}

/** The symbols of a game, for its legend. */
export function tipsOf(game: GameId): TipName[] {
  const prefix = game === 'el-grande' ? 'EG' : 'EC';
  return (Object.keys(TIPS) as TipName[]).filter((name) => TIPS[name].rule.startsWith(prefix));
}
