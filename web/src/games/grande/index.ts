import type { Game } from '../../table/game';
import { Poster } from './Poster';

/** El Grande: what the lobby needs, and the way to the rest. */
export const grande: Game = {
  id: 'el-grande',
  rulePrefix: 'EG',
  icon: 'king',
  Poster,
  lengthOption: 'short',
  optionCounts: () => true,
  lessonSteps: 15,
  screens: async () => (await import('./screens')).screens,
  teaching: async () => (await import('./teaching')).teaching,
};
