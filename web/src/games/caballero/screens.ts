import type { GameScreens } from '../../table/game';
import { coaching } from './lesson/coaching';
import { tips } from './lesson/tips';
import { puzzle } from './replay/puzzle';
import { replay } from './replay/replay';
import { isQuiet } from './scene/log';
import { notation } from './scene/notation';
import { CaballeroPage } from './screen/CaballeroPage';
import { keys } from './screen/keys';

/** The table of El Caballero and its replays. */
export const screens: GameScreens = {
  Table: CaballeroPage,
  replay,
  puzzle,
  coaching,
  tips,
  keys,
  notation,
  isQuiet: ({ move }) => isQuiet(move),
  goesOn: () => false,
  reveals: () => false,
};
