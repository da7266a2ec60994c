import type { Game } from '../../table/game';
import { addEnglish } from '../../text';
import { withTexts } from '../../text/languages';
import { Poster } from './Poster';
import en from './text/lobby/en.json';

/* The texts of this game that the lobby needs. In other languages they are part of the page's texts. */
export const { t } = addEnglish(en);

/** El Caballero: what the lobby needs, and functions that load the rest. */
export const caballero: Game = {
  id: 'el-caballero',
  rulePrefix: 'EC',
  icon: 'area',
  tint: 'sea',
  Poster,
  lengthOption: 'expanded',
  // Lines stored in a browser before tables had options contain only `expanded`.
  variantOf: ({ options, expanded }) =>
    (options?.expanded ?? String(expanded)) === 'true' ? t('lobby.el-caballero.expanded') : undefined,
  optionCounts: (option, players, options) =>
    (option !== 'twoPlayerTie' || players === 2) && (option !== 'grandeTakeBack' || options.expanded === 'true'),
  hasInterruptions: false,
  lessonSteps: 17,
  glance: async () => (await withTexts(import('./replay/Glance'))).glance,
  screens: async () => (await withTexts(import('./screens'))).screens,
  count: async () => (await withTexts(import('./count/CountPage'))).CountPage,
  sample: async () => (await withTexts(import('./lesson/sample'))).sample,
  teaching: async () => (await withTexts(import('./lesson/teaching'))).teaching,
};
