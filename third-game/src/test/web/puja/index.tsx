import { Icon } from '../../draw/Icon';
import type { Game } from '../../table/game';
import { addEnglish } from '../../text';
import { withTexts } from '../../text/languages';
import en from './text/lobby/en.json';

/* The texts of this game that are needed before anybody opens it. In other languages they are part of the page's texts. */
addEnglish(en);

/** La Puja: what the lobby needs, and a function that loads the rest. */
export const puja: Game = {
  id: 'la-puja',
  rulePrefix: 'LP',
  icon: 'trophy',
  tint: 'sun',
  Poster: () => <Icon name="trophy" />,
  lengthOption: undefined,
  variantOf: () => undefined,
  optionCounts: () => true,
  hasInterruptions: false,
  screens: async () => (await withTexts(import('./screens'))).screens,
};
