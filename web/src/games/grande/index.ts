import type { Game } from '../../table/game';
import { addEnglish } from '../../text';
import { withTexts } from '../../text/languages';
import { Poster } from './Poster';
import en from './text/lobby/en.json';

/* The texts of this game that the lobby needs. In other languages they are part of the page's texts. */
addEnglish(en);

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
  sample: async () => (await withTexts(import('./lesson/sample'))).sample,
  teaching: async () => (await withTexts(import('./lesson/teaching'))).teaching,
};
