import type { Game } from '../../table/game';
import { withTexts } from '../../text/languages';
import { Poster } from './Poster';
import './text/lobby';

/** El Grande: what the lobby needs, and functions that load the rest. */
export const grande: Game = {
  id: 'el-grande',
  rulePrefix: 'EG',
  icon: 'king',
  tint: 'sun',
  Poster,
  lengthOption: 'short',
  variantOf: () => undefined,
  optionCounts: () => true,
  hasInterruptions: true,
  lessonSteps: 15,
  glance: async () => (await withTexts(import('./replay/Glance'))).glance,
  screens: async () => (await withTexts(import('./screens'))).screens,
  teaching: async () => (await withTexts(import('./lesson/teaching'))).teaching,
};
