import type { GameScreens } from '../../table/game';
import { coaching } from './lesson/coaching';
import { tips } from './lesson/tips';
import { puzzle } from './replay/puzzle';
import { replay } from './replay/replay';
import { GrandePage } from './screen/GrandePage';
import { keys } from './screen/keys';
import { continues, isUntold } from './words/log';
import { notation } from './words/notation';

/** The table of El Grande and its replays. */
export const screens: GameScreens = {
  Table: GrandePage,
  replay,
  puzzle,
  coaching,
  tips,
  keys,
  notation,
  isQuiet: isUntold,
  goesOn: continues,
  reveals: ({ move }) => move.startsWith('disk '),
};
