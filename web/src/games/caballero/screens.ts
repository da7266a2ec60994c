import type { GameScreens } from '../../table/game';
import { coaching } from './coaching';
import { Glance } from './Glance';
import { keys } from './keys';
import { isQuiet } from './log';
import { puzzle } from './puzzle';
import { replay } from './replay';
import { sounds } from './sounds';
import { TablePage } from './TablePage';
import { tips } from './tips';

/** The table of El Caballero and its replays. */
export const screens: GameScreens = {
  Table: TablePage,
  Glance,
  replay,
  puzzle,
  coaching,
  tips,
  keys,
  sounds,
  isQuiet: ({ move }) => isQuiet(move),
  goesOn: () => false,
  reveals: () => false,
};
